import { beforeAll, describe, expect, test } from 'vitest';
import { createSeed } from '../../../mock-server/seed';
import { products } from '../../../resources/webshop/products';
import { referencesIn } from '../../../schemas';
import { isObject } from '../../../schemas/isObject';
import { routes, served } from '../../../server/http/server';
import { keepFollowing } from '../../../server/records/kept';
import type { OpenStore, Row } from '../../../server/store/Store';
import { type Asked, countingStore } from '../../fixtures/countingStore';
import { serveTest } from '../../fixtures/serveTest';

const { definitions } = served;

const lists = definitions.all.filter(
  ({ single, verbs, path }) => !single && verbs.read !== false && !path.includes('{'),
);

/** Rows that may be read for each that is answered: it, and what it refers to. */
const FOR_EACH = 3;
/** As many are few, whatever is answered. */
const FEW = 25;

/** Lists and records that say of each row what follows from many others. */
const followsOthers = new Set([
  // What gets in a block's way: all blocks and opening hours of the week.
  'blocks',
  // Who was invited, and who gets the next mail.
  'questionnaires',
  // Whether anything has changed since of all that is published along with it.
  'schedules',
]);

/** Lists that are read as a whole to be searched: of these there are few. */
const searchedWhole = [
  // What they are called is worked out in the language of who reads it.
  'coupons',
  'paymentproviders',
  'pricingRules',
  'productTag',
  'productrules',
];

/** Opens a server of the demo's rows, signed in as its administrator, that counts what each call asked of the store. */
const openCounted = async (rows: Record<string, Row[]>) => {
  let take = (): Asked => ({ calls: 0, rounds: 0, rows: 0, whole: [] });
  const watched = (store: OpenStore): OpenStore => {
    const counting = countingStore(store);
    take = counting.take;
    return counting.store;
  };
  const server = await serveTest({ rows, routes, definitions, watched });
  await keepFollowing(served, server.context.store);
  const SESSIONID = await server.context.sessions.start({ id: 1, organisationId: 1 });
  const written = new Set<string>();
  server.context.store.onChange((tables) => {
    for (const name of tables) written.add(name);
  });
  const get = async (path: string) => {
    take();
    const response = await server.fetch(`/internal/v1/${path}`, { headers: { SESSIONID } });
    const body: unknown = await response.json();
    expect(response.status, path).toBe(200);
    // What reads is begun before it is known who calls.
    expect([...written], path).toEqual([]);
    return { asked: take(), body };
  };
  await get('search');
  const { asked: always } = await get('search');
  return async (path: string) => {
    const { asked, body } = await get(path);
    return {
      body: isObject(body) ? body : {},
      // What every call of somebody who is signed in reads isn't this one's.
      rows: asked.rows - always.rows,
      calls: asked.calls - always.calls,
      rounds: asked.rounds - always.rounds,
      whole: asked.whole,
    };
  };
};

const resultsIn = ({ results }: Readonly<Record<string, unknown>>): readonly unknown[] =>
  Array.isArray(results) ? results : [results];

/** How many objects an answer is made of. */
const objectsIn = (value: unknown): number => {
  if (Array.isArray(value)) return value.reduce((sum: number, one) => sum + objectsIn(one), 0);
  return isObject(value) ? 1 + objectsIn(Object.values(value)) : 0;
};

const idsIn = (body: Readonly<Record<string, unknown>>): readonly unknown[] =>
  resultsIn(body).flatMap((row) => (isObject(row) ? [row.id] : []));

describe('of the demo', () => {
  let rows: Record<string, Row[]>;
  beforeAll(async () => {
    rows = await createSeed(new Date('2026-03-01T09:00:00Z'));
  });

  test('lists and records read what they answer and refer to, and no table as a whole', async () => {
    const get = await openCounted(rows);
    const wrong: string[] = [];
    for (const { name, path } of lists) {
      const list = await get(path);
      const answered = resultsIn(list.body).length;
      const most = Math.max(FOR_EACH * answered, FEW);
      if (list.rows > most && !followsOthers.has(name))
        wrong.push(`${name} reads ${list.rows} rows for ${answered}`);
      // A list that is offered as a whole to choose from is answered as a whole.
      if (list.whole.length > 0 && answered < Number(list.body.totalRowCount))
        wrong.push(`${name} reads all of ${list.whole.join()}`);
      for (const id of idsIn(list.body).slice(0, 3)) {
        const record = await get(`${path}/${id}`);
        const parts = objectsIn(record.body);
        if (record.rows > Math.max(FOR_EACH * parts, FEW) && !followsOthers.has(name))
          wrong.push(`${name}/${id} reads ${record.rows} rows for ${parts} parts`);
        if (record.whole.length > 0 && !followsOthers.has(name))
          wrong.push(`${name}/${id} reads all of ${record.whole.join()}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('searches read what they find', async () => {
    const get = await openCounted(rows);
    const reading: string[] = [];
    // Whether a list is set up is said beside what is found.
    for (const { name, path } of lists)
      if ((await get(`${path}?filter=nobodyiscalledthis`)).rows > 1) reading.push(name);
    expect(reading.sort()).toEqual(searchedWhole);
  });

  test('a product is read in three rounds, with one query for each table that it refers to', async () => {
    const links = Object.values(products.links).map(({ to }) => to);
    const lists = Object.values(products.subLists).flatMap((list) => referencesIn(list.fields));
    const places = [...referencesIn(products.fields), ...lists].map(({ to }) => to);
    const most = 1 + new Set([...links, ...places]).size;
    const get = await openCounted(rows);
    const { body } = await get('webshop/products?page=1&maxrowcount=100');
    for (const id of idsIn(body)) {
      const { calls, rounds } = await get(`webshop/products/${id}`);
      expect({ id, calls, rounds }).toEqual({
        id,
        calls: expect.toSatisfy((asked: number) => asked <= most),
        rounds: expect.toSatisfy((asked: number) => asked <= 3),
      });
    }
  });
});
