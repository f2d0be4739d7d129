import { type Simulation, simulate } from '../simulation';
import { madeUpToken, type TokenSource } from './accessToken';

/** An ordering service. */
export type Easyorder = TokenSource;

/** Nothing leaves this machine: the token is made up. */
export const simulatedEasyorder = (simulation: Simulation): Easyorder => ({
  token: async ({ options }) => {
    await simulate(simulation, 'easyorder', options);
    return madeUpToken('easyorder');
  },
});
