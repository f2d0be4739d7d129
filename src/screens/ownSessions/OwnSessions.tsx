import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { signOutHere } from '../../session/signOut';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { FailedToLoad } from '../../ui/loading/FailedToLoad';
import { SaveFailure } from '../../ui/loading/SaveFailure';
import { TabSkeleton } from '../../ui/loading/TabSkeleton';
import { LineList } from '../../ui/rows/LineList';
import { OwnSession } from './OwnSession';
import { useOwnSessions } from './useOwnSessions';

/** Where the signed-in person is signed in, and how that ends elsewhere. */
const OwnSessions = () => {
  const translate = useTranslate();
  const { all, error, reload, isBusy, failure, retry, signOut, signOutEverywhere } =
    useOwnSessions();
  const [isAsked, setAsked] = useState(false);
  if (error && !all) return <FailedToLoad error={error} onRetry={reload} />;
  if (!all) return <TabSkeleton />;

  const everywhere = async () => {
    if (await signOutEverywhere()) signOutHere();
    else setAsked(false);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 720 }}>
      <Typography color="text.secondary">{translate('ownSessions.text')}</Typography>
      <SaveFailure failure={failure} onRetry={retry} />
      <LineList label={translate('ownSessions.title')}>
        {all.map((one) => (
          <OwnSession
            key={one.id}
            session={one}
            isBusy={isBusy}
            onSignOut={() => signOut(one.id)}
          />
        ))}
      </LineList>
      <Box>
        <Button variant="outlined" color="error" onClick={() => setAsked(true)}>
          {translate('ownSessions.everywhere.button')}
        </Button>
      </Box>
      {isAsked && (
        <ConfirmDialog
          title={translate('ownSessions.everywhere.title')}
          text={translate('ownSessions.everywhere.text')}
          confirm={translate('ownSessions.everywhere.button')}
          tone="error"
          isBusy={isBusy}
          onConfirm={everywhere}
          onClose={() => setAsked(false)}
        />
      )}
    </Box>
  );
};

export default OwnSessions;
