import type { Answer, Connection } from './connection';
import type { Sql } from './statement';

/**
 * A connection over one client that holds statements back until those before them are done. `pg` sends one at a time and
 * keeps the others in a queue that it has deprecated.
 */
export const serial = (connection: Connection): Connection => {
  let last: Promise<unknown> = Promise.resolve();
  const run = (statement: Sql): Promise<Answer> => {
    const answer = last.then(() => connection.run(statement));
    last = answer.catch(() => undefined);
    return answer;
  };
  return { run, read: run };
};
