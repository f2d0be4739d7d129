import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useLocaleState, useTranslate } from 'react-admin';
import { shownMoment } from '../../../schemas/days/shownDay';
import { Line } from '../../ui/rows/LineList';
import { browserName } from './browserName';
import type { StartedSession } from './useOwnSessions';

interface Props {
  session: StartedSession;
  isBusy: boolean;
  onSignOut(): void;
}

/** One session: by what and from where it was begun, and when it was used last. */
export const OwnSession = ({ session, isBusy, onSignOut }: Props) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { address, isCurrent } = session;
  const browser = browserName(session.browser);
  const name = browser
    ? translate(browser.system ? 'ownSessions.browserOn' : 'ownSessions.browser', browser)
    : translate('ownSessions.unknown');
  const moment = (value: string | null) => (value ? shownMoment(value, locale) : '');
  const since = moment(session.startedAt);
  const times = translate('ownSessions.times', { since, last: moment(session.lastUse) });
  return (
    <Line
      name={name}
      text={address ? `${translate('ownSessions.address', { address })} · ${times}` : times}
    >
      {isCurrent ? (
        <Chip
          size="small"
          color="success"
          variant="outlined"
          label={translate('ownSessions.here')}
        />
      ) : (
        <Button
          size="small"
          disabled={isBusy}
          aria-label={translate('ownSessions.signOutNamed', { name, since })}
          onClick={onSignOut}
        >
          {translate('ownSessions.signOut')}
        </Button>
      )}
    </Line>
  );
};
