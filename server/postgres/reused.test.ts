import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { compiledOnce, numberOf, reused, reusedWhole } from './reused';
import { compiled } from './statement';

const selecting = (value: number) => () => sql`SELECT ${value}::int`;

describe('statements that are used again', () => {
  test('are written once for a key', () => {
    const write = vi.fn(selecting(1));
    const first = reused('one', write);
    expect(reused('one', write)).toBe(first);
    expect(reused('two', selecting(2))).not.toBe(first);
    expect(write).toHaveBeenCalledTimes(1);
  });

  test('are compiled once, and others each time', () => {
    const compile = vi.fn(compiled);
    const statement = reused('compiled', selecting(3));
    const [first, again] = [0, 1].map(() => compiledOnce(statement, compile));
    expect(first).toMatchObject({ sql: 'SELECT $1::int', parameters: [3] });
    expect(again).toBe(first);
    expect(compile).toHaveBeenCalledTimes(1);
    for (let turn = 0; turn < 2; turn += 1) compiledOnce(selecting(4)(), compile);
    expect(compile).toHaveBeenCalledTimes(3);
  });

  test('make up a whole that is used again as well', () => {
    const parts = [reused('part 1', selecting(5)), reused('part 2', selecting(6))];
    const write = vi.fn(() => sql`${sql.join(parts)}`);
    expect(reusedWhole(parts, write)).toBe(reusedWhole(parts, write));
    expect(write).toHaveBeenCalledTimes(1);
    reusedWhole([...parts, selecting(7)()], write);
    reusedWhole(parts.toReversed(), write);
    expect(write).toHaveBeenCalledTimes(3);
  });

  test('are not kept under keys that are long', () => {
    const write = vi.fn(selecting(8));
    const key = 'id '.repeat(1_000);
    expect(reused(key, write)).not.toBe(reused(key, write));
  });

  test('have numbers by which things of one name differ', () => {
    const [one, other] = [{ name: 'people' }, { name: 'people' }];
    expect(numberOf(one)).toBe(numberOf(one));
    expect(numberOf(one)).not.toBe(numberOf(other));
  });
});
