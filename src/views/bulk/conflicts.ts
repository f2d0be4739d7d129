import type { Conflict } from '../../../dataProvider/Conflict';
import type { RowResult } from '../../../dataProvider/eachRow';
import type { DataRecord } from '../../../schemas';
import type { Change } from './change';

/** A row that somebody else has changed since it was seen: what is done to all of them waits for an answer there. */
export interface Refused extends RowResult {
  readonly conflict: Conflict;
}

/** Rows that wait for an answer. */
export interface BulkQuestion {
  readonly refused: readonly Refused[];
  readonly change: Change;
  /** @param ids the rows that it is done to all the same */
  answer(ids: readonly number[]): void;
}

export const isRefused = (result: RowResult): result is Refused => result.conflict !== undefined;

/** What a change makes of a row as somebody else left it, by the names of fields. */
export const madeOf = (change: Change, present: DataRecord): Readonly<Record<string, unknown>> =>
  change.kind === 'update' ? { ...change.data, ...change.partsOf?.(present) } : {};

/** Results in which those of a later attempt take the place of the ones before. */
export const replaced = (
  results: readonly RowResult[],
  later: readonly RowResult[],
): readonly RowResult[] => {
  const byId = new Map(later.map((one) => [one.id, one]));
  return results.map((one) => byId.get(one.id) ?? one);
};
