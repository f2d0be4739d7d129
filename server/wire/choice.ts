import type { OptionsOf } from '../../schemas';
import { isObject } from '../../schemas/isObject';
import type { Values } from '../store/Store';
import { readFlag } from './flag';
import { listOf, parseJson } from './list';
import { plainText, sentText } from './sent';
import { isNothing, Unreadable, type WireKind } from './WireKind';

type Codes = OptionsOf<'choice'>['values'];

/** A code may come as a number or as its text; it is stored as the definition writes it. */
const readCode = (sent: unknown, values: Codes): unknown => {
  const text = plainText(sent);
  const code = values.find((value) => String(value) === text);
  if (code !== undefined) return code;
  throw new Unreadable({ message: 'choice' });
};

/** One code. A stored one that is no longer in the list may be sent back as it was. */
export const choice: WireKind<OptionsOf<'choice'>> = {
  empty: () => null,
  accept: (sent, { values, formerly = {} }, before) => {
    const text = plainText(sent);
    // Among its own names alone: every object has others, such as `toString`.
    if (text !== undefined && Object.hasOwn(formerly, text)) return formerly[text];
    if (isNothing(sent)) return null;
    return !isNothing(before) && text === String(before) ? before : readCode(sent, values);
  },
};

/** A code of the definition, or another one as it came. */
const readAny = (sent: unknown, values: Codes): unknown =>
  values.find((value) => String(value) === plainText(sent)) ?? sentText(sent);

/** Codes sent as an object of 0 and 1: those that it doesn't name stay as they are. */
const withFlags = (flags: Values, values: Codes, before: unknown): readonly unknown[] => {
  const codes = new Set<unknown>(Array.isArray(before) ? before : []);
  for (const [name, sent] of Object.entries(flags)) {
    const code = readCode(name, values);
    if (readFlag(sent) === 1) codes.add(code);
    else codes.delete(code);
  }
  return values.filter((value) => codes.has(value));
};

/** Several codes: a list, text with commas, or where they travel as flags an object of those; stored as a list without doubles. */
export const choices: WireKind<OptionsOf<'choices'>> = {
  empty: () => [],
  accept: (sent, { values, as: form, takes }, before) => {
    const read = form === 'flags' && typeof sent === 'string' ? parseJson(sent || '{}') : sent;
    if (form === 'flags' && isObject(read)) return withFlags(read, values, before);
    const codes = listOf(read).map((item) =>
      takes === 'others' ? readAny(item, values) : readCode(item, values),
    );
    return [...new Set(codes)];
  },
  answer: (stored, { as: form, values }) => {
    const codes: readonly unknown[] = Array.isArray(stored) ? stored : [];
    if (form === 'flags')
      return Object.fromEntries(values.map((value) => [value, codes.includes(value) ? 1 : 0]));
    if (form === 'jsonText') return JSON.stringify(codes);
    return form === 'commaText' ? codes.join(',') : codes;
  },
};
