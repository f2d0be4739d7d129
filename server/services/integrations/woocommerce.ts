import { type Simulation, simulate } from '../simulation';
import type { Connection } from './accessToken';

/** A product as the store knows it. */
export interface StoreProduct {
  readonly id: number;
  readonly name: string;
}

/** A web shop that an organisation runs itself. */
export interface Woocommerce {
  /** Tries the connection. @throws ServiceFailure */
  connect(connection: Connection): Promise<void>;
  /** The first products of the store. @throws ServiceFailure */
  products(connection: Connection): Promise<readonly StoreProduct[]>;
  /** Looks a product up in the store. @throws ServiceFailure */
  inspect(connection: Connection, productId: number): Promise<void>;
  /** Brings a product to the store. @returns its id there. @throws ServiceFailure */
  synchronise(connection: Connection, productId: number): Promise<string>;
}

/** What products of ours are called by in the store that is acted out. */
const REMOTE = 10_000;

/** Nothing leaves this machine: every store has the same products. */
export const simulatedWoocommerce = (simulation: Simulation): Woocommerce => ({
  connect: ({ options }) => simulate(simulation, 'woocommerce', options),
  products: async ({ options }) => {
    await simulate(simulation, 'woocommerce', options);
    return [
      { id: 10_001, name: 'Simulated mug' },
      { id: 10_002, name: 'Simulated poster' },
      { id: 10_003, name: 'Simulated tote bag' },
    ];
  },
  inspect: ({ options }) => simulate(simulation, 'woocommerce', options),
  synchronise: async ({ options }, productId) => {
    await simulate(simulation, 'woocommerce', options);
    return String(REMOTE + productId);
  },
});
