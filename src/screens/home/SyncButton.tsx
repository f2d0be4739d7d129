import SyncIcon from '@mui/icons-material/Sync';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { HttpError, useDataProvider, useTranslate } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import { isAllowed } from '../../../dataProvider/session';
import { f } from '../../../schemas';
import { useSync } from './useSync';
import { WIDGETS } from './useWidget';

const call = { path: WIDGETS, fn: 'pos4integration' };
const reading = { parts: { hasPos4Integration: f.flag() } };

/** Whether the organisation has the point-of-sale integration; a failed check counts as no. */
const useHasIntegration = (): boolean => {
  const provider = useDataProvider<BackOfficeProvider>();
  const { data = false } = useQuery({
    queryKey: ['widgets', 'pos4integration'],
    retry: false,
    queryFn: async ({ signal }) => {
      try {
        const { parts } = await provider.ask(call, reading, { isQuiet: true, signal });
        return parts.hasPos4Integration;
      } catch (error) {
        // An ended session is no answer, and is reported by the page.
        if (signal.aborted || (error instanceof HttpError && error.status === 401)) throw error;
        console.error(error);
        return false;
      }
    },
  });
  return data;
};

const Synchronisation = () => {
  const translate = useTranslate();
  const hasIntegration = useHasIntegration();
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
        onClick={start}
      >
        {translate(isRunning ? 'home.sync.running' : 'home.sync.start')}
      </Button>
    </>
  );
};

/** Starts the point-of-sale synchronisation and shows for a while how it ended; for whoever may start it. */
export const SyncButton = () => (isAllowed('dashboard', 'update') ? <Synchronisation /> : null);
