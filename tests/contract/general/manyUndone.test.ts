import { expect, test, vi } from 'vitest';
import * as conditions from '../../../server/store/condition';
import { history } from '../../../server/tables/general/history';
import { activity } from '../../../server/tables/organisation/activity';
import { type Api, openApi } from '../support/Api';
import { csvOf, sendFile } from '../support/exchange';

/** A file of so many new products. */
const imported = (count: number): string =>
  csvOf(
    Array.from({ length: count }, (_, at) => ({
      ...{ id: '', 'title.NL-nl': `Glas ${at}`, 'title.EN-gb': `Glass ${at}` },
      ...{ 'title.DE-de': `Glas ${at}`, 'title.FR-fr': `Verre ${at}`, price: '2,5' },
    })),
  );

const countOf = async (api: Api): Promise<unknown> => {
  const [, body] = await api.get('webshop/products?page=1&maxrowcount=1');
  return (body as { totalRowCount: unknown }).totalRowCount;
};

interface Portion {
  readonly done: number;
  readonly of?: number;
  readonly next: number | null;
  readonly notUndone: readonly object[];
}

const lastAct = async (api: Api): Promise<number> => {
  const sort = [{ field: 'id', order: 'desc' }] as const;
  const [act] = await api.server.context.store.rows(activity, 1).find({ sort, take: 1 });
  return act?.id ?? 0;
};

/** Takes an act back, from where a call before came to. */
const undoFrom = async (api: Api, act: number, before?: number): Promise<Portion> => {
  const [status, body] = await api.post(`activity/${act}`, { function: 'undo', before });
  expect(status).toBe(200);
  return body as Portion;
};

/** Takes an act back as a whole. */
const undone = async (api: Api, act: number): Promise<readonly Portion[]> => {
  const portions = [await undoFrom(api, act)];
  for (let last = portions[0]; last?.next; last = portions.at(-1))
    portions.push(await undoFrom(api, act, last.next));
  return portions;
};

/** Counts the rows that are looked at to find others, from now on. */
const countTried = (): (() => number) => {
  let tried = 0;
  const { predicateOf } = conditions;
  vi.spyOn(conditions, 'predicateOf').mockImplementation((condition) => {
    const meets = predicateOf(condition);
    return (values) => {
      tried += 1;
      return meets(values);
    };
  });
  return () => tried;
};

/** How many rows are looked at to take an import of so many products back. */
const triedToUndo = async (products: number): Promise<number> => {
  const api = await openApi();
  const before = await countOf(api);
  expect(await sendFile(api, 'productsImport', imported(products))).toMatchObject([
    200,
    { counts: { new: products, wrong: 0 } },
  ]);
  const act = await lastAct(api);
  const tried = countTried();
  const portions = await undone(api, act);
  const all = tried();
  vi.restoreAllMocks();
  expect(portions[0]?.of).toBe(products);
  expect(portions.reduce((sum, { done }) => sum + done, 0)).toBe(products);
  expect(portions.flatMap(({ notUndone }) => notUndone)).toEqual([]);
  expect(await countOf(api)).toBe(before);
  return all;
};

// A database looks at rows itself.
test.skipIf(process.env.TEST_STORE === 'postgres')(
  'an import of three times as many takes three times as much to take back',
  async () => {
    const [few, many] = [await triedToUndo(100), await triedToUndo(300)];
    expect(few).toBeGreaterThan(0);
    expect(many / few).toBeLessThan(4);
  },
);

test('an import that is taken back in parts leaves what somebody changed in between, and nothing else', async () => {
  const api = await openApi();
  const before = Number(await countOf(api));
  await sendFile(api, 'productsImport', imported(150));
  const act = await lastAct(api);
  const entries = await api.server.context.store
    .rows(history, 1)
    .find({ where: { actId: act }, only: ['recordId'] });
  // As a call leaves it that was broken off: the later half is gone, and nobody knows how far it came.
  for (const { recordId } of entries.slice(75)) await api.delete(`webshop/products/${recordId}`);
  const changed = entries.slice(10, 13).map(({ recordId }) => Number(recordId));
  for (const id of changed) await api.put(`webshop/products/${id}`, { price: 9 });
  const portions = await undone(api, act);
  expect(portions.reduce((sum, { done }) => sum + done, 0)).toBe(150);
  const left = portions.flatMap(({ notUndone }) => notUndone);
  expect(left).toMatchObject(
    changed.toReversed().map((recordId) => ({ resource: 'products', recordId })),
  );
  expect(await countOf(api)).toBe(before + changed.length);
});
