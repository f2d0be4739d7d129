import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { Session } from '../../../dataProvider/session';
import { expiredSession } from '../../session/expiredSession';

const SignInDialog = lazy(() =>
  import('./SignInDialog').then((module) => ({ default: module.SignInDialog })),
);

/** Asks to sign in again over the open page once the session has ended, so that what was typed stays. */
export const SignInAgain = ({ session }: { session: Session }) => {
  const isExpired = useSyncExternalStore(expiredSession.subscribe, expiredSession.get);
  return <Suspense>{isExpired && <SignInDialog session={session} />}</Suspense>;
};
