import { type Simulation, simulate } from '../simulation';
import { type Connection, simulatedTokens, type TokenSource } from './accessToken';

/** The tills of an organisation. */
export interface Pos4 extends TokenSource {
  /** Brings products and sales up to date on both sides. @throws ServiceFailure */
  synchronise(connection: Connection): Promise<void>;
}

/** Nothing leaves this machine, and nothing changes. */
export const simulatedPos4 = (simulation: Simulation): Pos4 => ({
  ...simulatedTokens(simulation, 'pos4'),
  synchronise: ({ options }) => simulate(simulation, 'pos4', options),
});
