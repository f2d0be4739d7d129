import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { DataRecord, Resource } from '../../../schemas';
import { recordKey, rowKey } from '../recordKeys';

/**
 * A record as its own page needs it. React-admin keeps the rows of lists as records that were read, and a
 * row lacks what lists don't show: whole records are therefore kept apart, and a form begins from no other.
 *
 * @param isEdited it isn't read again while someone looks away from the window
 * @returns the query, and beside it the row that a list has shown of the record
 */
export const useWholeRecord = (definition: Resource, id: number, isEdited: boolean) => {
  const provider = useDataProvider();
  const client = useQueryClient();
  const query = useQuery({
    queryKey: recordKey(definition.name, id),
    queryFn: async ({ signal }) =>
      (await provider.getOne<DataRecord>(definition.name, { id, signal })).data,
    retry: false,
    refetchOnWindowFocus: !isEdited,
  });
  const rows = client.getQueriesData<DataRecord>({ queryKey: rowKey(definition.name, id) });
  return { ...query, row: rows.at(-1)?.[1] };
};
