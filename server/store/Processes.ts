import { randomUUID } from 'node:crypto';

/** The processes that serve the same rows, as far as they have to know of each other. */
export interface Processes {
  /** The name by which the others see whether this process runs. @throws StoreError databaseAway */
  announce(): Promise<string>;
  /** Whether the process of a name runs. One that only stands still does. @throws StoreError databaseAway */
  isRunning(name: string): Promise<boolean>;
}

export interface OpenProcesses extends Processes {
  /** Takes this process' name back. */
  close(): Promise<void>;
}

const NAME = randomUUID();

/** A process that has its rows to itself: whoever had them before is gone. */
export const onlyProcess: OpenProcesses = {
  announce: async () => NAME,
  isRunning: async (name) => name === NAME,
  close: async () => undefined,
};
