import { useTranslate } from 'react-admin';
import { useToast } from '../../../ui/toasts';
import { toAddress, useUploads } from '../../../uploads/useUploads';

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
  const translate = useTranslate();
  const toast = useToast();
  const { queue, uploads } = useUploads<string>({
    atOnce: 1,
    send: toAddress((to) => ({ path: to, part })),
    onStored,
    unreachable: (failure) => {
      console.error(failure);
      if (failure.reason !== 'unreadable') return translate('kinds.upload.unreachable');
      const problem = translate('kinds.upload.unreadable');
      toast.error(problem);
      return problem;
    },
  });
  return {
    uploads: uploads.filter(({ state }) => state !== 'done'),
    add: (files: readonly File[]) => queue.add(files, path),
    retry: (id: number) => queue.retry(id),
    putAway: (id: number) => queue.putAway(id),
  };
};
