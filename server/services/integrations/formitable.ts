import { type Simulation, simulate } from '../simulation';
import type { Connection } from './accessToken';

/** Takes reservations of restaurants. */
export interface Formitable {
  /** The restaurant that a key is of. @throws ServiceFailure */
  restaurantId(connection: Connection): Promise<string>;
}

/** Nothing leaves this machine: every key is of the same restaurant. */
export const simulatedFormitable = (simulation: Simulation): Formitable => ({
  restaurantId: async ({ options }) => {
    await simulate(simulation, 'formitable', options);
    return 'simulated-7f3a';
  },
});
