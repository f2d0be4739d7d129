import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import type { BackOfficeProvider } from '../../dataProvider/BackOfficeProvider';
import { f } from '../../schemas';
import { ROOT_FOLDER } from '../../schemas/media/folders';
import { type MediaTypeName, mediaTypes } from '../../schemas/media/mediaTypes';

/** A folder of the media library. */
export interface MediaFolder {
  readonly id: number;
  /** As it is shown: the root has a name of the language. */
  readonly name: string;
  /** How many files are in it. */
  readonly count: number;
  /** How many of them are of the type that is shown. */
  readonly shown: number;
}

const reading = {
  rows: { name: f.text(), count: f.integer(), typeCount: f.integer() },
  parts: { used: f.integer(), available: f.integer() },
};

/**
 * The folders of the active organisation, the root first, and how much of the storage is used.
 *
 * @param of the type of files that is shown of them
 */
export const useMediaFolders = (of: MediaTypeName = 'all') => {
  const provider = useDataProvider<BackOfficeProvider>();
  const translate = useTranslate();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['media', 'folders', of],
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const body = { type: mediaTypes[of] };
      return provider.ask({ method: 'GET', path: 'media/folders', body }, reading, { signal });
    },
  });
  const folders = (data?.rows ?? []).map(
    ({ id, name, count, typeCount }): MediaFolder => ({
      id,
      name: id === ROOT_FOLDER.id ? translate('media.folders.root') : name,
      count: count ?? 0,
      shown: typeCount ?? count ?? 0,
    }),
  );
  return {
    folders,
    nameOf: (id: number): string => folders.find((folder) => folder.id === id)?.name ?? '',
    /** Whether a folder is surely not there: deleted, or another organisation's. */
    isUnknown: (id: number): boolean =>
      data !== undefined && !isFetching && !folders.some((folder) => folder.id === id),
    used: data?.parts.used ?? null,
    available: data?.parts.available ?? null,
    isPending: data === undefined && !error,
    error,
    refetch,
  };
};

export type MediaFolders = ReturnType<typeof useMediaFolders>;
