import { isSameRow } from '../../store/copy';
import type { Row } from '../../store/Table';

/** What it takes for rows to be those of a copy, by their ids. */
export interface Differences {
  readonly added: readonly number[];
  readonly changed: readonly number[];
  readonly removed: readonly number[];
}

/** Compares rows with those of a copy, both in order of id: of each only a part is in memory. */
export const differencesOf = async (
  copied: AsyncIterable<Row>,
  present: AsyncIterable<Row>,
): Promise<Differences> => {
  const added: number[] = [];
  const changed: number[] = [];
  const removed: number[] = [];
  const remaining = present[Symbol.asyncIterator]();
  let next = await remaining.next();
  for await (const row of copied) {
    for (; !next.done && next.value.id < row.id; next = await remaining.next())
      removed.push(next.value.id);
    if (next.done || next.value.id > row.id) added.push(row.id);
    else {
      if (!isSameRow(row, next.value)) changed.push(row.id);
      next = await remaining.next();
    }
  }
  for (; !next.done; next = await remaining.next()) removed.push(next.value.id);
  return { added, changed, removed };
};
