import { type Simulation, simulate } from '../simulation';
import { madeUpToken, type TokenSource } from './accessToken';

/** The tills of shops and bars. */
export type Mpluskassa = TokenSource;

/** Nothing leaves this machine: the token is made up. */
export const simulatedMpluskassa = (simulation: Simulation): Mpluskassa => ({
  token: async ({ options }) => {
    await simulate(simulation, 'mpluskassa', options);
    return madeUpToken('mpluskassa');
  },
});
