import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { compiledOnce, numberOf, reused, reusedWhole } from './reused';

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
    const statement = reused('compiled', selecting(3));
    const first = compiledOnce(statement);
    expect(first).toMatchObject({ sql: 'SELECT $1::int', parameters: [3] });
    expect(compiledOnce(statement)).toBe(first);
    const other = selecting(4)();
    expect(compiledOnce(other)).not.toBe(compiledOnce(other));
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
