import { type Simulation, simulate } from '../simulation';
import type { Connection } from './accessToken';

/** A web shop's back end. */
export interface Lightspeedecom {
  /** @throws ServiceFailure */
  mainDomain(connection: Connection): Promise<string>;
  /** What the shop reports about itself. @throws ServiceFailure */
  info(connection: Connection): Promise<Readonly<Record<string, unknown>>>;
}

const DOMAIN = 'simulated-shop.example';

/** Nothing leaves this machine: every key is of the same shop. */
export const simulatedLightspeedecom = (simulation: Simulation): Lightspeedecom => ({
  mainDomain: async ({ options }) => {
    await simulate(simulation, 'lightspeedecom', options);
    return DOMAIN;
  },
  info: async ({ options }) => {
    await simulate(simulation, 'lightspeedecom', options);
    return { id: 1, status: 'simulated', mainDomain: DOMAIN, languages: ['nl', 'en'] };
  },
});
