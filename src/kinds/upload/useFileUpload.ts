import { useEffect } from 'react';
import type { Sending } from '../../../dataProvider/upload';
import type { OptionsOf } from '../../../schemas';
import type { FieldContext } from '../../fields/KindView';
import { renewFile } from '../../uploads/fileVersions';
import { useFormFilesAround } from '../../uploads/formFiles';
import type { Upload } from '../../uploads/UploadQueue';
import { over, uploadsUnderWay } from '../../uploads/uploadsUnderWay';
import { useFailedUpload } from '../../uploads/useFailedUpload';
import { type QueueOf, toAddress, useUploads } from '../../uploads/useUploads';
import { keepAheadPicture } from './aheadPictures';
import { useReadAgain } from './useReadAgain';

export interface FileOptions extends FieldContext<OptionsOf<'image'>> {
  /** Takes the name of a file that was sent ahead of its record; without it the record is stored. */
  onAhead?(name: string): void;
  /** It is a field of a form, and not only seen. */
  isEntered: boolean;
}

/** Sends a record's file to its path, one at a time. */
export const useFileUpload = (path: string, { field, resource, onAhead }: FileOptions) => {
  const readAgain = useReadAgain(resource);
  const { files } = useFormFilesAround() ?? {};
  // A save of a form has a question of its own.
  const offersUndo = !files && !onAhead;
  const sendTo = toAddress((to: string) => ({ path: to, part: field.part, offersUndo }));
  const keep = files && ((create: () => QueueOf<string>) => files.queueOf(path, create));
  const unreachable = useFailedUpload();
  const options = {
    atOnce: 1,
    send: async (upload: Upload<string>, sending: Sending) => {
      const { body } = await sendTo(upload, sending);
      if (!onAhead) return undefined;
      const name = String(body.fileName ?? '');
      keepAheadPicture(name, upload.file);
      onAhead(name);
      return undefined;
    },
    onStored: async () => {
      if (onAhead) return;
      await readAgain();
      renewFile(path);
    },
    unreachable,
  };
  const { queue, uploads } = useUploads<string>(options, keep);

  const isKept = keep !== undefined;
  useEffect(() => (isKept ? undefined : uploadsUnderWay.add(queue)), [queue, isKept]);

  /** @returns whether it is stored */
  const send = async (file: File): Promise<boolean> => {
    queue.clear();
    queue.add([file], path);
    await over(queue);
    return queue.get().at(-1)?.state === 'done';
  };
  return { queue, uploads, send };
};
