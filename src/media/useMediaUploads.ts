import { useQueryClient } from '@tanstack/react-query';
import { useFailedUpload } from '../uploads/useFailedUpload';
import { useOneReport } from '../uploads/useOneReport';
import { useUploads } from '../uploads/useUploads';

interface MediaTarget {
  /** The folder that it goes into. */
  readonly folderId: number;
  /** The stored file whose content it replaces; none for a new file. */
  readonly mediaId: number | null;
}

/** Files on their way to the media library. */
export const useMediaUploads = () => {
  const client = useQueryClient();
  const report = useOneReport(({ folderId, mediaId }: MediaTarget) => ({
    path: 'media/files',
    fields: {
      folderId: String(folderId),
      ...(mediaId !== null && { mediaid: String(mediaId) }),
    },
  }));
  return useUploads<MediaTarget>({
    atOnce: 3,
    ...report,
    onStored: () => void client.invalidateQueries({ queryKey: ['media'] }),
    unreachable: useFailedUpload('media.uploads.unreachable'),
  });
};
