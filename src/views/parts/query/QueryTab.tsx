import Box from '@mui/material/Box';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { BackOfficeProvider } from '../../../../dataProvider/BackOfficeProvider';
import { type DataRecord, emptyValues } from '../../../../schemas';
import { useLabels } from '../../../fields/labels';
import { NestedInputs } from '../../../fields/NestedInputs';
import { useTextWriter } from '../../../fields/text';
import { useRecordPath } from '../../../routing/paths';
import { FailedToLoad } from '../../../ui/loading/FailedToLoad';
import { TabSkeleton } from '../../../ui/loading/TabSkeleton';
import { ShowMore, useShowMore } from '../../../ui/ShowMore';
import { partActions } from '../../actions/RowActions';
import { useStoredRecord } from '../../storedRecord';
import { PartTable } from '../PartTable';
import { nameOfRow } from '../subList/subListRow';

/** Rows drawn at first, and added with each "show more". */
const STEP = 100;

/** A table that a function answers; where the definition specifies it, a failure is only logged. */
export const QueryTab = ({ name }: { name: string }) => {
  const { definition, record } = useStoredRecord();
  const labels = useLabels(definition.name).query(name);
  const writer = useTextWriter();
  const id = useId();
  const provider = useDataProvider<BackOfficeProvider>();
  const spec = definition.queries[name];
  if (!spec) throw new Error(`${definition.name} has no query "${name}".`);
  const recordPath = useRecordPath();
  const { asks = {}, opens } = spec;
  const [asked, setAsked] = useState<Record<string, unknown>>(() => emptyValues(asks));
  const { limit, more } = useShowMore(STEP);
  const { data, error, refetch } = useQuery({
    queryKey: [definition.name, 'query', name, record.id, asked],
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      try {
        return await provider.query(definition.name, spec, { record, asked, signal });
      } catch (failure) {
        if (spec.messages !== false || signal.aborted) throw failure;
        console.error(failure);
        return [];
      }
    },
  });
  const nameOf = (row: DataRecord) =>
    nameOfRow(spec, row, { labelScope: labels, resource: definition.name }, writer);
  if (error) return <FailedToLoad error={error} onRetry={() => refetch()} />;
  if (!data) return <TabSkeleton />;
  return (
    <>
      {spec.asks && (
        <Box sx={{ mb: 1 }}>
          <NestedInputs
            id={id}
            fields={asks}
            values={asked}
            onChange={setAsked}
            labelScope={labels}
            resource={definition.name}
          />
        </Box>
      )}
      <PartTable
        fields={spec.fields}
        rows={data.slice(0, limit)}
        pathOf={(row) => (opens === undefined ? null : recordPath(opens, row.id, row))}
        labelScope={labels}
        resource={definition.name}
        actions={partActions(definition, record, { query: name }, nameOf)}
      />
      <ShowMore {...more(data.length)} />
    </>
  );
};
