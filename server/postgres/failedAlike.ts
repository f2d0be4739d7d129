import { DatabaseError } from 'pg';
import { StoreError } from '../store/Store';
import type { Answer, Connection } from './connection';
import { Conflict } from './errors';
import type { Sql } from './statement';

/** Whether a statement was refused because another before it in its transaction has failed. */
const isAborted = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === '25P02';

/**
 * A transaction's connection on which statements that were sent behind one that couldn't be done fail as that one did:
 * whether the transaction may be tried again follows from it.
 */
export const failedAlike = (connection: Connection): Connection => {
  let cause: unknown;
  const run = async (statement: Sql): Promise<Answer> => {
    try {
      return await connection.run(statement);
    } catch (error) {
      if (isAborted(error) && (cause instanceof Conflict || cause instanceof StoreError))
        throw cause;
      cause = error;
      throw error;
    }
  };
  return { run, read: run };
};
