import { lazy, Suspense, useSyncExternalStore } from 'react';
import { conflictQuestions } from './conflictQuestions';

const ConflictDialog = lazy(() => import('./ConflictDialog'));

/** Where the questions about conflicts are shown; the dialog is loaded with the first. */
export const ConflictHost = () => {
  const question = useSyncExternalStore(conflictQuestions.subscribe, conflictQuestions.get);
  return question ? (
    <Suspense fallback={null}>
      <ConflictDialog question={question} />
    </Suspense>
  ) : null;
};
