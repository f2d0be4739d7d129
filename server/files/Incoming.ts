import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ifPresent } from '../store/disk';
import { onDisk } from './StorageError';

/**
 * A folder of this machine for what is being received or made. Several processes share it: each file has a name that
 * no other has, and none is cleared away before it has lain there longer than any call takes.
 */
export class Incoming {
  constructor(private readonly folder: string) {}

  /** A path at which nothing lies. */
  async newPath(): Promise<string> {
    await onDisk(this.folder, mkdir(this.folder, { recursive: true }));
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
