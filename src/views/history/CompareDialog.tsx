import './texts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, use, useId } from 'react';
import { useDataProvider, useLocale, useTranslate } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import type { PastChange } from '../../../dataProvider/calls/history';
import type { DataRecord, Resource } from '../../../schemas';
import { shownMoment } from '../../../schemas/days/shownDay';
import { FailedToLoad } from '../../ui/loading/FailedToLoad';
import { Skeleton } from '../../ui/optimisations/Skeleton';
import { PicturesContext } from '../screenContexts';
import { historyKey } from './useHistory';

interface Props {
  definition: Resource;
  record: DataRecord;
  change: PastChange;
  onClose(): void;
}

const waiting = <Skeleton variant="rounded" style={{ aspectRatio: '4 / 3', height: 'auto' }} />;

/** One of the two, under what it is. */
const Side = ({ label, children }: { label: string; children: ReactNode }) => {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Typography id={id} variant="subtitle1" component="h3" sx={{ mb: 1 }}>
        {label}
      </Typography>
      {children}
    </Box>
  );
};

/** A record as it was before a change beside what it is now, each as it looks. */
const CompareDialog = ({ definition, record, change, onClose }: Props) => {
  const translate = useTranslate();
  const locale = useLocale();
  const id = useId();
  const provider = useDataProvider<BackOfficeProvider>();
  const pictures = use(PicturesContext);
  const { picture } = definition;
  const { data, error, refetch } = useQuery({
    queryKey: [...historyKey(definition.name, record.id), 'past', change.id],
    retry: false,
    gcTime: 0,
    queryFn: () => provider.getPast(definition.name, record, change.id),
  });
  if (!picture || !pictures) return null;
  const Shown = pictures[typeof picture === 'object' ? picture.page : picture];
  const drawn = (one: DataRecord) => (
    <Suspense fallback={waiting}>
      <Shown definition={definition} record={one} isBare />
    </Suspense>
  );
  return (
    <Dialog open fullWidth maxWidth="xl" aria-labelledby={id} onClose={onClose}>
      <DialogTitle id={id}>{translate('history.compareTitle')}</DialogTitle>
      <DialogContent>
        {error && <FailedToLoad error={error} onRetry={() => void refetch()} />}
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {translate('history.compareHelp')}
        </Typography>
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <Side label={translate('history.beforeChange', { when: shownMoment(change.at, locale) })}>
            {data ? drawn({ ...record, ...data.record }) : waiting}
          </Side>
          <Side label={translate('history.now')}>{drawn(record)}</Side>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {translate('views.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

export default CompareDialog;
