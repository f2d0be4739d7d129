import type { Readable } from 'node:stream';

/** The first and the last byte of a part. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** What lies in a storage. */
export interface StoredObject {
  readonly key: string;
  /** When it was put there, in milliseconds since 1970. */
  readonly at: number;
}

/**
 * Where contents lie for good: a folder, or a bucket of an S3-compatible storage. Keys are names with slashes. Several
 * processes use it at once. @throws StorageError where it can't be reached or refuses, at every call
 */
export interface Storage {
  /** Contents lie on another machine, and take their time to get there. */
  readonly isRemote: boolean;
  /** The bytes of what lies under a key; `undefined` where nothing does. */
  sizeOf(key: string): Promise<number | undefined>;
  /** The content, or a part of it. @throws MissingObject */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /**
   * Puts the content of a local file under a key, whole or not at all, in place of what was there. The local file may
   * be gone then. Resolves once the content is there for good.
   */
  put(key: string, path: string): Promise<void>;
  /** Gives an object another key. @throws MissingObject */
  move(from: string, to: string): Promise<void>;
  /** There may be nothing under the key. */
  remove(key: string): Promise<void>;
  /** Removes what is left of puts that were cut off, of those that began before a moment in milliseconds since 1970. */
  clearUnfinished(before: number): Promise<void>;
  /** All objects whose keys begin with a prefix that ends in a slash, in no order. */
  list(prefix: string): AsyncIterable<StoredObject>;
  /** Does something with the content as a local file, which is only read. @throws MissingObject */
  withLocal<T>(key: string, work: (path: string) => Promise<T>): Promise<T>;
}

/** Nothing lies under a key. */
export class MissingObject extends Error {
  override readonly name = 'MissingObject';

  constructor(key: string, cause?: unknown) {
    super(`Nothing is stored under ${key}`, { cause });
  }
}
