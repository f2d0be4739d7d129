import { type Simulation, simulate } from '../simulation';
import type { Connection } from './accessToken';

/** Where a shop keeps its stock. */
export interface ShopLocation {
  readonly id: string;
  readonly name: string;
  readonly is_primary: boolean;
}

/** A web shop. */
export interface Shopify {
  /** Tries the connection. @throws ServiceFailure */
  connect(connection: Connection): Promise<void>;
  /** @throws ServiceFailure */
  locations(connection: Connection): Promise<readonly ShopLocation[]>;
}

/** Nothing leaves this machine: every shop has the same three locations. */
export const simulatedShopify = (simulation: Simulation): Shopify => ({
  connect: ({ options }) => simulate(simulation, 'shopify', options),
  locations: async ({ options }) => {
    await simulate(simulation, 'shopify', options);
    return [
      { id: 'gid://shopify/Location/72051330', name: 'Warehouse', is_primary: true },
      { id: 'gid://shopify/Location/72051331', name: 'Garden centre', is_primary: false },
      { id: 'gid://shopify/Location/72051332', name: 'Pop-up shop', is_primary: false },
    ];
  },
});
