import { lazy, Suspense } from 'react';

const SignInPage = lazy(() =>
  import('./SignInPage').then((module) => ({ default: module.SignInPage })),
);

/** What stands at every address while nobody is signed in; the address waits for whoever signs in. */
export const SignedOut = () => (
  <Suspense fallback={<div style={{ minHeight: '100dvh' }} />}>
    <SignInPage />
  </Suspense>
);
