import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Contents } from './openStorage';
import { MissingObject } from './Storage';

/** What is kept for good: uploads, and mails that were sent. */
const PREFIXES = ['files/', 'outbox/'];

/** What is still being received or made, by this machine. */
const PASSING = /^files\/incoming\//;

/** Keys that end in the hash of their content. */
const HASHED = /\/(?<hash>[0-9a-f]{64})$/;

export interface CopiedFiles {
  readonly copied: number;
  /** There already, as an earlier run left them. */
  readonly present: number;
  /** Keys whose content isn't that which their name stands for: they aren't copied. */
  readonly damaged: readonly string[];
  /** Keys of which neither side has the content. */
  readonly missing: readonly string[];
}

type Outcome = keyof CopiedFiles;

/** Streams an object to a local path. @returns the hash of its content */
const fetchTo = async ({ storage }: Contents, key: string, path: string): Promise<string> => {
  const hash = createHash('sha256');
  const condense = new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(await storage.read(key), condense, createWriteStream(path));
  return hash.digest('hex');
};

const copyFile = async (source: Contents, target: Contents, key: string): Promise<Outcome> => {
  const size = await target.storage.sizeOf(key);
  const theirs = size === undefined ? undefined : await source.storage.sizeOf(key);
  if (size !== undefined && (theirs === undefined || theirs === size)) return 'present';
  const path = await target.incoming.newPath();
  try {
    const { hash = undefined } = HASHED.exec(key)?.groups ?? {};
    const found = await fetchTo(source, key, path);
    if (hash !== undefined && hash !== found) return 'damaged';
    await target.storage.put(key, path);
    return 'copied';
  } catch (error) {
    // A server that goes on with the source may have removed it meanwhile.
    if (error instanceof MissingObject) return 'missing';
    throw error;
  } finally {
    await rm(path, { force: true });
  }
};

/** Copies contents that aren't there yet, each whole or not at all, and checked by the hash which is its name. */
export const copyContents = async (
  source: Contents,
  target: Contents,
  keys: AsyncIterable<string>,
): Promise<CopiedFiles> => {
  let copied = 0;
  let present = 0;
  const damaged: string[] = [];
  const missing: string[] = [];
  for await (const key of keys) {
    const outcome = await copyFile(source, target, key);
    if (outcome === 'copied') copied += 1;
    if (outcome === 'present') present += 1;
    if (outcome === 'damaged') damaged.push(key);
    if (outcome === 'missing') missing.push(key);
  }
  return { copied, present, damaged, missing };
};

async function* keptKeys({ storage }: Contents): AsyncIterable<string> {
  for (const prefix of PREFIXES)
    for await (const { key } of storage.list(prefix)) if (!PASSING.test(key)) yield key;
}

/** Copies all contents that aren't there yet. What a server removed meanwhile from the source is missing then. */
export const copyFiles = (source: Contents, target: Contents): Promise<CopiedFiles> =>
  copyContents(source, target, keptKeys(source));
