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
  /** Sends the file with what was entered beside it. @returns what the server said, which has been shown */
  send(file: File, entered: Values, sending: Sending): Promise<string>;
}

/** What was entered beside a file, and who waits for it to be stored. */
interface Target {
  entered: Values;
  onDone(): void;
  onFailed(error: unknown): void;
}

/** What is said of a file: in the definition's own words, or in those that all share. */
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

/** A file that is chosen in a dialog and sent with what is entered there; the page isn't left over it unasked. */
export const useFileEntry = ({ spec, resource, send }: Options) => {
  const text = useUploadText(spec, resource);
  const toast = useToast();
  const chooserRef = useRef<HTMLButtonElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [isMissing, setMissing] = useState(false);

  const { queue, uploads } = useUploads<Target>({
    atOnce: 1,
    send: async ({ file: sent, target }, sending) => {
      try {
        const said = await send(sent, target.entered, sending);
        if (said === '') toast.success(text.stored(sent.name));
        target.onDone();
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
      // The dialog that says so is in front of everything else.
      left: () => [],
      discard: () => queue.cancelAll(),
    });
  }, [isBusy, queue]);

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

  /** Leads to the choice of a file where none was made. @returns what was chosen */
  const check = (): File | null => {
    setMissing(file === null);
    if (file === null) chooserRef.current?.focus();
    return file;
  };

  /** Sends it. @throws what the data provider throws; the reason is shown at the file */
  const store = (chosen: File, entered: Values): Promise<void> =>
    new Promise((onDone, onFailed) => {
      queue.clear();
      queue.add([chosen], { entered, onDone, onFailed });
    });

  return {
    check,
    store,
    isBusy,
    /** What `FileEntry` draws. */
    entry: {
      drop,
      file,
      isBusy,
      chooserRef,
      problem: isMissing ? text.missing() : '',
      upload: uploads.at(-1),
      onCancel: (id: number) => queue.cancel(id),
    },
  };
};
