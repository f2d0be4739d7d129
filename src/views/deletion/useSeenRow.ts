import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { DataRecord, Resource } from '../../../schemas';

/**
 * The record of a row, read when somebody asks to delete it: rows know neither all of a record nor its version, so
 * what the question is about is the record as it is by then. Where it can't be read, the row stands for it.
 *
 * @param isAsked it is about to be deleted
 */
export const useSeenRow = (definition: Resource, row: DataRecord, isAsked: boolean) => {
  const provider = useDataProvider();
  const isRead = isAsked && definition.verbs.read !== false;
  const { data, isFetching } = useQuery({
    // Not below the resource: it isn't read again once it is gone.
    queryKey: ['seen', definition.name, row.id],
    queryFn: async ({ signal }) =>
      (await provider.getOne<DataRecord>(definition.name, { id: row.id, signal })).data,
    enabled: isRead,
    retry: false,
    gcTime: 0,
    // The question stays the same while it is open.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return { seen: (isRead && data) || row, isReading: isRead && isFetching };
};
