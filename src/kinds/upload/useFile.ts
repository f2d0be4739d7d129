import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import { Unreachable } from '../../../dataProvider/http';
import type { Sending } from '../../../dataProvider/upload';
import { fillPath, type OptionsOf } from '../../../schemas';
import type { FieldContext } from '../../fields/KindView';
import { renewFile, useFileVersion } from '../../uploads/fileVersions';
import { useFormFilesAround, useHeldFile } from '../../uploads/formFiles';
import type { Upload } from '../../uploads/UploadQueue';
import { over, uploadsUnderWay } from '../../uploads/uploadsUnderWay';
import { useFailedUpload } from '../../uploads/useFailedUpload';
import { type QueueOf, toAddress, useUploads } from '../../uploads/useUploads';
import { keepAheadPicture } from './aheadPictures';

interface Removal {
  isRunning: boolean;
  /** Why the last one failed. */
  problem?: string;
}

/** What the queries answered reaches the page in a task of its own, which is queued before this one. */
const drawn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

interface Options extends FieldContext<OptionsOf<'image'>> {
  /** Takes the name of a file that was sent ahead of its record; without it the record is stored. */
  onAhead?(name: string): void;
  /** It is a field of a form, and not only seen. */
  isEntered: boolean;
}

/**
 * Stores and removes a record's file: with the save of the form that is edited, at once elsewhere. The record is read
 * again afterwards.
 */
export const useFile = ({ field, record, resource, onAhead, isEntered }: Options) => {
  const provider = useDataProvider<BackOfficeProvider>();
  const client = useQueryClient();
  const translate = useTranslate();
  const path = fillPath(field.upload ?? '', onAhead ? { ...record, id: 'add' } : record);
  const version = useFileVersion(path);
  const around = useFormFilesAround();
  const holding = around?.areHeld && isEntered && !onAhead ? around.files : undefined;
  const waiting = useHeldFile(path);
  const held = holding && waiting;
  const [removal, setRemoval] = useState<Removal>({ isRunning: false });

  /** Until the page tells which file there is now, it shows the one before, which may be gone. */
  const reread = async () => {
    await client.invalidateQueries();
    await drawn();
  };

  const sendTo = toAddress((path: string) => ({ path, part: field.part }));
  const { files } = around ?? {};
  const keep = files && ((create: () => QueueOf<string>) => files.queueOf(path, create));
  const unreachable = useFailedUpload();
  const options = {
    atOnce: 1,
    send: async (upload: Upload<string>, sending: Sending) => {
      const { body } = await sendTo(upload, sending);
      if (!onAhead) return;
      const name = String(body.fileName ?? '');
      keepAheadPicture(name, upload.file);
      onAhead(name);
    },
    onStored: async () => {
      if (onAhead) return;
      await reread();
      renewFile(path);
    },
    unreachable,
  };
  const { queue, uploads } = useUploads<string>(options, keep);

  const isKept = keep !== undefined;
  useEffect(() => (isKept ? undefined : uploadsUnderWay.add(queue)), [queue, isKept]);

  const sendNow = async (file: File): Promise<boolean> => {
    queue.clear();
    queue.add([file], path);
    await over(queue);
    return queue.get().at(-1)?.state === 'done';
  };

  const send = (file: File) => {
    if (field.upload === undefined) return;
    setRemoval({ isRunning: false });
    if (holding) holding.hold(path, file, () => sendNow(file));
    else void sendNow(file);
  };

  const removeNow = async (): Promise<boolean> => {
    if (!field.remove) return false;
    const { idArg, ...spec } = field.remove;
    queue.clear();
    setRemoval({ isRunning: true });
    try {
      await provider.call(resource, spec, record, { args: idArg ? { [idArg]: record.id } : {} });
      await reread();
      setRemoval({ isRunning: false });
      return true;
    } catch (error) {
      const isTold = error instanceof Error && !(error instanceof Unreachable);
      const problem = isTold ? error.message : translate('kinds.upload.unreachable');
      setRemoval({ isRunning: false, problem });
      return false;
    }
  };

  const remove = () => {
    if (holding) holding.hold(path, null, removeNow);
    else void removeNow();
  };

  return {
    /** The file that was chosen last. */
    upload: uploads.at(-1),
    isBusy: removal.isRunning || queue.isRunning(),
    /** Why the file could not be removed. */
    problem: removal.problem,
    /** Changes with each stored file, so that one of the same name is not taken from the cache. */
    version,
    send,
    remove,
    /** What waits for the save of the form. */
    held,
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
