import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { type Session, session } from '../../../dataProvider/session';
import { switchOrganisation } from '../../../dataProvider/switchOrganisation';
import { switchPath, useCurrentLocale } from '../../routing/paths';
import { useAttempt } from '../../ui/attempts/useAttempt';

interface Props {
  active: Session;
  /** The session that another window has switched to. */
  next: Session;
}

/** Goes on with what is typed here, in all windows, or leaves it. */
export const OtherOrganisationDialog = ({ active, next }: Props) => {
  const translate = useTranslate();
  const id = useId();
  const locale = useCurrentLocale();
  const { isBusy, attempt } = useAttempt('toast');
  const names = { name: next.organisation.name, before: active.organisation.name };
  const goBack = () =>
    attempt(async () => {
      const org = String(active.organisation.id);
      session.set(await switchOrganisation(switchPath(locale), org));
    });
  return (
    <Dialog open aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`}>{translate('switcher.elsewhere.title', names)}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>
          {translate('switcher.elsewhere.text', names)}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button disabled={isBusy} onClick={session.follow}>
          {translate('switcher.elsewhere.leave', names)}
        </Button>
        <Button variant="contained" loading={isBusy} onClick={goBack} autoFocus>
          {translate('switcher.elsewhere.back', names)}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
