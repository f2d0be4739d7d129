import { useSyncExternalStore } from 'react';

/** When files were stored that this browser sent, by the path that they were sent to. */
const versions = new Map<string, number>();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Says that another file is stored at a path: one of the same name must not be taken from the cache. */
export const renewFile = (path: string): void => {
  versions.set(path, Date.now());
  for (const listener of listeners) listener();
};

/** Changes with each file that is stored at a path; 0 before the first. */
export const useFileVersion = (path: string): number =>
  useSyncExternalStore(subscribe, () => versions.get(path) ?? 0);
