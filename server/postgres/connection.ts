import { createHash } from 'node:crypto';
import type { ClientBase, Pool, QueryResultRow } from 'pg';
import { mended } from './errors';
import { compiledOnce } from './reused';
import type { Sql } from './statement';

/** What is reported of each statement once it is done. */
export interface Ran {
  readonly text: string;
  /** How long it took, in milliseconds. */
  readonly duration: number;
}

export type Observe = (ran: Ran) => void;

export interface Answer {
  readonly rows: readonly QueryResultRow[];
  readonly count: number;
  /** The same rows were given out before, or are given out again: nobody may change them. */
  readonly isShared?: true;
}

/** Runs statements, one after another within a transaction. */
export interface Connection {
  /** Its statements are parts of a transaction, which what they read may get in the way of others. */
  readonly isTransaction?: true;
  /** Runs a statement that only reads. Where a connection batches, all that are run at the same time are one. */
  read(statement: Sql): Promise<Answer>;
  /** @returns the rows that the statement answers, and how many it answered or changed. @throws StoreError */
  run(statement: Sql): Promise<Answer>;
}

/** Statements that connections keep prepared, by their text. */
const names = new Map<string, string>();

const nameOf = (text: string): string => {
  const name = names.get(text) ?? createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
};

/** A parameter without characters of code 0, which PostgreSQL refuses in text. */
const sendable = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sendable);
  return typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '') : value;
};

interface ConnectionOptions {
  readonly observe?: Observe;
  /** Statements may each reach another session of the database, in which none is prepared. */
  readonly isPooled?: boolean;
}

/** Runs statements over a pool of connections or over one. */
export const connectionOver = (
  client: Pool | ClientBase,
  { observe, isPooled = false }: ConnectionOptions = {},
): Connection => {
  const run = async (statement: Sql): Promise<Answer> => {
    const { sql: text, parameters } = compiledOnce(statement);
    const began = performance.now();
    try {
      const result = await client.query({
        ...(!isPooled && { name: nameOf(text) }),
        text,
        values: parameters.map(sendable),
      });
      return { rows: result.rows, count: result.rowCount ?? 0 };
    } catch (error) {
      throw mended(error);
    } finally {
      observe?.({ text, duration: performance.now() - began });
    }
  };
  return { run, read: run };
};
