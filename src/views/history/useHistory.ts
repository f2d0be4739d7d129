import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import type { DataRecord, Resource } from '../../../schemas';

const STEP = 20;

/** What is kept of a record's changes is read below this key. */
export const historyKey = (resource: string, id: number) => ['history', resource, id];

/** The changes of a record, the latest first: as many as were asked for, and as it takes to reach one of them. */
export const useHistory = (definition: Resource, record: DataRecord, ledTo?: number) => {
  const provider = useDataProvider<BackOfficeProvider>();
  const [size, setSize] = useState(STEP);
  const { data, isPending, error, refetch } = useQuery({
    queryKey: [...historyKey(definition.name, record.id), size],
    retry: false,
    gcTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      provider.getHistory(definition.name, record, { page: 1, size }, signal),
  });
  const { changes = [], total = 0 } = data ?? {};
  const oldest = changes.at(-1);
  // Ids grow with the changes, so that the one before the oldest is further back.
  if (ledTo && oldest && oldest.id > ledTo && changes.length === size && total > size)
    setSize(size + STEP);
  return {
    changes,
    total,
    isPending,
    error,
    refetch: () => void refetch(),
    more: () => setSize(size + STEP),
  };
};
