import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { BackOfficeProvider } from '../../dataProvider/BackOfficeProvider';
import { Unreachable } from '../../dataProvider/http';
import { uploadFile } from '../../dataProvider/upload';
import { fillPath } from '../../schemas';
import type { OptionsOf } from '../fields/KindTypes';
import type { FieldContext } from '../fields/KindView';
import { noteFailure } from '../session/sessionLife';

export type Sending =
  | { phase: 'idle' }
  | { phase: 'sending'; file: File; share: number }
  | { phase: 'removing' }
  /** `message` is the server's; '' when the server could not be reached. */
  | { phase: 'failed'; file: File | null; message: string };

const failed = (file: File | null, error: unknown): Sending => ({
  phase: 'failed',
  file,
  message: error instanceof Error && !(error instanceof Unreachable) ? error.message : '',
});

/** What the queries answered reaches the page in a task of its own, which is queued before this one. */
const drawn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Stores and removes a record's file, each at once; the record is read again afterwards. */
export const useUpload = ({ field, record, resource }: FieldContext<OptionsOf<'image'>>) => {
  const provider = useDataProvider<BackOfficeProvider>();
  const client = useQueryClient();
  const [state, setState] = useState<Sending>({ phase: 'idle' });
  const [version, setVersion] = useState(0);
  const sending = useRef<AbortController | null>(null);

  useEffect(() => () => sending.current?.abort(), []);

  /** Until the page tells which file there is now, it shows the one before, which may be gone. */
  const reread = async () => {
    await client.invalidateQueries();
    await drawn();
    setState({ phase: 'idle' });
  };

  const send = async (file: File) => {
    const controller = new AbortController();
    sending.current = controller;
    setState({ phase: 'sending', file, share: 0 });
    try {
      await uploadFile(fillPath(field.upload, record), file, {
        part: field.part,
        signal: controller.signal,
        isQuietOnFailure: true,
        onProgress: (share) => setState({ phase: 'sending', file, share }),
      });
      await reread();
      setVersion(Date.now());
    } catch (error) {
      noteFailure(error);
      setState(controller.signal.aborted ? { phase: 'idle' } : failed(file, error));
    }
  };

  const remove = async () => {
    if (!field.remove) return;
    const { idArg, ...spec } = field.remove;
    setState({ phase: 'removing' });
    try {
      await provider.call(resource, spec, record, { args: idArg ? { [idArg]: record.id } : {} });
      await reread();
    } catch (error) {
      setState(failed(null, error));
    }
  };

  return {
    state,
    /** Changes with each stored file, so that one of the same name is not taken from the cache. */
    version,
    send,
    remove,
    cancel: () => sending.current?.abort(),
  };
};
