import type { CompiledQuery } from 'kysely';
import { LRUCache } from 'lru-cache';
import { compiled, type Sql } from './statement';

/*
 * Statements that are sent again and again. To write one and to compile it takes as long as to send it, and what a call
 * asks is mostly what the calls before it have asked.
 */

/** Characters of keys that are kept, each for a statement of some thousand: some of each list and session in use. */
const MOST_CHARACTERS = 100_000;

/** Characters of the longest key: what asks for many ids is hardly asked again. */
const LONGEST = 2_000;

const statements = new LRUCache<string, Sql>({
  maxSize: MOST_CHARACTERS,
  sizeCalculation: (_statement, key) => key.length,
});

/** What distinguishes statements and tables, and is shorter than they are. */
const numbers = new WeakMap<object, number>();
let last = 0;

/** The number by which something is known as long as the process runs. */
export const numberOf = (one: object): number => {
  const known = numbers.get(one);
  if (known !== undefined) return known;
  last += 1;
  numbers.set(one, last);
  return last;
};

const reusable = new WeakMap<Sql, CompiledQuery | undefined>();

/**
 * A statement that is written once.
 *
 * @param key all that it follows from
 */
export const reused = (key: string, write: () => Sql): Sql => {
  const known = statements.get(key);
  if (known) return known;
  const statement = write();
  if (key.length > LONGEST) return statement;
  reusable.set(statement, undefined);
  statements.set(key, statement);
  return statement;
};

/** A statement that consists of others, written once where they are. */
export const reusedWhole = (parts: readonly Sql[], write: () => Sql): Sql =>
  parts.every((part) => reusable.has(part))
    ? reused(`of ${parts.map(numberOf).join()}`, write)
    : write();

/** Compiles a statement; one that is reused once. */
export const compiledOnce = (statement: Sql): CompiledQuery => {
  if (!reusable.has(statement)) return compiled(statement);
  const known = reusable.get(statement) ?? compiled(statement);
  reusable.set(statement, known);
  return known;
};
