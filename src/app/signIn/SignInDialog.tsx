import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { session as running, type Session } from '../../../dataProvider/session';
import { useCurrentLocale } from '../../routing/paths';
import { signOutHere } from '../../session/signOut';
import { type Credentials, openSession } from '../authProvider';
import { asBefore } from './asBefore';
import { ProviderAgain } from './provider/ProviderAgain';
import { SignInForm } from './SignInForm';

/** Renews a session that has ended, for the same person and the same organisation. */
export const SignInDialog = ({ session }: { session: Session }) => {
  const translate = useTranslate();
  const locale = useCurrentLocale();
  const id = useId();

  const renew = async (credentials: Credentials) => {
    running.set(await asBefore(await openSession(credentials), session, locale));
  };

  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{translate('signIn.again.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} sx={{ mb: 3 }}>
          {translate('signIn.again.text')}
        </DialogContentText>
        <SignInForm email={session.user.email} onSignIn={renew} />
        <ProviderAgain email={session.user.email} />
      </DialogContent>
      <DialogActions>
        <Button onClick={signOutHere}>{translate('signIn.again.other')}</Button>
      </DialogActions>
    </Dialog>
  );
};
