import { isNothing, Unreadable } from './WireKind';

/** Reads JSON that came as text. @throws Unreadable */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new Unreadable({ message: 'json' });
  }
};

/**
 * Reads a list in the forms in which lists travel: JSON, its text (parts of a multipart form), or items
 * with commas between them.
 */
export const listOf = (sent: unknown): readonly unknown[] => {
  if (isNothing(sent)) return [];
  if (Array.isArray(sent)) return sent;
  if (typeof sent !== 'string') return [sent];
  if (!sent.trimStart().startsWith('[')) return sent.split(',').map((item) => item.trim());
  const read = parseJson(sent);
  return Array.isArray(read) ? read : [];
};

/** Reads a list of objects, such as the rows of an editor. @throws Unreadable */
export const objectsOf = (sent: unknown): readonly Readonly<Record<string, unknown>>[] =>
  listOf(sent).map((item) => {
    if (typeof item === 'object' && item !== null && !Array.isArray(item)) return { ...item };
    throw new Unreadable({ message: 'json' });
  });
