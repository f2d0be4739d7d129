import { createListeners } from './listeners';

type Tone = 'success' | 'error' | 'info' | 'warning';

/** What leads to something, and what that is called. */
interface Lead {
  readonly label: string;
  go(): void;
}

export interface Toast {
  readonly id: number;
  readonly tone: Tone;
  readonly message: string;
  /** How often it came while it was on screen. */
  readonly times: number;
  /** Takes back what it reports. */
  readonly undo?: () => void;
  /** Leads to what it reports. */
  readonly lead?: Lead;
  /** Milliseconds that it stays, where that isn't as long as others. */
  readonly forMs?: number;
}

let list: readonly Toast[] = [];
let lastId = 0;
const listeners = createListeners();

const change = (next: readonly Toast[]): void => {
  list = next;
  listeners.notify();
};

const add = (
  tone: Tone,
  message: string,
  { undo, lead, forMs }: Pick<Toast, 'undo' | 'lead' | 'forMs'> = {},
): number | undefined => {
  if (message === '') return undefined;
  const same = list.find((toast) => toast.tone === tone && toast.message === message);
  if (same && !undo && !lead) {
    change(list.map((toast) => (toast === same ? { ...toast, times: toast.times + 1 } : toast)));
    return same.id;
  }
  lastId += 1;
  change([...list, { id: lastId, tone, message, times: 1, undo, lead, forMs }]);
  return lastId;
};

const remover = (id: number | undefined) => (): void =>
  change(list.filter((toast) => toast.id !== id));

/** The messages that wait to be read, the oldest first. */
export const toasts = {
  get: (): readonly Toast[] => list,
  subscribe: listeners.subscribe,
  remove: (id: number): void => change(list.filter((toast) => toast.id !== id)),
  success: (message: string): void => void add('success', message),
  error: (message: string): void => void add('error', message),
  /** @returns takes the message away, once it is no longer so */
  info: (message: string, forMs?: number): (() => void) => remover(add('info', message, { forMs })),
  warning: (message: string): void => void add('warning', message),
  /** Reports something that it links to, and that can be taken back where it is given how. */
  leading: (message: string, lead: Lead, undo?: () => void): void =>
    void add('success', message, { lead, undo }),
  /** What went wrong is tried again: it isn't to stand beside what comes of that. */
  forgetErrors: (): void => change(list.filter(({ tone }) => tone !== 'error')),
  /**
   * Reports a change that can be taken back.
   *
   * @returns takes the message away, for when that is no longer so
   */
  undoable: (message: string, undo: () => void): (() => void) => {
    return remover(add('success', message, { undo }));
  },
};

/** Shows a message that isn't the server's: `toast.error(message)`. */
export const useToast = (): Pick<typeof toasts, Tone | 'undoable' | 'leading' | 'forgetErrors'> =>
  toasts;
