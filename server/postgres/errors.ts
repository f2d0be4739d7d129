import { DatabaseError } from 'pg';
import { StoreError } from '../store/Store';

/** Others got in a transaction's way: it may be tried again. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
}

/** A constraint refused a row. */
export class Duplicate extends Error {
  override readonly name = 'Duplicate';

  constructor(
    readonly constraint: string,
    cause: unknown,
  ) {
    super(`${constraint} refused a row`, { cause });
  }
}

const conflicts: readonly string[] = ['40001', '40P01'];

/** Classes of errors by which a database reports that it is unavailable, or about to be. */
const isAway = (code: string): boolean =>
  code.startsWith('08') || ['57P01', '57P02', '57P03', '53300'].includes(code);

const isFull = (code: string): boolean => code === '53100';

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** An error of the driver as the store's: what may be tried again, what a constraint refused, what is out of reach. */
export const mended = (error: unknown): unknown => {
  const code = codeOf(error);
  if (conflicts.includes(code))
    return new Conflict('Another transaction got in the way', { cause: error });
  if (error instanceof DatabaseError) {
    if (code === '23505') return new Duplicate(error.constraint ?? '', error);
    if (isFull(code)) return new StoreError('databaseFull', {}, error);
    return isAway(code) ? new StoreError('databaseAway', {}, error) : error;
  }
  // What isn't the database's own comes from the way to it: refused, reset, timed out.
  return new StoreError('databaseAway', {}, error);
};
