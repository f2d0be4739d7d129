import { lazyDialog } from '../../ui/loading/lazyDialog';
import { undoing } from '../../ui/undoing';
import { useExternal } from '../../ui/useExternal';

const UndoDialog = lazyDialog(async () => (await import('./UndoDialog')).UndoDialog);

/** Takes back what is to be, and shows how far that has come. */
export const UndoHost = () => {
  const act = useExternal(undoing.subscribe, undoing.get);
  return act === null ? null : <UndoDialog key={act} act={act} onClose={undoing.end} />;
};
