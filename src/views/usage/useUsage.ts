import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import type { Resource } from '../../../schemas';

/** Records of a resource that are about to be deleted. */
export interface UsedRecords {
  definition: Resource;
  ids: readonly number[];
}

/** What refers to records, and what would become of it without them. */
export const useUsage = ({ definition, ids }: UsedRecords) => {
  const provider = useDataProvider<BackOfficeProvider>();
  return useQuery({
    // Not below the resource: what was read of a record isn't read again once it is gone.
    queryKey: ['usage', definition.name, ids],
    queryFn: ({ signal }) => provider.getUsage(definition.name, ids, signal),
    retry: false,
    gcTime: 0,
  });
};
