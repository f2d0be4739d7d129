import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import type { UsageOf } from '../../../dataProvider/calls/usage';
import type { Resource } from '../../../schemas';

/** Records of a resource that something is about to be done with: they are deleted unless specified. */
export interface UsedRecords {
  definition: Resource;
  ids: readonly number[];
  /** Another operation than their deletion. */
  of?: UsageOf;
}

/** What refers to records, and what would become of it without them. */
export const useUsage = ({ definition, ids, of }: UsedRecords) => {
  const provider = useDataProvider<BackOfficeProvider>();
  return useQuery({
    // Not below the resource: what was read of a record isn't read again once it is gone.
    queryKey: ['usage', definition.name, ids, of],
    queryFn: ({ signal }) => provider.getUsage(definition.name, ids, { of, signal }),
    retry: false,
    gcTime: 0,
  });
};

/** What uses the files of a folder of the media library; asked where there are any. */
export const useFolderUsage = (folderId: number, enabled: boolean) => {
  const provider = useDataProvider<BackOfficeProvider>();
  return useQuery({
    queryKey: ['usage', 'mediaFolders', folderId],
    enabled,
    queryFn: ({ signal }) => provider.getFolderUsage(folderId, signal),
    retry: false,
    gcTime: 0,
  });
};
