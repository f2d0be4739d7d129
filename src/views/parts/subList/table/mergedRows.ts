import type { Values } from '../../../../../dataProvider/values';
import type { DataRecord, SubListSpec } from '../../../../../schemas';
import { isSameRecord, mergeRecords } from '../../../../../schemas/merge/mergeRecords';

interface Sides {
  /** The rows as they were when the table was opened. */
  readonly base: readonly DataRecord[];
  /** As they were entered; new ones have no id. */
  readonly mine: readonly Values[];
  /** As they are by now. */
  readonly theirs: readonly DataRecord[];
}

/**
 * Puts together what two people made of the rows of a table. What only one of them changed is taken from that one;
 * the order is that of what was entered here.
 *
 * @returns the rows, and whether both changed the same: what was entered here stands there
 */
export const mergedRows = (
  { fields, idField }: Pick<SubListSpec, 'fields' | 'idField'>,
  { base, mine, theirs }: Sides,
): { readonly rows: readonly Values[]; readonly touches: boolean } => {
  const idOf = (row: Values) => row[idField];
  const find = <Row extends Values>(rows: readonly Row[], id: unknown) =>
    rows.find((row) => idOf(row) === id);
  const isSame = (one: Values, other: Values) => isSameRecord(fields, one, other);
  let touches = false;
  const merged = mine.flatMap((row): readonly Values[] => {
    const was = find(base, idOf(row));
    if (!was) return [row];
    const now = find(theirs, idOf(row));
    if (now) {
      const both = mergeRecords(fields, { base: was, mine: { ...was, ...row }, theirs: now });
      touches ||= both.touching.length > 0;
      return [both.values];
    }
    if (isSame(row, was)) return [];
    touches = true;
    return [{ ...row, [idField]: undefined, id: 0 }];
  });
  const others = theirs.filter((row) => {
    if (find(mine, idOf(row))) return false;
    const was = find(base, idOf(row));
    // It was taken out here: it comes back only where somebody went on with it.
    const isChanged = was !== undefined && !isSame(row, was);
    touches ||= isChanged;
    return !was || isChanged;
  });
  return { rows: [...merged, ...others], touches };
};
