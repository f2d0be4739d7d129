import './texts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import {
  type ComparedVersions,
  comparedVersions,
  type DataRecord,
  type Resource,
} from '../../../schemas';
import { FailedToLoad } from '../../ui/loading/FailedToLoad';
import { lazyDialog } from '../../ui/loading/lazyDialog';

const VersionsDialog = lazyDialog(async () => (await import('./VersionsDialog')).default);

/** More versions aren't offered; the newest come first. */
const MOST = 100;

interface Props {
  definition: Resource;
  /** As it is on screen, stored or not. */
  record: DataRecord;
}

/** The other versions of what a record is one of, the newest first. */
const useOthers = ({ definition, record }: Props, { first, number }: ComparedVersions<string>) => {
  const provider = useDataProvider();
  const family = Number(record[first] ?? record.id);
  return useQuery({
    queryKey: [definition.name, 'versions', family, record.id],
    retry: false,
    queryFn: async ({ signal }): Promise<readonly DataRecord[]> => {
      const read = async (target: string) => {
        const { data } = await provider.getManyReference<DataRecord>(definition.name, {
          target,
          id: family,
          pagination: { page: 1, perPage: MOST },
          sort: { field: number, order: 'DESC' },
          filter: {},
          signal,
        });
        return data;
      };
      // The first is the only one that doesn't name it; it may be gone.
      const found = await Promise.all([read(first), read('id')]);
      return found.flat().filter(({ id }) => id !== record.id);
    },
  });
};

interface ListProps extends Props {
  spec: ComparedVersions<string>;
}

const List = ({ spec, ...of }: ListProps) => {
  const translate = useTranslate();
  const { data = [], error, refetch } = useOthers(of, spec);
  const [compared, setCompared] = useState<DataRecord>();
  if (error) return <FailedToLoad error={error} onRetry={() => void refetch()} />;
  if (data.length === 0) return null;
  return (
    <Box component="section" sx={{ mb: 3 }}>
      <Typography variant="subtitle1" component="h3" fontWeight={600}>
        {translate('history.versions')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((other) => (
          <Box component="li" key={other.id} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Typography variant="body2" sx={{ flex: 1 }}>
              {translate('history.version', { number: Number(other[spec.number]) })}
            </Typography>
            <Button
              size="small"
              aria-label={translate('history.compareVersion', {
                number: Number(other[spec.number]),
              })}
              onClick={() => setCompared(other)}
            >
              {translate('history.compare')}
            </Button>
          </Box>
        ))}
      </Box>
      {compared && (
        <VersionsDialog
          {...of}
          spec={spec}
          other={compared}
          onClose={() => setCompared(undefined)}
        />
      )}
    </Box>
  );
};

/** The other versions of what a record is one of, each to be compared with it; nothing where there are none. */
export const OtherVersions = (props: Props) => {
  const spec = comparedVersions(props.definition.picture);
  return spec ? <List {...props} spec={spec} /> : null;
};
