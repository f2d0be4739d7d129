import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { session as running, type Session } from '../../../dataProvider/session';
import { switchOrganisation } from '../../../dataProvider/switchOrganisation';
import { switchPath, useCurrentLocale } from '../../routing/paths';
import { signOutHere } from '../../session/signOut';
import { openSession } from '../authProvider';
import { SignInForm } from './SignInForm';

/** Renews a session that has ended, for the same person and the same organisation. */
export const SignInDialog = ({ session }: { session: Session }) => {
  const translate = useTranslate();
  const locale = useCurrentLocale();
  const id = useId();

  const renew = async (credentials: { email: string; password: string }) => {
    const opened = await openSession(credentials);
    const isElsewhere = opened.organisation.id !== session.organisation.id;
    // Where the organisation is closed to the person by now, the new session's own has to do.
    running.set(
      isElsewhere
        ? await switchOrganisation(switchPath(locale), session.organisation.id, opened).catch(
            () => opened,
          )
        : opened,
    );
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
      </DialogContent>
      <DialogActions>
        <Button onClick={signOutHere}>{translate('signIn.again.other')}</Button>
      </DialogActions>
    </Dialog>
  );
};
