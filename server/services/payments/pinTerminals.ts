import { randomUUID } from 'node:crypto';
import { ServiceFailure } from '../ServiceFailure';
import { type Simulation, simulate } from '../simulation';

/** A terminal, as the service knows it that it pays through. */
export interface Terminal {
  readonly provider: number | null;
  /** The service's point of interaction. */
  readonly poi: string;
  readonly locationId: string;
  readonly brand: string;
  readonly type: string;
}

export type TerminalState = 'ready' | 'busy' | 'offline';

export interface Payment {
  readonly cents: number;
  readonly forTesting: boolean;
}

/** Terminals at which people pay by card, reached through their payment services. */
export interface PinTerminals {
  /** @throws ServiceFailure */
  state(terminal: Terminal): Promise<TerminalState>;
  /** @returns the transaction's number. @throws ServiceFailure when the terminal can't take a payment */
  pay(terminal: Terminal, payment: Payment): Promise<string>;
}

/** Points of interaction that end so are terminals in that state; all others are ready. */
const states: readonly (readonly [RegExp, TerminalState])[] = [
  [/busy$/i, 'busy'],
  [/offline$/i, 'offline'],
];

/** Nothing leaves this machine: the ending of the point of interaction determines the terminal's state. */
export const simulatedPinTerminals = (simulation: Simulation): PinTerminals => {
  const stateOf = async ({ poi }: Terminal): Promise<TerminalState> => {
    await simulate(simulation, 'pinterminals');
    return states.find(([end]) => end.test(poi))?.[1] ?? 'ready';
  };
  return {
    state: stateOf,
    pay: async (terminal, { forTesting }) => {
      if ((await stateOf(terminal)) !== 'ready') throw new ServiceFailure('pinterminals');
      return `simulated-${forTesting ? 'test' : 'trial'}-${randomUUID()}`;
    },
  };
};
