import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { BackOfficeProvider } from '../../dataProvider/provider';
import { type DataRecord, nested, type Resource } from '../../schemas';
import { FailedToLoad } from './FailedToLoad';
import { useLabels } from './labels';
import { RowsTable } from './RowsTable';
import { TabSkeleton } from './TabSkeleton';

interface Props {
  definition: Resource;
  record: DataRecord;
  name: string;
}

/** A table that a function answers; where the definition says so, a failure is only logged. */
export const QueryTab = ({ definition, record, name }: Props) => {
  const labels = useLabels(definition.name);
  const provider = useDataProvider<BackOfficeProvider>();
  const spec = definition.queries[name];
  if (!spec) throw new Error(`${definition.name} has no query "${name}".`);
  const { data, error, refetch } = useQuery({
    queryKey: [definition.name, 'query', name, record.id],
    retry: false,
    queryFn: async ({ signal }) => {
      try {
        const { rows } = await provider.call(definition.name, spec.call, record, {
          isRead: true,
          isQuiet: spec.quiet,
          signal,
        });
        return rows.map((row, index) => ({ key: index, ...nested.parse(row, spec.fields) }));
      } catch (failure) {
        if (!spec.quiet || signal.aborted) throw failure;
        console.error(failure);
        return [];
      }
    },
  });
  if (error) return <FailedToLoad error={error} onRetry={() => refetch()} />;
  if (!data) return <TabSkeleton />;
  return (
    <RowsTable
      fields={spec.fields}
      rows={data}
      rowKey={(row) => Number(row.key)}
      scope={`${labels.scope}.queries.${name}`}
      resource={definition.name}
    />
  );
};
