let isExpired = false;
const listeners = new Set<() => void>();

/** Whether the server has ended the session of the person at work. */
export const expiredSession = {
  get: (): boolean => isExpired,
  set: (next: boolean): void => {
    isExpired = next;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
