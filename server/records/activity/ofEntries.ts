import type { CallContext } from '../../contract/CallContext';
import { activity } from '../../tables/organisation/activity';
import { rowsOf } from '../tenant';
import { seenActs } from './seen';
import { countsOf, wayBackOf } from './shown';

/** What a change of a record was part of. */
export interface ActOfEntry {
  /** What was done: one thing to one record, or several. */
  readonly action: string | null;
  /** How many records it is about. */
  readonly records: number;
  readonly isUndone: 0 | 1;
  readonly canUndo: 0 | 1;
}

/** What changes of records were part of, by the ids of the acts: of those that the caller may know of. */
export const actsOfEntries = async (
  context: CallContext,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ActOfEntry>> => {
  if (ids.length === 0) return new Map();
  const rows = rowsOf(context, activity);
  const acts = await rows.find({ where: { id: [...new Set(ids)] }, all: [seenActs(context)] });
  const counts = await countsOf(context, acts);
  return new Map(
    acts.map((act) => {
      const records = counts.get(act.id) ?? 0;
      return [act.id, { action: act.action ?? null, records, ...wayBackOf(act, records) }];
    }),
  );
};
