import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import type { DataRecord, LinkSpec } from '../../../../schemas';
import { useDefinition } from '../../../routing/definitions';
import { FailedToLoad } from '../../../ui/loading/FailedToLoad';
import { TabSkeleton } from '../../../ui/loading/TabSkeleton';
import { Pager } from '../../../ui/Pager';
import { SearchBox } from '../../../ui/SearchBox';
import { usePagedSearch } from '../../../ui/usePagedSearch';
import { LinkedRowList } from './LinkedRowList';

/** Rows of a page, and the matches that a search begins with. */
const PAGE_SIZE = 20;

interface Props {
  spec: LinkSpec;
  busyId: number | null;
  isBusy: boolean;
  assigned: readonly DataRecord[];
  /** The record itself, where it is of the linked resource. */
  own: number | undefined;
  onAdd(row: DataRecord): void;
}

/** What can still be linked, found in the linked resource's own list, however long that is. */
export const SearchedRows = ({ spec, assigned, own, onAdd, ...busy }: Props) => {
  const translate = useTranslate();
  const headingId = useId();
  const definition = useDefinition(spec.to);
  const { field } = definition.list.sort ?? {};
  const sortedBy = (spec.columns.includes(field ?? '') ? field : spec.columns[0]) ?? 'id';
  const { q, search, page, setPage } = usePagedSearch();
  const [longer, setLonger] = useState({ q, most: PAGE_SIZE });
  const { data, total, error, refetch } = useGetList<DataRecord>(
    definition.name,
    {
      pagination: { page, perPage: PAGE_SIZE },
      sort: { field: sortedBy, order: 'ASC' },
      filter: q ? { q } : {},
      meta: { most: longer.q === q ? longer.most : PAGE_SIZE },
    },
    { retry: false, placeholderData: (previous) => previous },
  );
  const taken = new Set(assigned.map((row) => row.id));
  // They keep their places: hidden, they would be missing from what the pager counts.
  const closed = ({ id }: DataRecord) => {
    if (id === own) return translate('views.links.itself');
    return taken.has(id) ? translate('views.links.already') : undefined;
  };
  const heading = translate('views.links.available');
  if (error && !data) return <FailedToLoad error={error} onRetry={() => refetch()} />;
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 34, mb: 1 }}>
        <Typography id={headingId} variant="subtitle1" component="h2" fontWeight={600}>
          {heading}
        </Typography>
      </Box>
      <Box sx={{ mb: 1 }}>
        <SearchBox value={q} onChange={search} label={`${translate('views.search')}: ${heading}`} />
      </Box>
      {data ? (
        <LinkedRowList
          {...busy}
          spec={spec}
          rows={data}
          change={{ kind: 'add', one: onAdd, closed }}
        />
      ) : (
        <TabSkeleton />
      )}
      <Pager
        list={{ page, perPage: PAGE_SIZE, total, data, setPage, filterValues: { q } }}
        onMore={(most) => setLonger({ q, most })}
      />
    </Box>
  );
};
