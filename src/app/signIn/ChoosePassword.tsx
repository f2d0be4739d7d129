import { lazy, Suspense } from 'react';

const ChoosePasswordPage = lazy(() =>
  import('./ChoosePasswordPage').then((module) => ({ default: module.ChoosePasswordPage })),
);

/** What stands at every address until somebody whose password was generated has chosen one. */
export const ChoosePassword = () => (
  <Suspense fallback={<div style={{ minHeight: '100dvh' }} />}>
    <ChoosePasswordPage />
  </Suspense>
);
