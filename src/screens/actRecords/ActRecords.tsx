import '../../views/history/texts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useLocale, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import type { RowOf } from '../../../dataProvider/values';
import { f } from '../../../schemas';
import { useLabels } from '../../fields/labels';
import { useRecordPath } from '../../routing/paths';
import { FailedToLoad } from '../../ui/loading/FailedToLoad';
import { TabSkeleton } from '../../ui/loading/TabSkeleton';
import { LineList } from '../../ui/rows/LineList';
import { ShowMore } from '../../ui/ShowMore';
import { undoing } from '../../ui/undoing';
import { pastSearch } from '../../views/history/parameters';
import type { ScreenProps } from '../../views/screenContexts';

const STEP = 40;

const fields = {
  resource: f.text(),
  kind: f.text(),
  recordId: f.integer(),
  name: f.text(),
  what: f.text(),
  isThere: f.flag(),
  isKnown: f.flag(),
};

type ActRecord = RowOf<typeof fields>;

/** The records of an act: as many as were asked for. */
const useActRecords = (id: number) => {
  const provider = useDataProvider<BackOfficeProvider>();
  const locale = useLocale();
  const [size, setSize] = useState(STEP);
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['activity', 'records', id, size, locale],
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      provider.ask(
        { path: `activity/${id}/records`, method: 'GET', args: { page: 1, maxrowcount: size } },
        { rows: fields, parts: { totalRowCount: f.integer() } },
        { signal },
      ),
  });
  const records = (data?.rows ?? []).filter(({ resource }) => resource !== '');
  return {
    records,
    left: (data?.parts.totalRowCount ?? 0) - records.length,
    isPending,
    error,
    refetch: () => void refetch(),
    more: () => setSize(size + STEP),
  };
};

interface LineProps {
  record: ActRecord;
  /** What was done to it, in words. */
  done: string;
}

const Line = ({
  record: { id, resource, recordId, name, kind, isThere, isKnown },
  done,
}: LineProps) => {
  const translate = useTranslate();
  const path = useRecordPath()(resource, recordId ?? 0);
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2, py: 1, overflowWrap: 'anywhere' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {isThere && path !== null ? (
          <Link component={RouterLink} to={path} fontWeight={500}>
            {name}
          </Link>
        ) : (
          name
        )}
        <Box sx={{ color: 'text.secondary', typography: 'body2' }}>{kind}</Box>
      </Box>
      <Box sx={{ color: 'text.secondary', typography: 'body2', textAlign: 'end' }}>
        {done}
        {isKnown && path !== null && (
          <Link
            component={RouterLink}
            color="primary"
            // Each record of an act is one change of that record.
            to={`${path}${pastSearch(id)}`}
            aria-label={translate('history.wasOf', { name })}
            sx={{ display: 'block' }}
          >
            {translate('history.was')}
          </Link>
        )}
      </Box>
    </Box>
  );
};

/** The records that somebody made, changed or deleted at once, and the way back. */
const ActRecords = ({ definition, record }: ScreenProps) => {
  const translate = useTranslate();
  const labels = useLabels(definition.name);
  const { records, left, isPending, error, refetch, more } = useActRecords(record.id);
  if (error) return <FailedToLoad error={error} onRetry={refetch} />;
  if (isPending) return <TabSkeleton />;
  return (
    <Box sx={{ display: 'grid', gap: 1, maxWidth: 720, justifyItems: 'start' }}>
      {record.canUndo === true && (
        <Button variant="outlined" onClick={() => undoing.begin(record.id)}>
          {translate('shell.undo')}
        </Button>
      )}
      <Box sx={{ width: '100%' }}>
        <LineList label={labels.field('records')}>
          {records.map((one) => (
            <Line key={one.id} record={one} done={labels.code('action', one.what)} />
          ))}
        </LineList>
      </Box>
      <ShowMore left={left} onMore={more} />
    </Box>
  );
};

export default ActRecords;
