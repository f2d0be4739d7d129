import { existsSync } from 'node:fs';
import { type FileHandle, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { isObject } from '../../schemas/isObject';
import { type Contents, contentsOf, isTable, type NextIds } from '../../server/store/contents';
import { moveDurably, writeDurably } from '../../server/store/disk';
import { type Row, StoreError } from '../../server/store/Store';
import { readSnapshotLines } from './snapshotLines';

/** The file of a data folder that holds all rows as they once stood. */
export const SNAPSHOT = 'db.json';

/** Beside the collections, as an object of its own: json-server serves the file as it is. */
const metaKey = '_meta';

/**
 * The line before all others: a checksum of what follows it. Who changes the file by an editor takes the line out, and
 * answers for the rest; folders of earlier releases have none either.
 */
const checksumKey = '_checksum';

/** Rows written at once: enough to be quick, few enough to let requests in between. */
const ROWS_PER_WRITE = 500;

interface Meta {
  readonly generation: number;
  readonly nextIds: NextIds;
}

export interface Snapshot {
  readonly generation: number;
  readonly contents: Contents;
}

/** A snapshot as it was read. */
export interface StoredSnapshot extends Snapshot {
  /** It is as it was written. */
  readonly isSealed: boolean;
}

const isMeta = (value: unknown): value is Meta =>
  isObject(value) && Number.isSafeInteger(value.generation) && isObject(value.nextIds);

const areTables = (value: Record<string, unknown>): value is Record<string, readonly Row[]> =>
  Object.values(value).every(isTable);

const snapshotOf = (value: unknown): StoredSnapshot | undefined => {
  if (!isObject(value)) return undefined;
  const { [metaKey]: meta, [checksumKey]: checksum, ...tables } = value;
  if (!isMeta(meta) || !areTables(tables)) return undefined;
  const contents = contentsOf(tables, meta.nextIds);
  return { generation: meta.generation, contents, isSealed: checksum !== undefined };
};

/** A file in whichever layout it is, unless it has a checksum, which another layout doesn't fit. */
const parse = (bytes: Buffer): unknown => {
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'));
    return isObject(value) && checksumKey in value ? undefined : value;
  } catch {
    return undefined;
  }
};

/** Reads the snapshot, if there is one. @throws StoreError damagedSnapshot */
export const readSnapshot = async (directory: string): Promise<StoredSnapshot | undefined> => {
  const path = join(directory, SNAPSHOT);
  if (!existsSync(path)) return undefined;
  const snapshot = snapshotOf((await readSnapshotLines(path)) ?? parse(await readFile(path)));
  if (snapshot === undefined) throw new StoreError('damagedSnapshot', { file: path });
  return snapshot;
};

/** Writes a snapshot beside the one that stands; `install` puts it in its place, whole or not at all. */
export const prepareSnapshot = async (directory: string, snapshot: Snapshot) => {
  const path = join(directory, SNAPSHOT);
  const temporary = `${path}.tmp`;
  await writeDurably(temporary, (file) => writeContents(file, snapshot));
  return { install: () => moveDurably(temporary, path) };
};

const opening = (checksum: number): string =>
  `{\n"${checksumKey}":{"crc32":"${checksum.toString(16).padStart(8, '0')}"},\n`;

/** One row a line, so that a person can read and compare it. */
const writeContents = async (
  file: FileHandle,
  { generation, contents }: Snapshot,
): Promise<void> => {
  const meta: Meta = { generation, nextIds: contents.nextIds };
  let checksum = 0;
  const write = async (text: string): Promise<void> => {
    checksum = crc32(text, checksum);
    await file.writeFile(text);
  };
  await file.writeFile(opening(0));
  await write(`"${metaKey}":${JSON.stringify(meta)}`);
  for (const [collection, rows] of Object.entries(contents.tables)) {
    await write(`,\n${JSON.stringify(collection)}:[`);
    for (let at = 0; at < rows.length; at += ROWS_PER_WRITE) {
      const lines = rows.slice(at, at + ROWS_PER_WRITE).map((row) => JSON.stringify(row));
      await write(`${at === 0 ? '\n' : ',\n'}${lines.join(',\n')}`);
    }
    await write('\n]');
  }
  await write('\n}\n');
  await file.write(opening(checksum), 0);
};
