import { type FileHandle, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Whether an error is the operating system's, with this code or any. */
export const isSystemError = (error: unknown, code?: string): error is NodeJS.ErrnoException => {
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return false;
  return code === undefined || error.code === code;
};

/** What asking the disk for a file gives; `undefined` when there is no such file. */
export const ifPresent = async <T>(asked: Promise<T>): Promise<T | undefined> => {
  try {
    return await asked;
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return undefined;
    throw error;
  }
};

/** The file's bytes, or `undefined` when there is no such file. */
export const readIfPresent = (path: string): Promise<Buffer | undefined> =>
  ifPresent(readFile(path));

/** Makes names that were added to or moved within a folder last. */
const syncFolder = async (folder: string): Promise<void> => {
  // Windows can't open folders, and keeps names without being asked.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Gives a file its final name, so that the name holds the old content or the new one, whenever power fails. */
export const moveDurably = async (from: string, to: string): Promise<void> => {
  await rename(from, to);
  await syncFolder(dirname(to));
};

/** Writes a file and waits until its content is on disk. `write` may write in pieces. */
export const writeDurably = async (
  path: string,
  write: (file: FileHandle) => Promise<void>,
): Promise<void> => {
  const file = await open(path, 'w');
  try {
    await write(file);
    await file.sync();
  } finally {
    await file.close();
  }
};
