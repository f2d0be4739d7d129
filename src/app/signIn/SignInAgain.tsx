import type { Session } from '../../../dataProvider/session';
import { expiredSession } from '../../session/expiredSession';
import { lazyDialog } from '../../ui/loading/lazyDialog';
import { useExternal } from '../../ui/useExternal';

const SignInDialog = lazyDialog(async () => (await import('./SignInDialog')).SignInDialog);

/** Asks to sign in again over the open page once the session has ended, so that what was typed stays. */
export const SignInAgain = ({ session }: { session: Session }) => {
  const isExpired = useExternal(expiredSession.subscribe, expiredSession.get);
  return isExpired && <SignInDialog session={session} />;
};
