import { isObject } from '../../../schemas/isObject';
import type { Delta, TextDelta } from '../../tables/general/history';

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
  if (!('parts' in delta)) return [cutValue(was), cutValue(is)];
  const parts = Object.entries(delta.parts).map(
    ([name, part]) => [name, shown(part, partOf(was, name), partOf(is, name))] as const,
  );
  return [
    Object.fromEntries(parts.map(([name, [before]]) => [name, before])),
    Object.fromEntries(parts.map(([name, [, after]]) => [name, after])),
  ];
};
