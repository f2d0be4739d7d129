import { listOf } from './list';
import { sentText } from './sent';
import { isNothing, type OptionsOf, Unreadable, type WireKind } from './WireKind';

type Codes = OptionsOf<'choice'>['values'];

/** A code may come as a number or as its text; it is stored as the definition writes it. */
const readCode = (sent: unknown, values: Codes): unknown => {
  const code = values.find((value) => String(value) === sentText(sent));
  if (code !== undefined) return code;
  throw new Unreadable({ message: 'choice' });
};

/** One code. A stored one that is no longer in the list may be sent back as it was. */
export const choice: WireKind<OptionsOf<'choice'>> = {
  empty: () => null,
  accept: (sent, { values }, before) => {
    if (isNothing(sent)) return null;
    return !isNothing(before) && sentText(sent) === sentText(before)
      ? before
      : readCode(sent, values);
  },
};

/** Several codes: a list, or text with commas; stored as a list without doubles. */
export const choices: WireKind<OptionsOf<'choices'>> = {
  empty: () => [],
  accept: (sent, { values }) => [...new Set(listOf(sent).map((item) => readCode(item, values)))],
  answer: (stored, { asCommaText }) => {
    const codes = Array.isArray(stored) ? stored : [];
    return asCommaText ? codes.join(',') : codes;
  },
};
