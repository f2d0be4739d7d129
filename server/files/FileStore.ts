import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { Incoming } from './Incoming';
import type { Contents } from './openStorage';
import { type LocalFile, receive } from './receive';
import type { ByteRange, Storage } from './Storage';

/** A file that came in: it is kept on request, and must be discarded in the end either way. */
export interface ReceivedFile extends LocalFile {
  /**
   * Brings the content to where it will be kept if that is another machine: to be done before the transaction that
   * keeps it, which otherwise others would wait for. What isn't kept then goes with the next sweep.
   */
  stage(): Promise<void>;
  /**
   * Keeps the file for good. Resolves once it is stored. To be called while the lock of its hash is held, so that
   * nobody removes the same content meanwhile.
   */
  keep(): Promise<void>;
}

/** A stored file, or the small picture that was made of it. */
export interface FileName {
  readonly hash: string;
  readonly isThumbnail?: boolean;
}

const HASH = /^[0-9a-f]{64}$/;
const FOLDER = 'files';
const SMALL = '.small';
const KEY = new RegExp(`^${FOLDER}/[0-9a-f]{2}/(?<hash>[0-9a-f]{64})(?:\\${SMALL})?$`);

/** Under which key a file lies in a storage. */
export const keyOf = ({ hash, isThumbnail }: FileName): string => {
  if (!HASH.test(hash)) throw new Error(`Not a file's hash: ${hash}`);
  return `${FOLDER}/${hash.slice(0, 2)}/${hash}${isThumbnail ? SMALL : ''}`;
};

/**
 * Files, each stored once under the hash of its content, wherever the storage is. Who refers to a file is the caller's
 * to know: `keep` belongs into the transaction that writes the reference, `remove` into one after that which removed
 * the last, both under the lock of the hash, for then one can't remove what another keeps at the same moment.
 */
export class FileStore {
  /** Small pictures that are being made, so that none is made twice. */
  private readonly making = new Map<string, Promise<void>>();

  private readonly storage: Storage;
  private readonly incoming: Incoming;

  constructor({ storage, incoming }: Contents) {
    this.storage = storage;
    this.incoming = incoming;
  }

  /** Whether the disk of this machine has room for something new. */
  hasRoom(): Promise<boolean> {
    return this.incoming.hasRoom();
  }

  /**
   * Takes a file in.
   *
   * @param name what the sender calls it
   * @throws FileTooLarge beyond `maxBytes`; nothing stays behind then
   */
  async receive(source: Readable, name: string, maxBytes: number): Promise<ReceivedFile> {
    const file = await receive(source, await this.incoming.newPath(), name, maxBytes);
    const keep = () => this.keep(file);
    return { ...file, stage: async () => (this.storage.isRemote ? keep() : undefined), keep };
  }

  /** The bytes of a file; `undefined` where it isn't there. */
  sizeOf(file: FileName): Promise<number | undefined> {
    return this.storage.sizeOf(keyOf(file));
  }

  async has(hash: string): Promise<boolean> {
    return (await this.sizeOf({ hash })) !== undefined;
  }

  /** A file's content, or a part of it. @throws MissingObject */
  read(file: FileName, range?: ByteRange): Promise<Readable> {
    return this.storage.read(keyOf(file), range);
  }

  /** Does something with a file that lies on this machine meanwhile, and is only read. @throws MissingObject */
  withLocal<T>(hash: string, work: (path: string) => Promise<T>): Promise<T> {
    return this.storage.withLocal(keyOf({ hash }), work);
  }

  /**
   * Sees to it that the small picture of a file is there; it is made once.
   *
   * @param make writes the picture of the file at the first path to the second; what it throws is passed on
   */
  async ensureThumbnail(
    hash: string,
    make: (from: string, to: string) => Promise<void>,
  ): Promise<void> {
    if ((await this.sizeOf({ hash, isThumbnail: true })) !== undefined) return;
    const under = this.making.get(hash) ?? this.makeThumbnail(hash, make);
    this.making.set(hash, under);
    await under.finally(() => this.making.delete(hash));
  }

  /** Removes a file that nothing refers to any more; it may be gone already. */
  async remove(hash: string): Promise<void> {
    await this.storage.remove(keyOf({ hash }));
    await this.storage.remove(keyOf({ hash, isThumbnail: true }));
  }

  /** The hashes of files that were stored before a moment, in milliseconds since 1970; one may come twice. */
  async *storedBefore(moment: number): AsyncIterable<string> {
    for await (const { key, at } of this.storage.list(`${FOLDER}/`)) {
      const { hash } = KEY.exec(key)?.groups ?? {};
      if (hash !== undefined && at < moment) yield hash;
    }
  }

  /** Removes what was half received before a moment, in milliseconds since 1970. */
  clearIncoming(before: number): Promise<void> {
    return this.incoming.clear(before);
  }

  /** Removes what was half stored before a moment, in milliseconds since 1970. */
  clearUnfinished(before: number): Promise<void> {
    return this.storage.clearUnfinished(before);
  }

  /** Removes all files. */
  async clear(): Promise<void> {
    for await (const { key } of this.storage.list(`${FOLDER}/`)) await this.storage.remove(key);
  }

  private async makeThumbnail(
    hash: string,
    make: (from: string, to: string) => Promise<void>,
  ): Promise<void> {
    const aside = await this.incoming.newPath();
    try {
      await this.withLocal(hash, (path) => make(path, aside));
      await this.storage.put(keyOf({ hash, isThumbnail: true }), aside);
    } finally {
      await rm(aside, { force: true });
    }
  }

  /** The same content is stored once, and needn't be brought there again. */
  private async keep({ hash, path }: LocalFile): Promise<void> {
    if (!(await this.has(hash))) await this.storage.put(keyOf({ hash }), path);
  }
}
