import { createListeners } from '../../ui/listeners';
import { unsavedWork } from '../../ui/unsavedWork';
import { useExternal } from '../../ui/useExternal';
import { isSame, type Selection } from './selection';

/** What is being changed about a file's devices: what it was before, and what it is to be. */
export interface Edit {
  readonly original: Selection;
  readonly selection: Selection;
}

const edits = new Map<number, Edit>();
const listeners = createListeners();

const isStored = (): boolean =>
  [...edits.values()].every(({ original, selection }) => isSame(original, selection));

let stopWatching: (() => void) | undefined;

/** Pages aren't left over what isn't saved; it is saved by its button alone. */
const watch = (): void => {
  if (edits.size > 0 && !stopWatching)
    stopWatching = unsavedWork.add({
      isStored,
      store: async () => isStored(),
      left: () => [],
      discard: () => {
        edits.clear();
        notify();
      },
    });
  if (edits.size === 0) {
    stopWatching?.();
    stopWatching = undefined;
  }
};

const notify = (): void => {
  watch();
  listeners.notify();
};

/** What is being changed, by the file's id. It is kept outside the tab, which is gone while another one is open. */
export const deviceEdits = {
  set: (id: number, edit: Edit): void => {
    edits.set(id, edit);
    notify();
  },
  end: (id: number): void => {
    edits.delete(id);
    notify();
  },
};

/** What is being changed about a file's devices; nothing while they are only seen. */
export const useDeviceEdit = (id: number): Edit | undefined =>
  useExternal(listeners.subscribe, () => edits.get(id));
