import { describe, expect, test } from 'vitest';
import { isPlain, namedIds, predicateOf } from './condition';
import type { Condition, Test } from './Query';

const holds = (test: Test, value: unknown): boolean =>
  predicateOf({ where: { field: test } })({ field: value });

describe('a test', () => {
  test.each<[Test, unknown]>([
    [1, 1],
    [false, false],
    ['', ''],
    [null, null],
    [null, undefined],
    [['a', null], undefined],
    [{ contains: null }, [null]],
    [{ contains: [3, 2] }, [1, 2]],
    [{ from: 1 }, 1],
    [{ to: 1 }, 1],
    [{ from: 'a', to: 'b' }, 'az'],
    [{ ignoringCase: 'Élan' }, 'éLAN'],
  ])('%j holds for %j', (test, value) => {
    expect(holds(test, value)).toBe(true);
  });

  test.each<[Test, unknown]>([
    [1, '1'],
    [0, false],
    [0, null],
    ['', null],
    [null, ''],
    [[], undefined],
    [{ contains: 1 }, undefined],
    [{ contains: 1 }, 1],
    [{ contains: 1 }, '1'],
    [{ from: 1 }, 0.5],
    [{ from: 1 }, '2'],
    [{ from: '1' }, 2],
    [{ from: 1 }, null],
    [{ from: 1 }, Number.NaN],
    [{ to: 'b' }, 'ba'],
    [{ to: 1 }, undefined],
    [{ ignoringCase: 'elan' }, 'élan'],
    [{ ignoringCase: '1' }, 1],
  ])("%j doesn't hold for %j", (test, value) => {
    expect(holds(test, value)).toBe(false);
  });
});

test('rows are those of a list that are objects', () => {
  const meets = predicateOf({ has: { rows: {} } });
  expect([[], [null, 1, 'x'], { a: {} }, undefined].map((rows) => meets({ rows }))).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(meets({ rows: [null, {}] })).toBe(true);
});

test.each<[Condition, readonly number[] | undefined]>([
  [{}, undefined],
  [{ where: { id: 3 } }, [3]],
  [{ where: { id: [3, 4, null] } }, [3, 4]],
  [{ where: { id: { from: 3 } } }, undefined],
  [{ where: { name: 'x' }, all: [{ all: [{ where: { id: 5 } }] }] }, [5]],
  [{ any: [{ where: { id: 3 } }] }, undefined],
  [{ not: { where: { id: 3 } } }, undefined],
])('%j names the ids %j', (condition, ids) => {
  expect(namedIds(condition)).toEqual(ids);
});

test('lists and objects are compared with nothing', () => {
  expect([null, 0, '', true].every(isPlain)).toBe(true);
  expect([undefined, [], {}].some(isPlain)).toBe(false);
});
