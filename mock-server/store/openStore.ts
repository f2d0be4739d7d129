import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Contents, contentsOf, freeze, isTable } from '../../server/store/contents';
import { isSystemError } from '../../server/store/disk';
import { SearchTexts } from '../../server/store/runQuery';
import { type OpenStore, type Row, StoreError } from '../../server/store/Store';
import { compareIds } from '../../server/store/sorting';
import { Draft, standing } from './draft';
import { FIRST, FolderShelf, prepareGeneration } from './folderShelf';
import { continueJournal, JOURNAL, type Journal, readJournal, type StoredJournal } from './journal';
import { JsonStore } from './jsonStore';
import { lockFolder, type Release } from './lock';
import { readSnapshot, SNAPSHOT, type StoredSnapshot } from './snapshot';

/** Makes the rows to begin with, by collection. */
export type Seed = () => Promise<Record<string, Row[]>>;

export interface StoreOptions {
  /** The data folder; made if need be. */
  readonly directory: string;
  readonly seed: Seed;
  /** Length of the journal, in bytes, from which on it goes into the snapshot. */
  readonly compactAt?: number;
}

const COMPACT_AT = 8 * 1024 * 1024;

/** What a store holds to begin with. @throws Error when rows have no whole ids or one twice */
export const seedContents = async (seed: Seed): Promise<Contents> => {
  const tables: Record<string, readonly Row[]> = {};
  for (const [name, rows] of Object.entries(await seed())) {
    const stored: Row[] = JSON.parse(JSON.stringify(rows));
    stored.sort(compareIds);
    if (!isTable(stored)) throw new Error(`The seed's rows of ${name} need whole ids, none twice`);
    tables[name] = stored;
  }
  return contentsOf(tables);
};

const replay = (contents: Contents, { batches }: StoredJournal): Contents => {
  const draft = new Draft(standing(contents), new SearchTexts());
  for (const [collection, change] of batches.flat(2)) {
    const id = typeof change === 'number' ? change : change.id;
    const before = draft.current(collection, id);
    draft.apply({
      collection,
      before,
      after: typeof change === 'number' ? undefined : freeze(change),
    });
  }
  return draft.contents();
};

interface Loaded {
  readonly contents: Contents;
  readonly generation: number;
  readonly journal: Journal;
}

const beginGeneration = async (directory: string, contents: Contents, generation: number) => {
  const { install } = await prepareGeneration(directory, contents, generation);
  return { contents, generation, journal: await install() };
};

/** @throws StoreError where the journal isn't the snapshot's, nor the one that the snapshot has just taken in */
const requireJournal = (
  directory: string,
  { generation, isSealed }: StoredSnapshot,
  stored: StoredJournal | undefined,
): void => {
  if (stored === undefined && isSealed) throw new StoreError('missingJournal', { directory });
  if (stored !== undefined && ![generation - 1, generation].includes(stored.generation))
    throw new StoreError('foreignJournal', { directory });
};

/** What snapshot and journal make together. Writes nothing before both have been read and found good. */
const load = async (
  directory: string,
  snapshot: StoredSnapshot,
  stored: StoredJournal | undefined,
): Promise<Loaded> => {
  requireJournal(directory, snapshot, stored);
  const { generation, contents } = snapshot;
  if (stored === undefined || stored.generation < generation) {
    return beginGeneration(directory, contents, generation + 1);
  }
  if (stored.batches.length === 0 && !stored.isTorn) {
    return { contents, generation, journal: await continueJournal(directory) };
  }
  return beginGeneration(directory, replay(contents, stored), generation + 1);
};

const loadOrSeed = async (directory: string, seed: Seed): Promise<Loaded> => {
  const snapshot = await readSnapshot(directory);
  const stored = await readJournal(directory);
  if (snapshot !== undefined) return load(directory, snapshot, stored);
  // Of the first generation alone the journal comes first, and nothing has been stored while it is empty.
  const isBegun = stored?.generation === FIRST && stored.batches.length === 0 && !stored.isTorn;
  if (stored !== undefined && !isBegun) {
    throw new StoreError('damagedSnapshot', { file: join(directory, SNAPSHOT) });
  }
  return beginGeneration(directory, await seedContents(seed), FIRST);
};

