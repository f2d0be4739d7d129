import { useEffect, useInsertionEffect, useState } from 'react';
import { HttpError } from 'react-admin';
import { Unreachable } from '../../dataProvider/http';
import { type Sending, type UploadOptions, uploadFile } from '../../dataProvider/upload';
import { noteFailure } from '../session/sessionLife';
import { useExternal } from '../ui/useExternal';
import { type Upload, UploadQueue } from './UploadQueue';

interface Options<Target> {
  /** Most files that are sent at the same time; one after the other keeps them in their order. */
  atOnce: number;
  /** Sends one file. A refusal makes no toast: it is shown where the file is. @returns the message, where that is as well */
  send(upload: Upload<Target>, sending: Sending): Promise<string | undefined>;
  /** Called after each file that was stored; it counts as under way until this ends. */
  onStored(): void | Promise<void>;
  /** Called when the last that was under way is over. */
  onOver?(): void;
  /** The message where the server could not be reached. */
  unreachable(failure: Unreachable): string;
  /** The message where the server refused a file; the server's own unless given. */
  refused?(refusal: HttpError): string;
}

/** The address that a file is sent to, below the API's base, and what goes with it. */
type Address = Pick<UploadOptions, 'part' | 'fields' | 'act' | 'offersUndo'> & { path: string };

export type AddressOf<Target> = (target: Target) => Address;

/** Sends files to an address of their own. */
export const toAddress =
  <Target>(addressOf: AddressOf<Target>) =>
  ({ file, target }: Upload<Target>, sending: Sending): ReturnType<typeof uploadFile> => {
    const { path, ...parts } = addressOf(target);
    return uploadFile(path, file, { ...sending, ...parts, isQuietOnFailure: true });
  };

/** A queue, and what is done with it by whoever showed it last. */
export interface QueueOf<Target> {
  readonly queue: UploadQueue<Target>;
  readonly latest: { current: Options<Target> };
}

const newQueue = <Target>(options: Options<Target>): QueueOf<Target> => {
  const latest = { current: options };
  const queue = new UploadQueue<Target>({
    atOnce: options.atOnce,
    send: (upload, sending) => latest.current.send(upload, sending),
    onStored: () => latest.current.onStored(),
    onOver: () => latest.current.onOver?.(),
    messageOf: (error) => {
      noteFailure(error);
      const { unreachable, refused } = latest.current;
      if (error instanceof Unreachable) return unreachable(error);
      if (refused && error instanceof HttpError) return refused(error);
      return error instanceof Error ? error.message : '';
    },
  });
  return { queue, latest };
};

/**
 * The uploads of a screen, a dialog or a field; those that are under way when it goes are cancelled.
 *
 * @param keep holds the queue where it is to outlive what shows it
 */
export const useUploads = <Target>(
  options: Options<Target>,
  keep?: (create: () => QueueOf<Target>) => QueueOf<Target>,
) => {
  const create = () => newQueue(options);
  const [{ queue, latest }] = useState(() => keep?.(create) ?? create());
  useInsertionEffect(() => {
    latest.current = options;
  });
  const isKept = keep !== undefined;
  const uploads = useExternal(queue.subscribe, queue.get);
  useEffect(() => (isKept ? undefined : () => queue.cancelAll()), [queue, isKept]);
  return { queue, uploads };
};
