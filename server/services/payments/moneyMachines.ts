import { ServiceFailure } from '../ServiceFailure';
import { type Simulation, simulate } from '../simulation';

/** Where a machine that takes and gives cash listens, and its credentials. */
export interface MachineAddress {
  readonly ip: string;
  readonly port: number;
  readonly apiKey: string;
}

export type MachineState = 'ready' | 'busy' | 'full' | 'jammed';

/** How many of a note or coin a machine holds; their worth is in cents. */
export interface Holding {
  readonly cents: number;
  readonly count: number;
}

/** Machines that take and give cash. */
export interface MoneyMachines {
  /** @throws ServiceFailure when nothing answers there */
  state(machine: MachineAddress): Promise<MachineState>;
  /** What it holds, from the largest note to the smallest coin. @throws ServiceFailure when nothing answers there */
  inventory(machine: MachineAddress): Promise<readonly Holding[]>;
}

/** Addresses that end with these numbers are machines in that state; all others are ready. */
const states: Readonly<Record<string, MachineState>> = { 251: 'busy', 252: 'full', 253: 'jammed' };

/** Nothing answers at addresses that end with it. */
const SILENT = '254';

/** What is in a drawer, by the note's or coin's worth in cents. */
const drawer = [
  [5000, 4],
  [2000, 18],
  [1000, 26],
  [500, 31],
  [200, 74],
  [100, 88],
  [50, 120],
  [20, 95],
  [10, 102],
  [5, 60],
] as const;

/** A drawer that is full holds so many times as much. */
const FULL = 8;

/** Nothing leaves this machine: an address's ending determines what is simulated. */
export const simulatedMoneyMachines = (simulation: Simulation): MoneyMachines => {
  const stateOf = async ({ ip }: MachineAddress): Promise<MachineState> => {
    await simulate(simulation, 'moneymachines');
    const end = ip.slice(ip.lastIndexOf('.') + 1);
    if (end === SILENT) throw new ServiceFailure('moneymachines');
    return states[end] ?? 'ready';
  };
  return {
    state: stateOf,
    inventory: async (machine) => {
      const times = (await stateOf(machine)) === 'full' ? FULL : 1;
      return drawer.map(([cents, count]) => ({ cents, count: count * times }));
    },
  };
};
