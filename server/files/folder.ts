import type { Dirent } from 'node:fs';
import { mkdir, open, opendir, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { ifPresent, isSystemError, moveDurably } from '../store/disk';
import { type ByteRange, MissingObject, type Storage, type StoredObject } from './Storage';
import { onDisk } from './StorageError';

/** The files in a folder and those below it; none where there is no such folder. */
async function* filesBelow(folder: string): AsyncIterable<Dirent> {
  const found = await ifPresent(opendir(folder, { recursive: true }));
  if (!found) return;
  for await (const entry of found) if (entry.isFile()) yield entry;
}

/** A folder on this machine, or one that several machines share: a key is the path below it. */
class Folder implements Storage {
  readonly isRemote = false;

  constructor(private readonly root: string) {}

  async sizeOf(key: string): Promise<number | undefined> {
    const found = await this.asked(ifPresent(stat(this.pathOf(key))));
    return found?.isFile() ? found.size : undefined;
  }

  async read(key: string, range?: ByteRange) {
    const file = await this.asked(ifPresent(open(this.pathOf(key))));
    if (!file) throw new MissingObject(key);
    return file.createReadStream(range);
  }

  async put(key: string, path: string): Promise<void> {
    const target = await this.roomFor(key);
    await this.asked(moveDurably(path, target));
  }

  async move(from: string, to: string): Promise<void> {
    const target = await this.roomFor(to);
    try {
      await this.asked(moveDurably(this.pathOf(from), target));
    } catch (error) {
      if (isSystemError(error, 'ENOENT')) throw new MissingObject(from, error);
      throw error;
    }
  }

  remove(key: string): Promise<void> {
    return this.asked(rm(this.pathOf(key), { force: true }));
  }

  /** A file is moved in whole. */
  async clearUnfinished(): Promise<void> {}

  async *list(prefix: string): AsyncIterable<StoredObject> {
    for await (const entry of filesBelow(this.pathOf(prefix))) {
      const path = join(entry.parentPath, entry.name);
      const found = await ifPresent(stat(path));
      // It may have gone meanwhile.
      if (found) yield { key: relative(this.root, path).split(sep).join('/'), at: found.mtimeMs };
    }
  }

  withLocal<T>(key: string, work: (path: string) => Promise<T>): Promise<T> {
    return work(this.pathOf(key));
  }

  private pathOf(key: string): string {
    return join(this.root, key);
  }

  private async roomFor(key: string): Promise<string> {
    const path = this.pathOf(key);
    await this.asked(mkdir(dirname(path), { recursive: true }));
    return path;
  }

  private asked<T>(answer: Promise<T>): Promise<T> {
    return onDisk(this.root, answer);
  }
}

/** Contents in a folder of this machine. */
export const folderStorage = (root: string): Storage => new Folder(root);
