import { useFailedUpload } from '../../../uploads/useFailedUpload';
import { useOneReport } from '../../../uploads/useOneReport';
import { useUploads } from '../../../uploads/useUploads';

/**
 * Pictures on their way to a record, one after the other, so that they stand in the order in which they
 * were chosen.
 *
 * @param onStored called after each that was stored
 */
export const usePictureUploads = (
  path: string,
  part: string | undefined,
  onStored: () => Promise<void>,
) => {
  const { queue, uploads } = useUploads<string>({
    atOnce: 1,
    ...useOneReport((to: string) => ({ path: to, part })),
    onStored,
    unreachable: useFailedUpload(),
  });
  return {
    uploads: uploads.filter(({ state }) => state !== 'done'),
    add: (files: readonly File[]) => queue.add(files, path),
    retry: (id: number) => queue.retry(id),
    putAway: (id: number) => queue.putAway(id),
  };
};
