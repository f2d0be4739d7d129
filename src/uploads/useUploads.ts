import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Unreachable } from '../../dataProvider/http';
import { type UploadOptions, uploadFile } from '../../dataProvider/upload';
import { noteFailure } from '../session/sessionLife';
import { UploadQueue } from './UploadQueue';

interface Options<Target> {
  /** Most files that are sent at the same time; one after the other keeps them in their order. */
  atOnce: number;
  /** The address that a file is sent to, below the API's base, and what goes with it. */
  addressOf(target: Target): Pick<UploadOptions, 'part' | 'fields'> & { path: string };
  /** Called after each file that was stored; it counts as under way until this ends. */
  onStored(): void | Promise<void>;
  /** What is said where the server could not be reached. */
  unreachable(failure: Unreachable): string;
}

/** The uploads of a screen, a dialog or a field; those that are under way when it goes are cancelled. */
export const useUploads = <Target>(options: Options<Target>) => {
  const latest = useRef(options);
  latest.current = options;
  const [queue] = useState(
    () =>
      new UploadQueue<Target>({
        atOnce: options.atOnce,
        send: ({ file, target }, sending) => {
          const { path, ...parts } = latest.current.addressOf(target);
          return uploadFile(path, file, { ...sending, ...parts, isQuietOnFailure: true });
        },
        onStored: () => latest.current.onStored(),
        messageOf: (error) => {
          noteFailure(error);
          if (error instanceof Unreachable) return latest.current.unreachable(error);
          return error instanceof Error ? error.message : '';
        },
      }),
  );
  const uploads = useSyncExternalStore(queue.subscribe, queue.get);
  useEffect(() => () => queue.cancelAll(), [queue]);
  return { queue, uploads };
};
