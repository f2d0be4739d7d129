type Tone = 'success' | 'error' | 'info' | 'warning';

export interface Toast {
  readonly id: number;
  readonly tone: Tone;
  readonly message: string;
  /** How often it came while it was on screen. */
  readonly times: number;
}

let list: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const change = (next: readonly Toast[]): void => {
  list = next;
  for (const listener of listeners) listener();
};

const add = (tone: Tone, message: string): void => {
  if (message === '') return;
  const same = list.find((toast) => toast.tone === tone && toast.message === message);
  if (same)
    change(list.map((toast) => (toast === same ? { ...toast, times: toast.times + 1 } : toast)));
  else {
    lastId += 1;
    change([...list, { id: lastId, tone, message, times: 1 }]);
  }
};

/** The messages that wait to be read, the oldest first. */
export const toasts = {
  get: (): readonly Toast[] => list,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  remove: (id: number): void => change(list.filter((toast) => toast.id !== id)),
  success: (message: string): void => add('success', message),
  error: (message: string): void => add('error', message),
  info: (message: string): void => add('info', message),
  warning: (message: string): void => add('warning', message),
};

/** Tells the person something that the server didn't say: `toast.error(message)`. */
export const useToast = (): Pick<typeof toasts, Tone> => toasts;
