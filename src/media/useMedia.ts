import { useReference } from 'react-admin';
import type { MediaRecord } from './MediaRecord';

/** What is known of a file of the media library. */
interface Media {
  readonly record: MediaRecord | undefined;
  readonly isPending: boolean;
  readonly error: unknown;
}

const NO_ID = 0;

/** The record of a file by its id; files asked for at the same time are read in one call. */
export const useMedia = (id: number | null): Media => {
  const isAsked = id !== null;
  const { referenceRecord, isPending, error } = useReference<MediaRecord>({
    reference: 'media',
    id: id ?? NO_ID,
    options: { retry: false, enabled: isAsked },
  });
  return { record: isAsked ? referenceRecord : undefined, isPending: isAsked && isPending, error };
};
