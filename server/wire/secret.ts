import type { OptionsOf } from '../../schemas';
import { sentText } from './sent';
import { Unreadable, type WireKind } from './WireKind';

const MASK = '********';
const SHOWN = 3;

const beginningOf = (stored: string): string =>
  stored.length > SHOWN ? stored.slice(0, SHOWN) : '';

/** Whether what was sent stands for what is stored: its mask, or nothing at all. */
export const leavesSecret = (sent: unknown): boolean =>
  sent === undefined || sentText(sent).includes(MASK);

const masked = (stored: unknown): string => {
  const text = String(stored ?? '');
  return text === '' ? '' : `${beginningOf(text)}${MASK}`;
};

/**
 * A secret. One that is masked never leaves the server: its first three characters and eight asterisks do, which
 * stand for what is stored when they come back, and for nothing else.
 */
export const secret: WireKind<OptionsOf<'secret'>> = {
  empty: () => '',
  accept: (sent, { masked: isMasked }, before) => {
    const given = sentText(sent);
    if (!isMasked) return given;
    if (given.includes(MASK) && given === masked(before)) return before;
    // Judged here, for the field's own check sees what travels: behind the mask blanks look like any other secret.
    const isBlanks = given !== '' && given.trim() === '';
    if (!isBlanks && !given.includes(MASK)) return given;
    throw new Unreadable({ message: 'wholeSecret' });
  },
  answer: (stored, { masked: isMasked }) => (isMasked ? masked(stored) : (stored ?? '')),
};
