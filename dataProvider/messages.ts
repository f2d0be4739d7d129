/** The server's message to the person in an answer. */
export interface ServerMessage {
  isOk: boolean | 'partly';
  text: string;
  /** The fields of the saved record that weren't stored, and why. */
  failed?: readonly { readonly field: string; readonly reason: string }[];
  /** The resource whose record it is about. */
  resource?: string;
  /** A save was refused, and the toast reports it, with the reason if there is one. */
  isRefusedSave?: boolean;
}

const listeners = new Set<(message: ServerMessage) => void>();

/** Every message of the server passes here once; the shell shows each as a toast. */
export const messages = {
  publish: (message: ServerMessage): void => {
    if (message.text === '' && !message.isRefusedSave) return;
    for (const listener of listeners) listener(message);
  },
  subscribe: (listener: (message: ServerMessage) => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
