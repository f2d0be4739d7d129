import { describe, expect, test } from 'vitest';
import { keep } from './contents';

class Euro {
  readonly cents = 5;
  readonly symbol = undefined;
}

describe('what is kept', () => {
  test.each<[string, unknown]>([
    ['texts, numbers and flags', { a: 'é', b: 1.5, c: true, d: null }],
    [
      'what JSON has no word for',
      { a: undefined, b: Number.NaN, c: -0, d: () => 1, e: Symbol('e') },
    ],
    ['the same in lists', [undefined, Number.POSITIVE_INFINITY, -0, () => 1]],
    ['a list with holes', new Array(2)],
    ['moments', { at: new Date(0), of: [new Date(1)] }],
    ['what says itself how it is written', { price: { toJSON: () => ['five'] } }],
    ['objects of a class', { price: new Euro(), of: new Map([[1, 2]]) }],
    ['a name that objects have already', JSON.parse('{"__proto__":{"a":1},"toString":2}')],
    ['what is frozen alone', Object.freeze({ at: new Date(0), list: Object.freeze(new Array(2)) })],
  ])('is what JSON gives back: %s', (_, value) => {
    const kept = keep(value);
    expect(JSON.stringify(kept)).toBe(JSON.stringify(value));
    expect(kept).toStrictEqual(JSON.parse(JSON.stringify(value)));
  });

  test('is frozen with all that it holds, and of nobody else', () => {
    const given = { rows: [{ name: 'Kraan', size: { width: 1 } }] };
    const kept = keep(given) as typeof given;
    expect([kept, kept.rows, kept.rows[0], kept.rows[0]?.size].every(Object.isFrozen)).toBe(true);
    given.rows[0]?.size && Object.assign(given.rows[0].size, { width: 2 });
    expect(kept.rows[0]?.size.width).toBe(1);
  });

  test('stays the same object when it is kept again', () => {
    const { rows } = keep({ rows: [{ id: 1 }, { id: 2 }] }) as { rows: readonly object[] };
    const again = keep({ name: 'Beurs', rows: rows.with(1, { id: 3 }) }) as { rows: object[] };
    expect(again.rows[0]).toBe(rows[0]);
    expect(again).toEqual({ name: 'Beurs', rows: [{ id: 1 }, { id: 3 }] });
    expect((keep({ rows }) as typeof again).rows).toBe(rows);
  });
});