/** Runs `work` while this process holds the folder; lets go when it fails. */
const holding = async <T>(
  directory: string,
  work: (release: Release) => Promise<T>,
): Promise<T> => {
  let release: Release | undefined;
  try {
    await mkdir(directory, { recursive: true });
    release = await lockFolder(directory);
    return await work(release);
  } catch (error) {
    await release?.();
    if (!isSystemError(error)) throw error;
    throw new StoreError('unwritable', { directory, code: error.code ?? '' }, error);
  }
};

/** Whether a folder holds no data yet, good or damaged. */
export const isEmpty = (directory: string): boolean =>
  ![SNAPSHOT, JOURNAL].some((name) => existsSync(join(directory, name)));

/**
 * Opens the data in a folder, or seeds it when it holds none.
 * @throws StoreError when the data are damaged, the folder can't be written or another server holds it;
 *   nothing has been overwritten then.
 */
export const openStore = ({
  directory,
  seed,
  compactAt = COMPACT_AT,
}: StoreOptions): Promise<OpenStore> =>
  holding(directory, async (release) => {
    const { contents, ...rest } = await loadOrSeed(directory, seed);
    return new JsonStore(contents, new FolderShelf({ ...rest, directory, compactAt, release }));
  });

/** The generation of what lies there, be it damaged: what replaces it must have a later one. */
const lastGeneration = async (directory: string): Promise<number> => {
  const found = await Promise.allSettled([readSnapshot(directory), readJournal(directory)]);
  return Math.max(
    0,
    ...found.map((result) => (result.status === 'fulfilled' ? (result.value?.generation ?? 0) : 0)),
  );
};

/**
 * Replaces all that a folder holds by the seed, whatever state it is in.
 * @throws StoreError when the folder can't be written or a server holds it
 */
export const reseedStore = ({ directory, seed }: StoreOptions): Promise<void> =>
  holding(directory, async (release) => {
    const contents = await seedContents(seed);
    const generation = Math.max(await lastGeneration(directory), FIRST) + 1;
    const { journal } = await beginGeneration(directory, contents, generation);
    await journal.close();
    await release();
  });

/** What snapshot and journal make together, without a word written; `undefined` where there is nothing. */
const readContents = async (directory: string): Promise<Contents | undefined> => {
  if (isEmpty(directory)) return undefined;
  const snapshot = await readSnapshot(directory);
  const stored = await readJournal(directory);
  if (snapshot === undefined)
    throw new StoreError('damagedSnapshot', { file: join(directory, SNAPSHOT) });
  requireJournal(directory, snapshot, stored);
  const { generation, contents } = snapshot;
  if (stored === undefined || stored.generation < generation) return contents;
  return replay(contents, stored);
};

/** A folder that this process holds. */
export interface HeldFolder {
  readonly isEmpty: boolean;
  /** All that it holds; `undefined` where that is nothing. @throws StoreError */
  read(): Promise<Contents | undefined>;
  /** Replaces all that it holds, at once. */
  replace(contents: Contents): Promise<void>;
}

/** Does something with the contents of a folder that no server uses. @throws StoreError */
export const withFolder = <T>(
  directory: string,
  work: (folder: HeldFolder) => Promise<T>,
): Promise<T> =>
  holding(directory, async (release) => {
    const result = await work({
      isEmpty: isEmpty(directory),
      read: () => readContents(directory),
      replace: async (contents) => {
        const generation = Math.max(await lastGeneration(directory), FIRST) + 1;
        const { journal } = await beginGeneration(directory, contents, generation);
        await journal.close();
      },
    });
    await release();
    return result;
  });
