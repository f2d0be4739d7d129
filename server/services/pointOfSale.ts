import { type Simulation, simulate } from './simulation';

/** The tills of an organisation. */
export interface PointOfSale {
  /**
   * Brings products and sales up to date on both sides.
   *
   * @param options those of the integration
   * @throws ServiceFailure
   */
  synchronise(options: unknown): Promise<void>;
}

/** Nothing leaves this machine, and nothing changes. */
export const simulatedPointOfSale = (simulation: Simulation): PointOfSale => ({
  synchronise: (options) => simulate(simulation, 'pos4', options),
});
