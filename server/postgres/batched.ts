import { sql } from 'kysely';
import type { QueryResultRow } from 'pg';
import type { Answer, Connection } from './connection';
import { parsedOnce } from './parsedOnce';
import { reusedWhole } from './reused';
import type { Sql } from './statement';

interface Waiting {
  readonly statement: Sql;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/** One statement that answers a list of rows for each of several, as the text of a JSON under its place. */
const joined = (statements: readonly Sql[]): Sql => {
  const parts = statements.map(
    (statement, place) =>
      sql`(SELECT json_agg(part)::text FROM (${statement}) AS part) AS ${sql.id(String(place))}`,
  );
  return sql`SELECT ${sql.join(parts)}`;
};

const NOTHING: Answer = { rows: [], count: 0 };

const answerOf = (text: string | null): Answer => {
  if (text === null) return NOTHING;
  const rows = parsedOnce<readonly QueryResultRow[]>(text);
  return { rows, count: rows.length, isShared: true };
};

const runAll = async (connection: Connection, waiting: readonly Waiting[]): Promise<void> => {
  const [first] = waiting;
  if (first && waiting.length === 1) {
    await connection.read(first.statement).then(first.resolve, first.reject);
    return;
  }
  try {
    const statements = waiting.map((one) => one.statement);
    const statement = reusedWhole(statements, () => joined(statements));
    const [parts = {}] = (await connection.read(statement)).rows;
    waiting.forEach(({ resolve }, place) => {
      resolve(answerOf(parts[place] ?? null));
    });
  } catch (error) {
    for (const { reject } of waiting) reject(error);
  }
};

/**
 * A connection that sends what is read at the same time as one statement: each costs a round trip, and on both ends more
 * than most reads themselves. Not to be shared by calls: which reads meet must depend on nothing but the call, since
 * statements are kept prepared.
 */
export const batched = (connection: Connection): Connection => {
  let waiting: Waiting[] = [];
  const send = () => {
    const all = waiting;
    waiting = [];
    void runAll(connection, all);
  };
  return {
    run: (statement) => connection.run(statement),
    read: (statement) =>
      new Promise((resolve, reject) => {
        // By then all that could go on has gone on, and asked for what it needs next.
        if (waiting.length === 0) setImmediate(send);
        waiting.push({ statement, resolve, reject });
      }),
  };
};
