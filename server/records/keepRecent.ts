import type { Rows } from '../store/Rows';
import type { Keyed } from '../store/Table';

/** A row that was added at a moment, in milliseconds since 1970. */
interface Dated extends Keyed {
  readonly at: number | null;
}

interface Kept {
  /** How long, in milliseconds. */
  readonly ms: number;
  /** How many at most; the oldest go first. */
  readonly most: number;
}

/**
 * Clears what has been kept long enough, and makes room for one more row.
 *
 * @param now in milliseconds since 1970
 */
export const keepRecent = async (
  rows: Rows<Dated>,
  { ms, most }: Kept,
  now: number,
): Promise<void> => {
  const [oldest] = await rows.find({ take: 1, only: ['at'] });
  if (!oldest) return;
  // Looking through all of them each time is what several thousand deletions at once would wait for.
  if (Number(oldest.at) <= now - ms) await rows.removeWhere({ where: { at: { to: now - ms } } });
  if ((await rows.count()) < most) return;
  for (const { id } of await rows.find({ take: 1, only: [] })) await rows.remove(id);
};
