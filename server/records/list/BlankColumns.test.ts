import { expect, test, vi } from 'vitest';
import type { Rows } from '../../store/Rows';
import type { OpenStore } from '../../store/Store';
import type { TableShape } from '../../store/Table';
import { BlankColumns } from './BlankColumns';

const table = { name: 'products' } as TableShape;

/** Rows of which each find and count is noted. */
const rowsLike = (filled: readonly string[], length = 3) => {
  const find = vi.fn(async ({ not }: { not: { where: object } }) =>
    filled.includes(Object.keys(not.where)[0] ?? '') ? [{ id: 1 }] : [],
  );
  const count = vi.fn(async () => length);
  return { rows: { find, count } as unknown as Rows, find, count };
};

const blankColumns = () => {
  let now = 0;
  const listeners: Parameters<OpenStore['onChange']>[0][] = [];
  const blank = new BlankColumns(
    { onChange: (listener) => void listeners.push(listener) },
    () => now,
  );
  return {
    blank,
    pass: (ms: number) => {
      now += ms;
    },
    change: (name: string) => {
      for (const listener of listeners) listener(new Set([name]));
    },
  };
};

test('a table is looked through once, until it changes', async () => {
  const { blank, change } = blankColumns();
  const { rows, find, count } = rowsLike(['title']);
  const owned = { table, organisationId: 1 };
  expect(await blank.among(['title', 'brand'], rows, owned)).toEqual(['brand']);
  expect(await blank.among(['brand', 'title'], rows, owned)).toEqual(['brand']);
  expect([find.mock.calls.length, count.mock.calls.length]).toEqual([2, 1]);
  change('orders');
  await blank.among(['brand'], rows, owned);
  expect(find).toHaveBeenCalledTimes(2);
  change('products');
  await blank.among(['brand'], rows, owned);
  expect(find).toHaveBeenCalledTimes(3);
});

test('what was found while the table changed isn’t kept', async () => {
  const { blank, change } = blankColumns();
  const { rows, find } = rowsLike([]);
  const owned = { table, organisationId: 1 };
  const asked = blank.among(['brand'], rows, owned);
  change('products');
  expect(await asked).toEqual(['brand']);
  await blank.among(['brand'], rows, owned);
  expect(find).toHaveBeenCalledTimes(2);
});

test('what another process may have changed is seen after ten seconds', async () => {
  const { blank, pass } = blankColumns();
  const owned = { table, organisationId: 1 };
  expect(await blank.among(['brand'], rowsLike([]).rows, owned)).toEqual(['brand']);
  pass(9_999);
  expect(await blank.among(['brand'], rowsLike(['brand']).rows, owned)).toEqual(['brand']);
  pass(1);
  expect(await blank.among(['brand'], rowsLike(['brand']).rows, owned)).toEqual([]);
});

test('each organisation’s rows are looked through for it, and no long list', async () => {
  const { blank } = blankColumns();
  const owned = { table, organisationId: 1 };
  expect(await blank.among(['brand'], rowsLike([]).rows, owned)).toEqual(['brand']);
  const other = { table, organisationId: 2 };
  expect(await blank.among(['brand'], rowsLike(['brand']).rows, other)).toEqual([]);
  const long = rowsLike([], 20_001);
  expect(await blank.among(['brand'], long.rows, { table, organisationId: 3 })).toBeUndefined();
  expect(long.find).not.toHaveBeenCalled();
});
