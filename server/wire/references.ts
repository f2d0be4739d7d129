import { allowsAll, noneOf, type OptionsOf } from '../../schemas';
import { isObject } from '../../schemas/isObject';
import type { Values } from '../store/Store';
import { listOf } from './list';
import { plainText } from './sent';
import { Unreadable, type WireKind } from './WireKind';

/** An id as a number or its text. 0 is none. @throws Unreadable */
const readId = (sent: unknown): number | null => {
  const text = plainText(sent)?.trim();
  // A form has its nothing as JSON writes it.
  if (text === '' || text === '0' || text === 'null') return null;
  if (text !== undefined && /^[1-9]\d{0,14}$/.test(text)) return Number(text);
  throw new Unreadable({ message: 'choice' });
};

/** Another record's id; `null` for none, which some resources write otherwise. */
export const reference: WireKind<OptionsOf<'reference'>> = {
  empty: () => null,
  accept: (sent, field) => {
    const none = noneOf(field);
    const text = plainText(sent);
    if (none !== null && text === String(none)) return null;
    return allowsAll(field) && text === '0' ? 0 : readId(sent);
  },
  answer: (stored, field) => stored ?? noneOf(field),
};

/** The id of an item that is an object: records are sent back as they were answered. @throws Unreadable */
const idIn = (item: Values, idField = 'id'): unknown => {
  if (Object.hasOwn(item, idField)) return item[idField];
  throw new Unreadable({ message: 'choice' });
};

/** Several other records' ids. */
export const references: WireKind<OptionsOf<'references'>> = {
  empty: () => [],
  accept: (sent, { idField }) => {
    const ids = listOf(sent).map((one) => readId(isObject(one) ? idIn(one, idField) : one));
    return [...new Set(ids)].filter((id) => id !== null);
  },
  answer: (stored, { idField }) => {
    const ids = Array.isArray(stored) ? stored : [];
    return idField === undefined ? ids : ids.map((id) => ({ [idField]: id }));
  },
};

/** The ids that are stored of several records. */
export const storedIds = (stored: unknown): readonly number[] =>
  Array.isArray(stored) ? stored.map(Number) : [];
