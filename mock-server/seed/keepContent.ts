import { Readable } from 'node:stream';
import type { FileStore } from '../../server/files/FileStore';

/** Takes the content of a file of the demo. */
export type KeepContent = (fileName: string, bytes: Buffer) => Promise<void>;

/** Keeps contents among the files of a data folder. */
export const keepIn =
  (files: FileStore): KeepContent =>
  async (fileName, bytes) => {
    const file = await files.receive(Readable.from([bytes]), fileName, bytes.length);
    await file.keep().finally(() => file.discard());
  };
