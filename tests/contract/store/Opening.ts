import { afterAll, beforeAll, onTestFinished } from 'vitest';
import type { Rows } from '../../../server/store/Rows';
import type { OpenStore, Row } from '../../../server/store/Store';
import type { Table } from '../../../server/store/Table';

/** What a store begins with. */
export interface Beginning {
  readonly tables: readonly Table[];
  /** Rows by the names of their tables; none in a table that isn't named. */
  readonly rows: Readonly<Record<string, readonly Row[]>>;
}

/** Opens a store of its own; the suite closes it. */
export type Open = (beginning: Beginning) => Promise<OpenStore>;

/** Opens a store for one test. */
export const openForTest = async (open: Open, beginning: Beginning): Promise<OpenStore> => {
  const store = await open(beginning);
  onTestFinished(() => store.close());
  return store;
};

/** Opens one store for the tests around this call, which only read it. */
export const openForAll = (open: Open, beginning: Beginning): (() => OpenStore) => {
  const opened: OpenStore[] = [];
  beforeAll(async () => {
    opened.push(await open(beginning));
  });
  afterAll(async () => {
    await opened.pop()?.close();
  });
  return () => {
    const [store] = opened;
    if (!store) throw new Error('The store is opened before the tests, and closed after them');
    return store;
  };
};

/** The ids of what is found, in its order. */
export const idsOf = (rows: readonly Row[]): readonly number[] => rows.map(({ id }) => id);

/** What stands in the rows of a table: their ids and names. */
export const namesIn = async (rows: Rows): Promise<readonly string[]> =>
  (await rows.find()).map(({ id, name }) => `${id} ${name}`);
