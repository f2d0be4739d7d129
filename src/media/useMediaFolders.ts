import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import type { BackOfficeProvider } from '../../dataProvider/BackOfficeProvider';
import { readNumber } from '../../schemas';
import { ROOT_FOLDER } from '../../schemas/media/folders';

/** A folder of the media library. */
export interface MediaFolder {
  readonly id: number;
  /** As it is shown: the root has a name of the language. */
  readonly name: string;
  /** How many files are in it. */
  readonly count: number;
}

interface Answered {
  id: number;
  name: string;
  count?: number;
}

/** The folders of the active organisation, the root first, and how much of the storage is used. */
export const useMediaFolders = () => {
  const provider = useDataProvider<BackOfficeProvider>();
  const translate = useTranslate();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['media', 'folders'],
    retry: false,
    queryFn: ({ signal }) =>
      provider.call('media', { method: 'GET', path: 'media/folders' }, {}, { signal }),
  });
  const folders = ((data?.rows ?? []) as readonly Answered[]).map(
    ({ id, name, count = 0 }): MediaFolder => ({
      id,
      name: id === ROOT_FOLDER.id ? translate('media.folders.root') : name,
      count,
    }),
  );
  return {
    folders,
    nameOf: (id: number): string => folders.find((folder) => folder.id === id)?.name ?? '',
    /** Whether a folder is surely not there: deleted, or another organisation's. */
    isUnknown: (id: number): boolean =>
      data !== undefined && !isFetching && !folders.some((folder) => folder.id === id),
    used: readNumber(data?.body.used),
    available: readNumber(data?.body.available),
    isPending: data === undefined && !error,
    error,
    refetch,
  };
};

export type MediaFolders = ReturnType<typeof useMediaFolders>;
