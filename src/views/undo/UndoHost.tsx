import { useSyncExternalStore } from 'react';
import { lazyDialog } from '../../ui/loading/lazyDialog';
import { undoing } from '../../ui/undoing';

const UndoDialog = lazyDialog(async () => (await import('./UndoDialog')).UndoDialog);

/** Takes back what is to be, and shows how far that has come. */
export const UndoHost = () => {
  const act = useSyncExternalStore(undoing.subscribe, undoing.get);
  return act === null ? null : <UndoDialog key={act} act={act} onClose={undoing.end} />;
};
