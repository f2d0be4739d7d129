import { type Simulation, simulate } from '../simulation';
import { madeUpToken, type TokenSource } from './accessToken';

/** The tills of restaurants. */
export type Lightspeedkseries = TokenSource;

/** Nothing leaves this machine: the token is made up. */
export const simulatedLightspeedkseries = (simulation: Simulation): Lightspeedkseries => ({
  token: async ({ options }) => {
    await simulate(simulation, 'lightspeedkseries', options);
    return madeUpToken('lightspeedkseries');
  },
});
