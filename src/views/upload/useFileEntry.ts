import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Sending } from '../../../dataProvider/upload';
import type { Values } from '../../../dataProvider/values';
import type { Problem, UploadSpec } from '../../../schemas';
import { useProblemText } from '../../fields/useProblemText';
import { useToast } from '../../ui/toasts';
import { unsavedWork } from '../../ui/unsavedWork';
import { useFileDrop } from '../../uploads/useFileDrop';
import { useUploads } from '../../uploads/useUploads';

interface Options {
  spec: UploadSpec;
  /** Whose words the messages are. */
  resource: string;
  /** Sends the file with what was entered beside it. @returns the server's message, which has been shown */
  send(file: File, entered: Values, sending: Sending): Promise<string>;
}

/** What was entered beside a file, and who waits for it to be stored. */
interface Target {
  entered: Values;
  onDone(): void;
  onFailed(error: unknown): void;
}

/** The messages about a file: the definition's own, or those that all share. */
const useUploadText = (spec: UploadSpec, resource: string) => {
  const translate = useTranslate();
  const textOf = useProblemText(resource);
  const ownText = (
    message: keyof NonNullable<UploadSpec['messages']>,
    params?: Problem['params'],
  ) => {
    const own = spec.messages?.[message];
    return own === undefined ? undefined : textOf({ message: own, params });
  };
  const refused = (status: number, reason: string) =>
    ownText('refused', { status, reason }) ||
    reason ||
    translate('kinds.upload.failed', { status });
  return {
    ownText,
    refused,
    missing: () => ownText('missing') ?? translate('kinds.upload.missing'),
    stored: (name: string) => ownText('stored') ?? translate('kinds.upload.stored', { name }),
    unreadable: () => ownText('unreadable') ?? translate('kinds.upload.unreadable'),
    unreachable: () => translate('kinds.upload.unreachable'),
  };
};

/** Sends one file at a time with what is entered beside it. */
const useSending = (text: ReturnType<typeof useUploadText>, send: Options['send']) => {
  const toast = useToast();
  const { queue, uploads } = useUploads<Target>({
    atOnce: 1,
    send: async ({ file: sent, target }, sending) => {
      try {
        const message = await send(sent, target.entered, sending);
        if (message === '') toast.success(text.stored(sent.name));
        target.onDone();
        return undefined;
      } catch (error) {
        target.onFailed(error);
        throw error;
      }
    },
    onStored: () => undefined,
    refused: ({ status, message }) => text.refused(status, message),
    unreachable: (failure) => {
      console.error(failure);
      if (failure.reason !== 'unreadable') return text.unreachable();
      const { status = 200 } = failure;
      return status === 200 ? text.unreadable() : text.refused(status, '');
    },
  });
  const isBusy = queue.isRunning();

  useEffect(() => {
    if (!isBusy) return;
    return unsavedWork.add({
      isStored: () => !queue.isRunning(),
      store: async () => false,
      // The dialog that shows it is in front of everything else.
      left: () => [],
      discard: () => queue.cancelAll(),
    });
  }, [isBusy, queue]);
  return { queue, upload: uploads.at(-1), isBusy };
};

/** A file that is chosen in a dialog and sent with what is entered there; the page isn't left over it unasked. */
export const useFileEntry = ({ spec, resource, send }: Options) => {
  const text = useUploadText(spec, resource);
  const chooserRef = useRef<HTMLButtonElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [isMissing, setMissing] = useState(false);
  const { queue, upload, isBusy } = useSending(text, send);

  const drop = useFileDrop({
    limits: spec,
    isDisabled: isBusy,
    refusalOf: (why) => text.ownText(why),
    onFiles: ([chosen]) => {
      setMissing(false);
      queue.clear();
      if (chosen) setFile(chosen);
    },
  });

  return {
    /** Leads to the choice of a file where none was made. @returns what was chosen */
    check: (): File | null => {
      setMissing(file === null);
      if (file === null) chooserRef.current?.focus();
      return file;
    },
    /** Sends it. @throws what the data provider throws; the reason is shown at the file */
    store: (chosen: File, entered: Values): Promise<void> =>
      new Promise((onDone, onFailed) => {
        queue.clear();
        queue.add([chosen], { entered, onDone, onFailed });
      }),
    isBusy,
    /** What `FileEntry` draws. */
    entry: {
      drop,
      file,
      isBusy,
      chooserRef,
      problem: isMissing ? text.missing() : '',
      upload,
      onCancel: (id: number) => queue.cancel(id),
    },
  };
};
