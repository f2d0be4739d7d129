import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { Unreachable } from '../../dataProvider/http';
import { uploadFile } from '../../dataProvider/upload';
import { noteFailure } from '../session/sessionLife';
import { type Upload, UploadQueue } from './UploadQueue';

const fieldsOf = ({ folderId, mediaId }: Upload): Record<string, string> => ({
  folderId: String(folderId),
  ...(mediaId !== null && { mediaid: String(mediaId) }),
});

/** The uploads of a screen or dialog; those that still run when it goes are cancelled. */
export const useUploads = () => {
  const client = useQueryClient();
  const translate = useTranslate();
  const [queue] = useState(
    () =>
      new UploadQueue({
        send: (upload, sending) =>
          uploadFile('media/files', upload.file, {
            ...sending,
            fields: fieldsOf(upload),
            isQuietOnFailure: true,
          }),
        onStored: () => void client.invalidateQueries({ queryKey: ['media'] }),
        messageOf: (error) => {
          noteFailure(error);
          if (error instanceof Error && !(error instanceof Unreachable)) return error.message;
          return translate('media.uploads.unreachable');
        },
      }),
  );
  const uploads = useSyncExternalStore(queue.subscribe, queue.get);
  useEffect(() => () => queue.cancelAll(), [queue]);
  return { queue, uploads };
};
