import { isObject } from '../../schemas/isObject';
import type { Values } from '../store/Store';
import { plainText, sentId } from './sent';
import { isNothing, Unreadable } from './WireKind';

/** Reads JSON that came as text. @throws Unreadable */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new Unreadable({ message: 'json' });
  }
};

/** A list in which each item is something. @throws Unreadable */
const withoutGaps = (items: readonly unknown[]): readonly unknown[] => {
  if (items.every((item) => item !== null && item !== undefined)) return items;
  throw new Unreadable({ message: 'server.shapes.list' });
};

/**
 * Reads a list in the forms in which lists travel: JSON, its text (parts of a multipart form), or items
 * with commas between them.
 *
 * @throws Unreadable
 */
export const listOf = (sent: unknown): readonly unknown[] => {
  if (isNothing(sent)) return [];
  if (Array.isArray(sent)) return withoutGaps(sent);
  const text = plainText(sent);
  if (text === undefined) throw new Unreadable({ message: 'server.shapes.list' });
  if (!text.trimStart().startsWith('[')) return text.split(',').map((item) => item.trim());
  const read = parseJson(text);
  return Array.isArray(read) ? withoutGaps(read) : [];
};

/** Reads a list of ids. @throws Unreadable */
export const sentIds = (sent: unknown): readonly number[] =>
  listOf(sent)
    .filter((item) => item !== '')
    .map(sentId);

/** Most rows that are read: as many as a file brings in. Each costs time that others wait for. */
const MOST_ROWS = 20_000;

/** Reads a list of objects, such as the rows of an editor, or its JSON text. @throws Unreadable */
export const objectsOf = (sent: unknown): readonly Values[] => {
  if (isNothing(sent)) return [];
  const read = typeof sent === 'string' ? parseJson(sent) : sent;
  if (Array.isArray(read) && read.length > MOST_ROWS)
    throw new Unreadable({ message: 'mostRows', params: { max: MOST_ROWS } });
  if (Array.isArray(read) && read.every(isObject)) return read;
  throw new Unreadable({ message: 'server.shapes.rows' });
};
