import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { isSetUp } from '../../../schemas/routing/address';
import { part } from '../../routing/part';

const SignInPage = part('SignInPage', () =>
  import('./SignInPage').then((module) => ({ default: module.SignInPage })),
);
const SetUpPage = part('SetUpPage', () =>
  import('./SetUpPage').then((module) => ({ default: module.SetUpPage })),
);

/** What stands at every address while nobody is signed in; the address waits for whoever signs in. */
export const SignedOut = () => {
  const { pathname } = useLocation();
  return (
    <Suspense fallback={<div style={{ minHeight: '100dvh' }} />}>
      {isSetUp(pathname) ? <SetUpPage /> : <SignInPage />}
    </Suspense>
  );
};
