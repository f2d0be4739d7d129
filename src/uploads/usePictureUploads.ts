import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Unreachable } from '../../dataProvider/http';
import { uploadFile } from '../../dataProvider/upload';
import { noteFailure } from '../session/sessionLife';
import { useToast } from '../ui/toasts';

/** A file on its way to the server, or one that didn't get there. */
export interface PictureUpload {
  readonly key: number;
  readonly file: File;
  /** How much has been sent, from 0 to 1. */
  readonly share: number;
  /** Why it failed; `undefined` while it waits or is being sent. */
  readonly problem?: string;
}

let lastKey = 0;

/**
 * Sends files one after the other, so that they stand in the order in which they were chosen. Those that
 * fail stay in the list, to be tried again or put away.
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
  const [uploads, setUploads] = useState<readonly PictureUpload[]>([]);
  const aborts = useRef(new Map<number, AbortController>());
  const queue = useRef(Promise.resolve());

  useEffect(() => {
    const running = aborts.current;
    return () => {
      for (const controller of running.values()) controller.abort();
    };
  }, []);

  const change = (key: number, part_: Partial<PictureUpload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...part_ } : one)));
  const putAway = (key: number) => {
    aborts.current.get(key)?.abort();
    setUploads((all) => all.filter((one) => one.key !== key));
  };

  const problemOf = (error: unknown): string => {
    if (!(error instanceof Unreachable)) return error instanceof Error ? error.message : '';
    console.error(error);
    if (error.reason !== 'unreadable') return translate('kinds.upload.unreachable');
    const problem = translate('kinds.upload.unreadable');
    toast.error(problem);
    return problem;
  };

  const send = async ({ key, file }: PictureUpload) => {
    const controller = aborts.current.get(key);
    if (!controller || controller.signal.aborted) return;
    try {
      await uploadFile(path, file, {
        part,
        signal: controller.signal,
        isQuietOnFailure: true,
        onProgress: (share) => change(key, { share }),
      });
      putAway(key);
      await onStored();
    } catch (error) {
      noteFailure(error);
      if (!controller.signal.aborted) change(key, { problem: problemOf(error) });
    }
  };

  const enqueue = (upload: PictureUpload) => {
    aborts.current.set(upload.key, new AbortController());
    queue.current = queue.current.then(() => send(upload));
  };

  return {
    uploads,
    add: (files: readonly File[]) => {
      const added = files.map((file) => {
        lastKey += 1;
        return { key: lastKey, file, share: 0 };
      });
      setUploads((all) => [...all, ...added]);
      added.forEach(enqueue);
    },
    retry: (upload: PictureUpload) => {
      change(upload.key, { problem: undefined, share: 0 });
      enqueue(upload);
    },
    putAway,
  };
};
