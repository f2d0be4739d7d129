import { createListeners } from '../ui/listeners';
import { useExternal } from '../ui/useExternal';

/** When files were stored that this browser sent, by the path that they were sent to. */
const versions = new Map<string, number>();
const listeners = createListeners();
/** Of the paths at which none has been stored. */
let others = 0;

/** Invalidates the cache of a path at which another file is stored. */
export const renewFile = (path: string): void => {
  versions.set(path, Date.now());
  listeners.notify();
};

/** Invalidates the cache of all paths, at any of which another file may be. */
export const renewFiles = (): void => {
  for (const path of versions.keys()) versions.set(path, Date.now());
  others = Date.now();
  listeners.notify();
};

/** Changes with each file that is stored at a path; 0 before any is. */
export const useFileVersion = (path: string): number =>
  useExternal(listeners.subscribe, () => versions.get(path) ?? others);
