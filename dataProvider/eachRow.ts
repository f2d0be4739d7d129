import { HttpError } from 'ra-core';
import type { DataRecord } from '../schemas';
import { isObject } from '../schemas/isObject';
import { Conflict } from './Conflict';
import { Unreachable } from './http';
import { trashedBy } from './trashed';

/** The result of one row of a bulk change. */
export interface RowResult {
  id: number;
  isOk: boolean;
  message: string;
  /** Entries of the trash in which it lies, where it was deleted. */
  trashed?: readonly number[];
  /** What is wrong, by field, where a record is refused for those. */
  errors?: Readonly<Record<string, string>>;
  /** Somebody else has changed it since it was seen: nothing was done to it. */
  conflict?: Conflict;
  /** Why there is no message: the server could not be reached. */
  reason?: Unreachable['reason'];
}

/** What a bulk change is given beside its rows. */
interface BulkMeta {
  /** Stops before the next row. */
  signal?: AbortSignal;
  /** The rows as they are on screen, by their ids: what somebody else has changed since isn't written over. */
  seen?: ReadonlyMap<number, DataRecord>;
  /** The name of all of it, as one act. */
  act?: string;
  /** Called with how many rows are done. */
  onRow?(done: number): void;
}

const whyOf = (error: Error): Pick<RowResult, 'message' | 'reason' | 'errors' | 'conflict'> => {
  if (error instanceof Unreachable) return { message: '', reason: error.reason };
  if (error instanceof Conflict) return { message: error.message, conflict: error };
  const errors = error instanceof HttpError ? error.body?.errors : undefined;
  const isNamed = errors !== undefined && Object.keys(errors).length > 0;
  return { message: error.message, ...(isNamed && { errors }) };
};

/** What became of a row that was deleted, as far as the trash has it. */
const trashOf = (done: unknown): Pick<RowResult, 'trashed'> => {
  const trashed = isObject(done) ? trashedBy(done.data) : [];
  return trashed.length > 0 ? { trashed } : {};
};

/** Does something with one row after the other, until it is stopped, and reports what became of each. */
export const eachRow = async (
  { ids, meta = {} }: { ids: readonly unknown[]; meta?: BulkMeta },
  one: (id: number) => Promise<unknown>,
): Promise<{ data: number[]; results: RowResult[] }> => {
  const results: RowResult[] = [];
  for (const id of ids as number[]) {
    if (meta.signal?.aborted) break;
    await one(id).then(
      (done) => results.push({ id, isOk: true, message: '', ...trashOf(done) }),
      (error: Error) => results.push({ id, isOk: false, ...whyOf(error) }),
    );
    meta.onRow?.(results.length);
  }
  return { data: results.filter(({ isOk }) => isOk).map(({ id }) => id), results };
};
