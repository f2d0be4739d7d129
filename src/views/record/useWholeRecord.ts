import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import type { DataRecord, Resource } from '../../../schemas';
import { recordQuery } from '../firstRecord';
import { rowKey } from '../recordKeys';

/**
 * A record as its own page needs it. React-admin keeps the rows of lists as records that were read, and a
 * row lacks what lists don't show: whole records are therefore kept apart, and a form begins from no other.
 *
 * @param isEdited it isn't read again while someone looks away from the window
 * @returns the query, and beside it the row that a list has shown of the record
 */
export const useWholeRecord = (definition: Resource, id: number, isEdited: boolean) => {
  const provider = useDataProvider<BackOfficeProvider>();
  const client = useQueryClient();
  const query = useQuery({
    ...recordQuery(provider, definition, id),
    retry: false,
    refetchOnWindowFocus: !isEdited,
  });
  const rows = client.getQueriesData<DataRecord>({ queryKey: rowKey(definition.name, id) });
  return { ...query, row: rows.at(-1)?.[1] };
};
