import { isNothing, Unreadable } from './WireKind';

/** What was sent as text, a number as its digits; `undefined` for what is neither, such as an object. */
export const plainText = (sent: unknown): string | undefined => {
  if (isNothing(sent)) return '';
  if (typeof sent === 'number') return Number.isFinite(sent) ? String(sent) : undefined;
  return typeof sent === 'string' ? sent : undefined;
};

/** The text that was sent. @throws Unreadable for what is none */
export const sentText = (sent: unknown): string => {
  const text = plainText(sent);
  if (text !== undefined) return text;
  throw new Unreadable({ message: 'server.shapes.text' });
};

/**
 * The id that was sent, as a number or as its text; 0, which no record has, for another text.
 *
 * @throws Unreadable for what can't name anything
 */
export const sentId = (sent: unknown): number => {
  const text = plainText(sent);
  if (text === undefined) throw new Unreadable({ message: 'server.shapes.id' });
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0;
};
