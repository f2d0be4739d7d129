/** A text under `messages` of a resource's labels: the message of a refusal; `%{reason}` is why. */
export interface Announced {
  readonly resource: string;
  readonly message: string;
}

/** The server's message to the person in an answer. */
export interface ServerMessage {
  isOk: boolean | 'partly';
  text: string;
  /** The fields of the saved record that weren't stored, and why. */
  failed?: readonly { readonly field: string; readonly reason: string }[];
  /** The resource whose record it is about. */
  resource?: string;
  /** Entries of the trash, by which what it reports as deleted comes back. */
  trashed?: readonly number[];
  /** The act by which what it reports is taken back. */
  act?: number | undefined;
  /** The message of a resource that announces a refusal, with the reason if there is one. */
  announced?: Announced;
}

const listeners = new Set<(message: ServerMessage) => void>();

/** Every message of the server passes here once; the shell shows each as a toast. */
export const messages = {
  publish: (message: ServerMessage): void => {
    if (message.text === '' && !message.announced) return;
    for (const listener of listeners) listener(message);
  },
  subscribe: (listener: (message: ServerMessage) => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
