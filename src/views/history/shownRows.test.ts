import { expect, test } from 'vitest';
import { f, subList } from '../../../schemas';
import { shownRows } from './shownRows';

const fields = { label: f.text() };
const rates = subList({ idField: 'id', fields, numberedBy: 'order', reorder: 'moveRate' });
const definition = { subLists: { rates } };

const row = (id: number, order: number, label = `Rate ${id}`) => ({ id, order, label });
const change = (before: ReturnType<typeof row> | undefined, after?: ReturnType<typeof row>) => ({
  ...{ subList: 'rates', before, after },
});

test('rows that only moved up for one that went are left out', () => {
  const rows = [change(row(1, 1)), change(row(2, 2), row(2, 1)), change(row(3, 3), row(3, 2, 'X'))];
  expect(shownRows(definition, { rows })).toEqual([rows[0], rows[2]]);
});

test('rows of which nothing but the order is another are one line', () => {
  const rows = [change(row(1, 1), row(1, 2)), change(row(2, 2), row(2, 1))];
  expect(shownRows(definition, { rows })).toEqual([change(undefined)]);
});
