import { fillPath } from '../../../schemas';
import { useFileVersion } from '../../uploads/fileVersions';
import { useFormFilesAround, useHeldFile } from '../../uploads/formFiles';
import { useFileRemoval } from './useFileRemoval';
import { type FileOptions, useFileUpload } from './useFileUpload';

/**
 * Stores and removes a record's file: with the save of the form that is edited, at once elsewhere. The record is read
 * again afterwards.
 */
export const useFile = (options: FileOptions) => {
  const { field, record, onAhead, isEntered } = options;
  const path = fillPath(field.upload ?? '', onAhead ? { ...record, id: 'add' } : record);
  const version = useFileVersion(path);
  const around = useFormFilesAround();
  const holding = around?.areHeld && isEntered && !onAhead ? around.files : undefined;
  const waiting = useHeldFile(path);
  const upload = useFileUpload(path, options);
  const removal = useFileRemoval(options);
  const { queue } = upload;

  const removeNow = (): Promise<boolean> => {
    queue.clear();
    return removal.remove();
  };

  return {
    /** The file that was chosen last. */
    upload: upload.uploads.at(-1),
    isBusy: removal.isRunning || queue.isRunning(),
    /** Why the file could not be removed. */
    problem: removal.problem,
    /** Changes with each stored file, so that one of the same name is not taken from the cache. */
    version,
    send: (file: File): void => {
      if (field.upload === undefined) return;
      removal.forget();
      if (holding) holding.hold(path, file, () => upload.send(file));
      else void upload.send(file);
    },
    remove: (): void => {
      if (holding) holding.hold(path, null, removeNow);
      else void removeNow();
    },
    /** What waits for the save of the form. */
    held: holding && waiting,
    /** Whether what is done waits for it. */
    isHeld: holding !== undefined,
    takeBack: () => {
      queue.clear();
      holding?.release(path);
    },
    cancel: (id: number) => queue.cancel(id),
    retry: (id: number) => queue.retry(id),
  };
};
