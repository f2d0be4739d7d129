import { existsSync } from 'node:fs';
import { type FileHandle, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isObject } from '../../schemas/isObject';
import { type Contents, contentsOf, isTable, type NextIds } from '../../server/store/contents';
import { moveDurably, writeDurably } from '../../server/store/disk';
import { type Row, StoreError } from '../../server/store/Store';
import { readSnapshotLines } from './snapshotLines';

/** The file of a data folder that holds all rows as they once stood. */
export const SNAPSHOT = 'db.json';

/** Beside the collections, as an object of its own: json-server serves the file as it is. */
const metaKey = '_meta';

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

const isMeta = (value: unknown): value is Meta =>
  isObject(value) && Number.isSafeInteger(value.generation) && isObject(value.nextIds);

const areTables = (value: Record<string, unknown>): value is Record<string, readonly Row[]> =>
  Object.values(value).every(isTable);

const snapshotOf = (value: unknown): Snapshot | undefined => {
  if (!isObject(value)) return undefined;
  const { [metaKey]: meta, ...tables } = value;
  if (!isMeta(meta) || !areTables(tables)) return undefined;
  return { generation: meta.generation, contents: contentsOf(tables, meta.nextIds) };
};

/** A file in whichever layout it is. */
const parse = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
};

/** Reads the snapshot, if there is one. @throws StoreError damagedSnapshot */
export const readSnapshot = async (directory: string): Promise<Snapshot | undefined> => {
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

/** One row a line, so that a person can read and compare it. */
const writeContents = async (
  file: FileHandle,
  { generation, contents }: Snapshot,
): Promise<void> => {
  const meta: Meta = { generation, nextIds: contents.nextIds };
  await file.writeFile(`{\n"${metaKey}":${JSON.stringify(meta)}`);
  for (const [collection, rows] of Object.entries(contents.tables)) {
    await file.writeFile(`,\n${JSON.stringify(collection)}:[`);
    for (let at = 0; at < rows.length; at += ROWS_PER_WRITE) {
      const lines = rows.slice(at, at + ROWS_PER_WRITE).map((row) => JSON.stringify(row));
      await file.writeFile(`${at === 0 ? '\n' : ',\n'}${lines.join(',\n')}`);
    }
    await file.writeFile('\n]');
  }
  await file.writeFile('\n}\n');
};
