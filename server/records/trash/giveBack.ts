import { isObject } from '../../../schemas/isObject';
import type { Values } from '../../store/Store';
import type { Delta, RowsDelta } from '../../tables/general/history';
import { before, deltaOf } from '../history/delta';
import { stableText } from '../stableText';

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || stableText(one) === stableText(other);

const isPlainList = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && !value.some((one) => typeof one === 'object');

/** A list with those of another that it lacks, where they stood in that one. */
const withLost = (
  now: readonly unknown[],
  was: readonly unknown[],
  is: readonly unknown[],
): unknown => {
  const all = [...now];
  for (const [place, one] of was.entries())
    if (!is.includes(one) && !all.includes(one)) all.splice(place, 0, one);
  return all;
};

const rowsBack = ({ by, rows }: RowsDelta, now: unknown): unknown => {
  if (!Array.isArray(now)) return now;
  const changed = new Map(rows.flatMap((row) => (row.is ? [[row.is[by], row] as const] : [])));
  const all = now.map((row: unknown) => {
    const change = isObject(row) ? changed.get(row[by]) : undefined;
    return change?.was ? giveBack(deltaOf(change.was, change.is, by), row) : row;
  });
  const present = new Set(all.map((row) => (isObject(row) ? row[by] : undefined)));
  const lost = rows
    .filter(({ was, is }) => was && !is && !present.has(was[by]))
    .toSorted((one, other) => (one.wasAt ?? 0) - (other.wasAt ?? 0));
  for (const { was, wasAt = 0 } of lost) all.splice(wasAt, 0, was);
  return all;
};

/**
 * Takes back what a change made of a value, and leaves what others made of it since.
 *
 * @param now the value as it is
 */
export const giveBack = (delta: Delta, now: unknown): unknown => {
  if ('rows' in delta) return rowsBack(delta, now);
  if ('wasText' in delta) return before(delta, now);
  if ('parts' in delta) {
    if (!isObject(now)) return now;
    const parts: Values = Object.fromEntries(
      Object.entries(delta.parts).map(([name, part]) => [name, giveBack(part, now[name])]),
    );
    return { ...now, ...parts };
  }
  const { was, is } = delta;
  if (isSame(now, is)) return was;
  return isPlainList(was) && isPlainList(is) && isPlainList(now) ? withLost(now, was, is) : now;
};
