import { lazyDialog } from '../../ui/loading/lazyDialog';
import { useExternal } from '../../ui/useExternal';
import { conflictQuestions } from './conflictQuestions';

const ConflictDialog = lazyDialog(async () => (await import('./ConflictDialog')).default);

/** Where the questions about conflicts are shown; the dialog is loaded with the first. */
export const ConflictHost = () => {
  const question = useExternal(conflictQuestions.subscribe, conflictQuestions.get);
  return question && <ConflictDialog question={question} />;
};
