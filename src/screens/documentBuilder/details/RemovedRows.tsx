import RestoreIcon from '@mui/icons-material/RestoreFromTrashOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useLocale, useTranslate } from 'react-admin';
import type { BackOfficeProvider } from '../../../../dataProvider/BackOfficeProvider';
import type { RemovedRow } from '../../../../dataProvider/calls/documents';
import { shownMoment } from '../../../../schemas/days/shownDay';
import { FailedToLoad } from '../../../ui/loading/FailedToLoad';
import type { ScreenProps } from '../../../views/screenContexts';
import { useBuilder, useSurroundings } from '../BuilderContext';
import { nameOfRow } from '../rows/titles';

const Removed = ({ row, changedAt, changedBy }: RemovedRow) => {
  const translate = useTranslate();
  const locale = useLocale();
  const { store } = useSurroundings();
  const name = nameOfRow(row, translate);
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5 }}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {name}
        <Typography variant="caption" component="div" color="text.secondary">
          {shownMoment(changedAt, locale)} · {changedBy}
        </Typography>
      </Box>
      <Button
        size="small"
        startIcon={<RestoreIcon />}
        aria-label={translate('documentBuilder.removed.restoreNamed', { name })}
        onClick={() => store.restore(row)}
      >
        {translate('documentBuilder.removed.restore')}
      </Button>
    </Box>
  );
};

/** The rows that were removed from the document, each with the way back. */
export const RemovedRows = ({ definition, record }: ScreenProps) => {
  const translate = useTranslate();
  const provider = useDataProvider<BackOfficeProvider>();
  const { store } = useSurroundings();
  const keys = useBuilder((state) => state.keys);
  const { data, error, refetch } = useQuery({
    queryKey: [definition.name, 'removedRows', record.id],
    retry: false,
    staleTime: 0,
    queryFn: async ({ signal }) => {
      await store.flush();
      return provider.getRemovedRows(definition.name, record, signal);
    },
  });
  const removed = data?.filter(({ row }) => !keys.includes(row.id)) ?? [];
  if (error) return <FailedToLoad error={error} onRetry={() => refetch()} />;
  if (removed.length === 0) return null;
  return (
    <Box component="section" sx={{ mb: 3 }}>
      <Typography variant="subtitle1" component="h3" fontWeight={600}>
        {translate('documentBuilder.removed.title')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {removed.map((one) => (
          <Removed key={one.row.id} {...one} />
        ))}
      </Box>
    </Box>
  );
};
