import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { detectType } from './contentType';
import { onDisk } from './StorageError';
import { isPicture, type PictureSize, sizeOfPicture } from './thumbnail';

/** What a row remembers of a file. */
export interface StoredFile {
  /** SHA-256 of the content, in hexadecimal: its key. */
  readonly hash: string;
  readonly size: number;
  /** By content. */
  readonly type: string;
}

/** A file that came in and lies on this machine until it is known whether it is kept. */
export interface LocalFile extends StoredFile {
  /** Of a picture whose header holds it. */
  readonly picture?: PictureSize;
  /** Where it lies. */
  readonly path: string;
  /** Its content; to be read before it is kept. */
  read(): Promise<Buffer>;
  /** Forgets the file unless it was kept. */
  discard(): Promise<void>;
}

export class FileTooLarge extends Error {
  override readonly name = 'FileTooLarge';
}

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
 * Takes a file in.
 *
 * @param path where it is to lie
 * @param name what the sender calls it
 * @throws FileTooLarge beyond `maxBytes`, StorageError where the disk refuses; nothing stays behind then
 */
export const receive = async (
  source: Readable,
  path: string,
  name: string,
  maxBytes: number,
): Promise<LocalFile> => {
  const discard = () => rm(path, { force: true });
  const { stream, result } = measure(maxBytes);
  const target = createWriteStream(path, { flags: 'wx', flush: true });
  try {
    await onDisk(dirname(path), pipeline(source, stream, target));
    const { hash, size } = result();
    const type = await detectType(path, name);
    const picture = isPicture(type) ? await sizeOfPicture(path) : undefined;
    const read = () => readFile(path);
    return { hash, size, type, ...(picture && { picture }), path, discard, read };
  } catch (error) {
    // A source may break off before the file is opened, which then makes it all the same.
    // Its error is that of the pipeline, which comes before its end.
    if (!target.closed) await new Promise<void>((resolve) => target.once('close', resolve));
    await discard();
    throw error;
  }
};
