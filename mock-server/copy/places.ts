import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readS3Address, type S3Address } from '../../server/files/s3Address';
import { StartError } from '../StartError';
import { readSettings } from '../settings';

/** A data folder, or a database. */
export type Place = { readonly directory: string } | { readonly url: string };

/** Where files lie: in a data folder, or with an address in a bucket. */
export interface FilesPlace {
  readonly directory: string;
  readonly s3?: S3Address | undefined;
}

export interface CopyOptions {
  readonly from: Place;
  readonly to: Place;
  readonly fromFiles: FilesPlace;
  readonly toFiles: FilesPlace;
  /** Replaces what the target holds. */
  readonly replaces: boolean;
}

const OPTIONS = {
  from: { type: 'string' },
  to: { type: 'string' },
  'from-files': { type: 'string' },
  'to-files': { type: 'string' },
  yes: { type: 'boolean' },
} as const;

const isAddress = (text: string): boolean => /^[a-z][a-z\d+.-]+:\/\//.test(text);

/** One path for a folder, however it is reached. */
const folderAt = (root: string, path: string): string => {
  const full = resolve(root, path);
  try {
    return realpathSync(full);
  } catch {
    return full;
  }
};

/** What an option names. @throws StartError */
export const readPlace = (root: string, name: string, text: string): Place => {
  if (!isAddress(text)) return { directory: folderAt(root, text) };
  const isPostgres = URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol);
  if (isPostgres) return { url: text };
  throw new StartError('server.copy.place', { name, example: 'postgres://user:…@host:5432/name' });
};

/** Where the files of a place lie unless that is given: with a folder, or where the settings have them. */
const usualFiles = (root: string, place: Place): FilesPlace => {
  if ('directory' in place) return { directory: place.directory };
  const { directory, s3 } = readSettings(root);
  return { directory: folderAt(root, directory), s3 };
};

const readFiles = (root: string, name: string, text: string): FilesPlace => {
  if (!isAddress(text)) return { directory: folderAt(root, text) };
  const s3 = readS3Address(text);
  if (!s3)
    throw new StartError('server.copy.place', { name, example: 'https://key:…@host/bucket' });
  // What passes through this machine on its way lies where a server here would have it.
  return { directory: readSettings(root).directory, s3 };
};

/** Where the files of a place lie: where an option has them, or where they usually do. @throws StartError */
export const filesOf = (
  root: string,
  name: string,
  text: string | undefined,
  place: Place,
): FilesPlace => (text ? readFiles(root, name, text) : usualFiles(root, place));

/** A place as messages name it: without a password, and one name however it is written. */
export const nameOf = (place: Place): string => {
  if ('directory' in place) return place.directory;
  const { hostname, port, pathname } = new URL(place.url);
  return `postgres://${hostname}:${port || '5432'}${pathname}`;
};

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch {
    throw new StartError('server.copy.usage', {});
  }
};

/** What the command was given. @throws StartError */
export const readCopyOptions = (root: string, args: readonly string[]): CopyOptions => {
  const given = parsed(args);
  if (!given.from || !given.to) throw new StartError('server.copy.usage', {});
  const from = readPlace(root, '--from', given.from);
  const to = readPlace(root, '--to', given.to);
  if (nameOf(from) === nameOf(to)) throw new StartError('server.copy.same', { place: nameOf(to) });
  return {
    from,
    to,
    fromFiles: filesOf(root, '--from-files', given['from-files'], from),
    toFiles: filesOf(root, '--to-files', given['to-files'], to),
    replaces: given.yes ?? false,
  };
};

/** Whether files lie at the same place, so that there is nothing to copy. */
export const isSameFiles = (one: FilesPlace, other: FilesPlace): boolean => {
  if (!one.s3 || !other.s3) return !one.s3 && !other.s3 && one.directory === other.directory;
  const keyOf = ({ endpoint, bucket, prefix }: S3Address) => `${endpoint} ${bucket} ${prefix}`;
  return keyOf(one.s3) === keyOf(other.s3);
};
