import { isObject } from '../../../schemas/isObject';
import type { Delta } from '../../tables/general/history';

/** Most characters of a text that an answer shows; of a longer one, what is another. */
const LONGEST = 1_000;

const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

const cutValue = (value: unknown): unknown => (typeof value === 'string' ? cut(value) : value);

const shownText = (text: unknown, changed: string): unknown =>
  typeof text === 'string' && text.length > LONGEST ? `…${cut(changed)}…` : text;

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
  if ('wasText' in delta) return [shownText(was, delta.wasText), shownText(is, delta.isText)];
  if (!('parts' in delta)) return [cutValue(was), cutValue(is)];
  const parts = Object.entries(delta.parts).map(
    ([name, part]) => [name, shown(part, partOf(was, name), partOf(is, name))] as const,
  );
  return [
    Object.fromEntries(parts.map(([name, [before]]) => [name, before])),
    Object.fromEntries(parts.map(([name, [, after]]) => [name, after])),
  ];
};
