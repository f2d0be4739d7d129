import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { isAllowed } from '../../dataProvider/session';
import type { MediaRecord } from './MediaRecord';
import { loadMedia } from './mediaLoader';

/** What is known of a file of the media library. */
interface Media {
  /** Missing while it is read, when it is gone, and for who may not read media. */
  readonly record: MediaRecord | undefined;
  readonly isPending: boolean;
  readonly error: unknown;
}

/** The record of a file by its id; files requested at the same time are read in one call. */
export const useMedia = (id: number | null): Media => {
  const provider = useDataProvider();
  const isAsked = id !== null && isAllowed('media', 'read');
  const { data, error } = useQuery({
    queryKey: ['media', 'one', id],
    enabled: isAsked,
    retry: false,
    queryFn: () => (id === null ? null : loadMedia(provider, id)),
  });
  return {
    record: data ?? undefined,
    isPending: isAsked && data === undefined && !error,
    error,
  };
};
