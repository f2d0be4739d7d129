import { type SimulatedService, type Simulation, simulate } from '../simulation';

/** What an organisation has entered for a service, as it is stored. */
export type Connection = Readonly<Record<string, unknown>>;

/** Gives tokens to whoever has an account. */
export interface TokenSource {
  /** @throws ServiceFailure */
  token(connection: Connection): Promise<string>;
}

/** A token that looks like one, always the same for a service, and opens nothing. */
const madeUpToken = (service: string): string =>
  `simulated-${service}-${Buffer.from(service).toString('hex')}`;

/** A service that gives tokens: nothing leaves this machine, and they are made up. */
export const simulatedTokens = (
  simulation: Simulation,
  service: SimulatedService,
): TokenSource => ({
  token: async ({ options }) => {
    await simulate(simulation, service, options);
    return madeUpToken(service);
  },
});
