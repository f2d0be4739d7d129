import { createContext, useContext } from 'react';
import { createListeners } from '../ui/listeners';
import { useExternal } from '../ui/useExternal';
import { uploadsUnderWay } from './uploadsUnderWay';
import type { QueueOf } from './useUploads';

/** What becomes of a stored file once its form is saved. */
export interface HeldFile {
  /** The one that takes its place; `null` where it is removed. */
  readonly file: File | null;
  /** Where the browser reads that until then. */
  readonly address: string | null;
  /** Stores it. @returns whether it is stored */
  send(): Promise<boolean>;
}

/**
 * The files of one form: what is on its way outlives the tab that shows it, and what is chosen while the form is
 * edited waits for its save.
 */
export const createFormFiles = () => {
  const listeners = createListeners();
  const queues = new Map<string, QueueOf<string>>();
  const stops = new Map<string, () => void>();
  let held: ReadonlyMap<string, HeldFile> = new Map();

  const change = (next: ReadonlyMap<string, HeldFile>): void => {
    const left = new Set([...next.values()].map(({ address }) => address));
    for (const { address } of held.values())
      if (address !== null && !left.has(address)) URL.revokeObjectURL(address);
    held = next;
    listeners.notify();
  };
  const register = (): void => {
    for (const [path, { queue }] of queues)
      if (!stops.has(path)) stops.set(path, uploadsUnderWay.add(queue));
  };
  const close = (): void => {
    for (const { queue } of queues.values()) queue.cancelAll();
    for (const stop of stops.values()) stop();
    stops.clear();
  };
  const release = (path: string): void =>
    change(new Map([...held].filter(([other]) => other !== path)));

  return {
    subscribe: listeners.subscribe,
    get: (): ReadonlyMap<string, HeldFile> => held,
    isHolding: (): boolean => held.size > 0,
    /** @param path where the file is sent to */
    hold: (path: string, file: File | null, send: HeldFile['send']): void =>
      change(new Map(held).set(path, { file, address: file && URL.createObjectURL(file), send })),
    release,
    /** Gives up what waits. */
    clear: (): void => change(new Map()),
    /** Stores what waits, one after the other. @returns whether all of it is stored */
    store: async (): Promise<boolean> => {
      for (const [path, { send }] of held) {
        if (!(await send())) return false;
        release(path);
      }
      return true;
    },
    /** The queue of the files that are sent to a path. */
    queueOf: (path: string, create: () => QueueOf<string>): QueueOf<string> => {
      const kept = queues.get(path) ?? create();
      queues.set(path, kept);
      register();
      return kept;
    },
    /** @returns cancels what is under way */
    open: (): (() => void) => {
      register();
      return close;
    },
  };
};

export type FormFiles = ReturnType<typeof createFormFiles>;

interface Surroundings {
  readonly files: FormFiles;
  /** Whether what is chosen waits for a save; it is stored at once otherwise. */
  readonly areHeld: boolean;
}

export const FormFilesContext = createContext<Surroundings | null>(null);

const nothingHeld: ReadonlyMap<string, HeldFile> = new Map();
const stays = () => () => {};

/** What waits for a save in place of the file that is stored at a path. */
export const useHeldFile = (path: string): HeldFile | undefined => {
  const { files } = useContext(FormFilesContext) ?? {};
  return useExternal(files?.subscribe ?? stays, files?.get ?? (() => nothingHeld)).get(path);
};

export const useFormFilesAround = (): Surroundings | null => useContext(FormFilesContext);
