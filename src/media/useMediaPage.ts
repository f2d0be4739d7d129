import { keepPreviousData } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import { SEARCH_MINIMUM } from '../../schemas';
import { type MediaTypeName, mediaTypes } from '../../schemas/media/mediaTypes';
import type { MediaRecord } from './MediaRecord';

/** Files a page. */
export const PAGE_SIZE = 20;

export interface MediaQuery {
  readonly of: MediaTypeName;
  /** `null`: all folders. */
  readonly folderId: number | null;
  /** What is searched for, in all folders. */
  readonly search: string;
  readonly page: number;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  /** Files are changed and deleted where they are listed: each comes with its version. */
  readonly isChanged?: boolean;
}

/** A page of the media library; the page before stays while the next one comes. */
export const useMediaPage = ({ of, folderId, search, page, sort, isChanged }: MediaQuery) => {
  const isSearch = search.length >= SEARCH_MINIMUM;
  const list = useGetList<MediaRecord>(
    'media',
    {
      // A search is answered whole, whichever page is shown of it.
      pagination: { page: isSearch ? 1 : page, perPage: PAGE_SIZE },
      sort,
      filter: {
        type: mediaTypes[of],
        ...(isSearch ? { q: search } : folderId !== null && { folderId }),
      },
      ...(isChanged && { meta: { isChanged } }),
    },
    { placeholderData: keepPreviousData, retry: false },
  );
  const found = list.data ?? [];
  const isWhole = found.length > PAGE_SIZE;
  return {
    ...list,
    isSearch,
    records: isWhole ? found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE) : found,
    total: list.total ?? 0,
  };
};
