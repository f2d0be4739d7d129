import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import type { DataRecord, Resource } from '../../../schemas';

const STEP = 20;

/** What is kept of a record's changes is read below this key. */
export const historyKey = (resource: string, id: number) => ['history', resource, id];

/** The changes of a record, the latest first: as many as were asked for. */
export const useHistory = (definition: Resource, record: DataRecord) => {
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
  return {
    changes: data?.changes ?? [],
    total: data?.total ?? 0,
    isPending,
    error,
    refetch: () => void refetch(),
    more: () => setSize(size + STEP),
  };
};
