import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isSystemError, moveDurably } from '../store/disk';
import { detectType } from './contentType';
import { isPicture, type PictureSize, sizeOfPicture } from './thumbnail';

/** What a row remembers of a file. */
export interface StoredFile {
  /** SHA-256 of the content, in hexadecimal: its key. */
  readonly hash: string;
  readonly size: number;
  /** By content. */
  readonly type: string;
}

/** A file that came in and lies aside: it is kept on request, and must be discarded in the end either way. */
export interface ReceivedFile extends StoredFile {
  /** Of a picture whose first bytes tell it. */
  readonly picture?: PictureSize;
  /** Where it lies until it is kept. */
  readonly path: string;
  /** Its content; to be read before it is kept. */
  read(): Promise<Buffer>;
  /** Keeps the file for good. Resolves once it is on disk. */
  keep(): Promise<void>;
  /** Forgets the file unless it was kept. */
  discard(): Promise<void>;
}

export class FileTooLarge extends Error {
  override readonly name = 'FileTooLarge';
}

const hashFormat = /^[0-9a-f]{64}$/;

/** Passes bytes on while counting and hashing them. */
const measure = (maxBytes: number) => {
  const hash = createHash('sha256');
  let size = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > maxBytes) return done(new FileTooLarge());
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { stream, result: () => ({ hash: hash.digest('hex'), size }) };
};

/**
 * Files, each stored once under the hash of its content. Who refers to a file is the caller's to know: `keep` belongs
 * into the transaction that writes the reference, `remove` into one after that which removed the last, for then one
 * can't remove what another keeps at the same moment.
 */
export class FileStore {
  /** Small pictures that are being made, so that none is made twice. */
  private readonly making = new Map<string, Promise<void>>();

  private constructor(
    /** Where files lie, for serving them. */
    readonly folder: string,
    private readonly incoming: string,
  ) {}

  /** Opens the files of a data folder that this process holds, and clears what a kill left half received. */
  static async open(directory: string): Promise<FileStore> {
    const folder = join(directory, 'files');
    const incoming = join(folder, 'incoming');
    await rm(incoming, { recursive: true, force: true });
    await mkdir(incoming, { recursive: true });
    return new FileStore(folder, incoming);
  }

  /** Removes all files of a data folder that this process holds. */
  static async clear(directory: string): Promise<void> {
    await rm(join(directory, 'files'), { recursive: true, force: true });
  }

  /**
   * Takes a file in.
   * @param name what the sender calls it
   * @throws FileTooLarge beyond `maxBytes`; nothing stays behind then
   */
  async receive(source: Readable, name: string, maxBytes: number): Promise<ReceivedFile> {
    const path = join(this.incoming, randomUUID());
    const discard = () => rm(path, { force: true });
    const { stream, result } = measure(maxBytes);
    try {
      await pipeline(source, stream, createWriteStream(path, { flags: 'wx', flush: true }));
      const { hash, size } = result();
      const type = await detectType(path, name);
      const keep = () => this.keep(path, hash);
      const picture = isPicture(type) ? await sizeOfPicture(path) : undefined;
      return {
        hash,
        size,
        type,
        ...(picture && { picture }),
        path,
        discard,
        keep,
        read: () => readFile(path),
      };
    } catch (error) {
      await discard();
      throw error;
    }
  }

  /** The file's path below `folder`. */
  pathOf(hash: string): string {
    if (!hashFormat.test(hash)) throw new Error(`Not a file's hash: ${hash}`);
    return join(hash.slice(0, 2), hash);
  }

  /** The path below `folder` of the small picture that is kept beside a file. */
  thumbnailPathOf(hash: string): string {
    return `${this.pathOf(hash)}.small`;
  }

  has(hash: string): Promise<boolean> {
    return this.isThere(this.pathOf(hash));
  }

  /**
   * Sees to it that the small picture of a file is there; it is made once.
   * @param make writes the picture of the file at the first path to the second; what it throws is passed on
   */
  async ensureThumbnail(
    hash: string,
    make: (from: string, to: string) => Promise<void>,
  ): Promise<void> {
    if (await this.isThere(this.thumbnailPathOf(hash))) return;
    const under = this.making.get(hash) ?? this.makeThumbnail(hash, make);
    this.making.set(hash, under);
    await under.finally(() => this.making.delete(hash));
  }

  /** Removes a file that nothing refers to any more; it may be gone already. */
  async remove(hash: string): Promise<void> {
    await rm(join(this.folder, this.pathOf(hash)), { force: true });
    await rm(join(this.folder, this.thumbnailPathOf(hash)), { force: true });
  }

  private async isThere(path: string): Promise<boolean> {
    try {
      return (await stat(join(this.folder, path))).isFile();
    } catch (error) {
      if (isSystemError(error, 'ENOENT')) return false;
      throw error;
    }
  }

  private async makeThumbnail(
    hash: string,
    make: (from: string, to: string) => Promise<void>,
  ): Promise<void> {
    const aside = join(this.incoming, randomUUID());
    try {
      await make(join(this.folder, this.pathOf(hash)), aside);
      await rename(aside, join(this.folder, this.thumbnailPathOf(hash)));
    } finally {
      await rm(aside, { force: true });
    }
  }

  private async keep(path: string, hash: string): Promise<void> {
    const target = join(this.folder, this.pathOf(hash));
    await mkdir(join(target, '..'), { recursive: true });
    try {
      await moveDurably(path, target);
    } catch (error) {
      // Kept before, under another reference.
      if (!isSystemError(error, 'ENOENT') || !(await this.has(hash))) throw error;
    }
  }
}
