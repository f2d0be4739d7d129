import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { ifPresent } from '../store/disk';
import { onDisk, StorageError } from './StorageError';

/** Bytes of the disk that nothing new is let take: a start writes what is stored anew, and a delete is written down. */
const KEPT_FREE = 268_435_456;

/**
 * A folder of this machine for what is being received or made. Several processes share it: each file has a name that
 * no other has, and none is cleared away before it has lain there longer than any call takes.
 */
export class Incoming {
  /** @param keptFree bytes of the disk that stay free */
  constructor(
    private readonly folder: string,
    private readonly keptFree = KEPT_FREE,
  ) {}

  /** Whether the disk has room for something new, beside what is kept free. */
  async hasRoom(): Promise<boolean> {
    await onDisk(this.folder, mkdir(this.folder, { recursive: true }));
    const { bavail, bsize } = await statfs(this.folder);
    return bavail * bsize > this.keptFree;
  }

  /** A path at which nothing lies. @throws StorageError where the disk has no room left */
  async newPath(): Promise<string> {
    const { folder } = this;
    if (!(await this.hasRoom())) throw new StorageError('full', { folder, code: 'ENOSPC' });
    return join(this.folder, randomUUID());
  }

  /** Removes what nobody has written since a moment, in milliseconds since 1970: whoever did so was killed. */
  async clear(before: number): Promise<void> {
    for (const name of (await ifPresent(readdir(this.folder))) ?? []) {
      const path = join(this.folder, name);
      const found = await ifPresent(stat(path));
      if (found && found.mtimeMs < before) await rm(path, { recursive: true, force: true });
    }
  }
}
