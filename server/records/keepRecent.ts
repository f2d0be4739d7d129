import type { Store, Values } from '../store/Store';

/** Rows that are kept for a while. */
interface Kept {
  readonly collection: string;
  /** How long, in milliseconds. */
  readonly ms: number;
  /** How many at most; the oldest go first. */
  readonly most: number;
}

/** Adds a row to those that are kept for a while, and clears what has been kept long enough. */
export const keepRecent = async (
  store: Store,
  { collection, ms, most }: Kept,
  row: Values & { readonly at: number },
): Promise<void> => {
  const expired = await store.find(collection, { where: { at: { to: row.at - ms } } });
  for (const { id } of expired.rows) await store.remove(collection, id);
  const { rows, total } = await store.find(collection, { take: 1 });
  if (rows[0] && total >= most) await store.remove(collection, rows[0].id);
  await store.insert(collection, row);
};
