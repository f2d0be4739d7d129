/** What an answer has to tell the person. */
export interface Told {
  isOk: boolean | 'partly';
  message: string;
  /** A save was refused, and that is to be said with the reason, if there is one. */
  isRefusedSave?: boolean;
}

const listeners = new Set<(told: Told) => void>();

/** Every message of the server passes here once; the shell shows each as a toast. */
export const answers = {
  tell: (told: Told): void => {
    if (told.message !== '' || told.isRefusedSave) for (const listener of listeners) listener(told);
  },
  subscribe: (listener: (told: Told) => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
