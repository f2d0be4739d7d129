import SyncIcon from '@mui/icons-material/Sync';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import { isAllowed } from '../../../dataProvider/session';
import { integrationQuery } from './homeQueries';
import { useLastSeen } from './useLastSeen';
import { useSync } from './useSync';

const Synchronisation = () => {
  const translate = useTranslate();
  const provider = useDataProvider<BackOfficeProvider>();
  const { data } = useQuery(integrationQuery(provider));
  const hasIntegration = useLastSeen('hasSync', data, false);
  const { isRunning, result, start } = useSync();
  if (!hasIntegration) return null;
  return (
    <>
      <Typography
        role="status"
        variant="body2"
        color={result?.isOk === false ? 'error' : 'text.secondary'}
      >
        {result?.text}
      </Typography>
      <Button
        variant="outlined"
        startIcon={<SyncIcon />}
        loading={isRunning}
        loadingPosition="start"
        // Its room is kept until it is known that there is something to start.
        sx={{ visibility: data ? undefined : 'hidden' }}
        onClick={start}
      >
        {translate(isRunning ? 'home.sync.running' : 'home.sync.start')}
      </Button>
    </>
  );
};

/** Starts the point-of-sale synchronisation and shows for a while how it ended; for whoever may start it. */
export const SyncButton = () => (isAllowed('dashboard', 'update') ? <Synchronisation /> : null);
