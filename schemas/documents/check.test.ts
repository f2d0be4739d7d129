import { expect, test } from 'vitest';
import { checkValue, checkValues, type DocumentRow, newRow, type RowCode } from './index';

const rowOf = (type: RowCode, options: Record<string, unknown> = {}): DocumentRow => {
  const row = newRow(type);
  return { ...row, id: type, order: 1, options: { ...row.options, ...options } };
};

const required = { required: true };
const money = { showAsCurrency: true };

test.each<[RowCode, Record<string, unknown>, unknown, string | undefined]>([
  [1, {}, '', undefined],
  [1, {}, undefined, undefined],
  [1, required, ' \n', 'required'],
  [1, required, 'x', undefined],
  [1, {}, 5, 'text'],
  [1, {}, 'x'.repeat(10_001), 'maxLength'],
  [2, {}, null, undefined],
  [2, required, null, 'required'],
  [2, required, 0, undefined],
  [2, {}, 1.5, 'integer'],
  [2, {}, '12', 'integer'],
  [2, {}, -1, 'minimum'],
  [2, { allowNegative: true }, -1, undefined],
  [2, {}, Number.NaN, 'number'],
  [2, {}, 1e300, 'integer'],
  [3, {}, 1.234, undefined],
  [3, {}, 'x', 'number'],
  [3, {}, Number.POSITIVE_INFINITY, 'number'],
  [3, money, 1.23, undefined],
  [3, money, 1.15, undefined],
  [3, money, 0.1 + 0.2, 'decimals'],
  [3, money, 1.234, 'decimals'],
  [3, money, 123_456_789.01, undefined],
  [4, {}, null, undefined],
  [4, required, null, 'required'],
  [4, {}, 7, undefined],
  [4, {}, '7', 'choice'],
  [4, {}, [7], 'choice'],
  [4, { enumDisplayMode: 'checkbox' }, [7, 8], undefined],
  [4, { enumDisplayMode: 'checkbox' }, 7, 'choice'],
  [4, { enumDisplayMode: 'checkbox' }, ['7'], 'integer'],
  [4, { enumDisplayMode: 'checkbox', ...required }, [], 'required'],
  [5, {}, false, undefined],
  [5, required, false, 'required'],
  [5, required, true, undefined],
  [5, {}, 'yes', 'choice'],
  [6, {}, null, undefined],
  [6, required, '', 'required'],
  [6, {}, '2026-01-31', undefined],
  [6, {}, '31-01-2026', 'date'],
  [6, {}, '2026-02-30', 'date'],
  [6, {}, 20_260_131, 'date'],
  [7, {}, '09:05', undefined],
  [7, {}, '9:5', 'time'],
  [7, {}, '24:00', 'time'],
  [8, required, undefined, undefined],
  [10, required, null, 'required'],
  [10, {}, 3, undefined],
  [10, {}, 'x.png', 'choice'],
  [11, required, 3, undefined],
  [30, {}, 'x', undefined],
])('of type %d with %j, %j is %s', (type, options, value, message) =>
  expect(checkValue(rowOf(type, options), value)?.message).toBe(message),
);

test('a message names the limit', () =>
  expect(checkValue(rowOf(2), -5)).toEqual({ message: 'minimum', params: { min: 0 } }));

test('a document is checked row by row', () =>
  expect(checkValues([rowOf(1, required), rowOf(2), rowOf(30)], { 2: 1.5 })).toEqual({
    1: { message: 'required' },
    2: { message: 'integer' },
  }));
