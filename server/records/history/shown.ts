import { isObject } from '../../../schemas/isObject';
import type { Values } from '../../store/Store';
import type { Delta, TextDelta } from '../../tables/general/history';
import { stableText } from '../stableText';

/** Most characters of a text that an answer shows; of a longer one, what is another, with some around it. */
const LONGEST = 1_000;
const AROUND = 30;

const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

const cutValue = (value: unknown): unknown => (typeof value === 'string' ? cut(value) : value);

const shownText = (text: unknown, { start, end }: TextDelta): unknown => {
  if (typeof text !== 'string' || text.length <= LONGEST) return text;
  const from = Math.max(0, start - AROUND);
  const to = Math.min(text.length, text.length - end + AROUND);
  return `${from > 0 ? '…' : ''}${cut(text.slice(from, to))}${to < text.length ? '…' : ''}`;
};

const partOf = (value: unknown, name: string): unknown =>
  isObject(value) ? value[name] : undefined;

const isRows = (value: unknown): value is readonly Values[] =>
  Array.isArray(value) && value.length > 0 && value.every(isObject);

/** The rows of a list that another doesn't have as often; both go by what they hold. */
const lackedBy = (rows: readonly Values[], others: readonly Values[]): readonly Values[] => {
  const counts = new Map<string, number>();
  for (const text of others.map(stableText)) counts.set(text, (counts.get(text) ?? 0) + 1);
  return rows.filter((row) => {
    const text = stableText(row);
    const left = counts.get(text) ?? 0;
    counts.set(text, left - 1);
    return left <= 0;
  });
};

/** Of rows that have no ids, those that came or went; all of them where only their order is another. */
export const unlikeRows = (was: unknown, is: unknown): readonly [was: unknown, is: unknown] => {
  if (!isRows(was) || !isRows(is)) return [was, is];
  const sides = [lackedBy(was, is), lackedBy(is, was)] as const;
  return sides.some((side) => side.length > 0) ? sides : [was, is];
};

/** What of a value and of the one after it a change is about: of rows those that changed, of a long text a part. */
export const shown = (
  delta: Delta,
  was: unknown,
  is: unknown,
): readonly [was: unknown, is: unknown] => {
  // Nothing but their order is another.
  if ('rows' in delta && delta.rows.length === 0) return [was, is];
  if ('rows' in delta)
    return [delta.rows.flatMap((row) => row.was ?? []), delta.rows.flatMap((row) => row.is ?? [])];
  if ('wasText' in delta) return [shownText(was, delta), shownText(is, delta)];
  if (!('parts' in delta)) return unlikeRows(cutValue(was), cutValue(is));
  const parts = Object.entries(delta.parts).map(
    ([name, part]) => [name, shown(part, partOf(was, name), partOf(is, name))] as const,
  );
  return [
    Object.fromEntries(parts.map(([name, [before]]) => [name, before])),
    Object.fromEntries(parts.map(([name, [, after]]) => [name, after])),
  ];
};
