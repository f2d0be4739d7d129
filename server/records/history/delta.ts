import { isObject } from '../../../schemas/isObject';
import type { Values } from '../../store/Store';
import type { Delta, PartsDelta, RowsDelta, TextDelta } from '../../tables/general/history';
import { stableText } from '../stableText';

/** A text as long as this is worth being taken apart. */
const LONG = 120;

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || stableText(one) === stableText(other);

/** How many characters two texts have in common at their start. */
const commonStart = (one: string, other: string): number => {
  const most = Math.min(one.length, other.length);
  let at = 0;
  while (at < most && one[at] === other[at]) at += 1;
  return at;
};

/** The same at their end, at most so many. */
const commonEnd = (one: string, other: string, most: number): number => {
  let at = 0;
  while (at < most && one[one.length - 1 - at] === other[other.length - 1 - at]) at += 1;
  return at;
};

const textDelta = (was: string, is: string): TextDelta => {
  const start = commonStart(was, is);
  const end = commonEnd(was, is, Math.min(was.length, is.length) - start);
  return {
    start,
    end,
    wasText: was.slice(start, was.length - end),
    isText: is.slice(start, is.length - end),
  };
};

/** The rows of a list by their ids, where each has one of its own. */
const byIds = (value: unknown, by: string): ReadonlyMap<unknown, Values> | undefined => {
  if (!Array.isArray(value)) return undefined;
  const rows = value.filter(isObject);
  const found = new Map(rows.map((row) => [row[by], row]));
  const isWhole = found.size === value.length && !found.has(undefined) && !found.has(null);
  return isWhole ? found : undefined;
};

type RowsById = ReadonlyMap<unknown, Values>;

const rowsDelta = (was: RowsById, is: RowsById, by: string): RowsDelta => {
  const [wasIds, isIds] = [[...was.keys()], [...is.keys()]];
  const ids = [...new Set([...wasIds, ...isIds])];
  const wasPlaces = new Map(wasIds.map((id, place) => [id, place]));
  const rows = ids
    .filter((id) => !isSame(was.get(id), is.get(id)))
    .map((id) => ({
      was: was.get(id),
      is: is.get(id),
      wasAt: wasPlaces.get(id),
    }));
  const isOther = !isSame(
    wasIds.filter((id) => is.has(id)),
    isIds.filter((id) => was.has(id)),
  );
  return { by, rows, ...(isOther && { wasOrder: wasIds }) };
};

const partsDelta = (was: Values, is: Values): PartsDelta => {
  const names = new Set([...Object.keys(was), ...Object.keys(is)]);
  const changed = [...names].filter((name) => !isSame(was[name], is[name]));
  return {
    parts: Object.fromEntries(changed.map((name) => [name, deltaOf(was[name], is[name])])),
  };
};

/**
 * What makes a value of the one that took its place.
 *
 * @param by the field in which rows have their ids
 */
export const deltaOf = (was: unknown, is: unknown, by = 'id'): Delta => {
  if (typeof was === 'string' && typeof is === 'string' && was.length + is.length > LONG)
    return textDelta(was, is);
  const [wasRows, isRows] = [byIds(was, by), byIds(is, by)];
  if (wasRows && isRows) return rowsDelta(wasRows, isRows, by);
  if (isObject(was) && isObject(is)) return partsDelta(was, is);
  return { was, is };
};

const textBefore = ({ start, end, wasText, isText }: TextDelta, after: unknown): unknown => {
  // Something changed it that isn't in the history: then nobody knows what it was.
  if (typeof after !== 'string' || after.slice(start, after.length - end) !== isText) return after;
  return after.slice(0, start) + wasText + after.slice(after.length - end);
};

const rowsBefore = ({ by, rows, wasOrder }: RowsDelta, after: unknown): unknown => {
  const present = byIds(after, by);
  if (!present) return after;
  const changed = new Map(rows.map((row) => [(row.was ?? row.is)?.[by], row]));
  const before = [...present.values()].flatMap((row) => {
    const one = changed.get(row[by]);
    if (!one) return [row];
    return one.was && one.is ? [one.was] : [];
  });
  const removed = rows.filter(({ was, is }) => was && !is);
  for (const { was = {}, wasAt = 0 } of removed.toSorted(
    (one, other) => (one.wasAt ?? 0) - (other.wasAt ?? 0),
  ))
    before.splice(wasAt, 0, was);
  if (!wasOrder) return before;
  const places = new Map(wasOrder.map((id, place) => [id, place]));
  const placeOf = (row: Values) => places.get(row[by]) ?? wasOrder.length;
  return before.toSorted((one, other) => placeOf(one) - placeOf(other));
};

/** The value that a change began from, by what became of it. */
export const before = (delta: Delta, after: unknown): unknown => {
  if ('rows' in delta) return rowsBefore(delta, after);
  if ('wasText' in delta) return textBefore(delta, after);
  if (!('parts' in delta)) return delta.was;
  const parts = isObject(after) ? { ...after } : {};
  for (const [name, part] of Object.entries(delta.parts)) {
    const was = before(part, parts[name]);
    if (was === undefined) delete parts[name];
    else parts[name] = was;
  }
  return parts;
};
