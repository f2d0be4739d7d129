import { describe, expect, it } from 'vitest';
import { before, deltaOf } from './delta';

/** As stores keep values. */
const stored = (value: unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value));

const back = (was: unknown, is: unknown, by?: string): unknown =>
  before(JSON.parse(JSON.stringify(deltaOf(was, is, by))), is);

/** Numbers that look random and are the same each time. */
const numbersFrom = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return (state >>> 0) % below;
  };
};

type Random = ReturnType<typeof numbersFrom>;

const text = (random: Random): string =>
  Array.from({ length: random(3) * 90 }, () => 'ab '[random(3)]).join('');

const rows = (random: Random) =>
  [1, 2, 3, 4, 5, 6]
    .filter(() => random(4) > 0)
    .map((id) => ({ id, name: text(random), price: random(3) }))
    .sort(() => random(3) - 1);

const makers: readonly ((random: Random) => unknown)[] = [
  text,
  rows,
  (random) => random(5),
  (random) => [null, undefined, true, []][random(4)],
  (random) => [random(3), random(3)],
  (random) => ({
    nl: { title: text(random), rows: rows(random) },
    ...(random(2) && { en: text(random) }),
  }),
];

describe('a delta', () => {
  it('leads from any value back to the one before', () => {
    const random = numbersFrom(7);
    for (let round = 0; round < 3_000; round += 1) {
      const make = makers[random(makers.length)] ?? text;
      const other = random(4) > 0 ? make : (makers[random(makers.length)] ?? text);
      const [was, is] = [stored(make(random)), stored(other(random))];
      expect(back(was, is), JSON.stringify({ was, is })).toEqual(was);
    }
  });

  it('goes by the ids that rows have under another name', () => {
    const was = [
      { rateId: 1, name: 'a' },
      { rateId: 2, name: 'b' },
    ];
    const is = [{ rateId: 2, name: 'c' }];
    expect(back(was, is, 'rateId')).toEqual(was);
    expect(deltaOf(was, is, 'rateId')).toMatchObject({ by: 'rateId' });
  });

  it('keeps of many rows those that changed, and of a long text the part', () => {
    const many = Array.from({ length: 300 }, (_, at) => ({ id: at + 1, name: `Row ${at}` }));
    const changed = many.map((row) => (row.id === 7 ? { ...row, name: 'Other' } : row));
    expect(JSON.stringify(deltaOf(many, changed)).length).toBeLessThan(120);
    const long = 'Lorem ipsum '.repeat(2_000);
    expect(JSON.stringify(deltaOf(long, `${long}!`)).length).toBeLessThan(80);
  });

  it('leaves a text alone that something else has changed since', () => {
    const long = 'x'.repeat(200);
    expect(before(deltaOf(long, `${long}y`), 'other')).toBe('other');
  });
});
