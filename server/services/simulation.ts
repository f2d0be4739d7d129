import { setTimeout as wait } from 'node:timers/promises';
import { ServiceFailure } from './ServiceFailure';

/** What would leave this machine, and is acted out here instead. */
export const simulatedServices = [
  'mail',
  'translator',
  'chatgpt',
  'easyorder',
  'formitable',
  'lightspeedecom',
  'lightspeedkseries',
  'moneymachines',
  'mpluskassa',
  'pinterminals',
  'pos4',
  'shopify',
  'woocommerce',
] as const;

export type SimulatedService = (typeof simulatedServices)[number];

/** How the services do that are acted out. */
export interface Simulation {
  /** How long each takes, in milliseconds; no time unless given. */
  readonly durations: Readonly<Partial<Record<SimulatedService, number>>>;
  /** Those that fail. */
  readonly failing: readonly SimulatedService[];
}

/** The options of an integration can make it fail as well. */
const asksToFail = (options: unknown): boolean =>
  typeof options === 'object' &&
  options !== null &&
  'simulateFailure' in options &&
  Boolean(options.simulateFailure);

/**
 * Acts out a call to an outside service: takes as long as it would, and fails on demand.
 *
 * @param options those of the integration
 * @throws ServiceFailure
 */
export const simulate = async (
  { durations, failing }: Simulation,
  service: SimulatedService,
  options?: unknown,
): Promise<void> => {
  await wait(durations[service] ?? 0);
  if (failing.includes(service) || asksToFail(options)) throw new ServiceFailure(service);
};
