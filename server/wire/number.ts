import type { OptionsOf } from '../../schemas';
import { isNothing, Unreadable, type WireKind } from './WireKind';

const NUMBER = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)(e[+-]?\d+)?$/i;

/** Reads a number in JSON or as text, with a point or a comma. @throws Unreadable */
export const readNumber = (sent: unknown): number | null => {
  if (isNothing(sent)) return null;
  const value =
    typeof sent === 'string' && NUMBER.test(sent.trim())
      ? Number(sent.trim().replace(',', '.'))
      : sent;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw new Unreadable({ message: 'number' });
};

/** A number as it travels, `null` while there is none. */
export const number: WireKind<object> = { empty: () => null, accept: readNumber };

/** A whole number; some resources send its digits. */
export const integer: WireKind<OptionsOf<'integer'>> = {
  ...number,
  answer: (stored, { as: form }) => (form ? String(stored ?? '') : (stored ?? null)),
};

/** What binary fractions add to so many cents, and nobody types: the more, the larger the amount. */
const noiseIn = (cents: number): number => Math.max(1e-6, Math.abs(cents) * 2 * Number.EPSILON);

/** Euros with two decimals. What has more is refused and not rounded: nobody is to pay what wasn't entered. */
export const money: WireKind<object> = {
  empty: () => null,
  accept: (sent) => {
    const value = readNumber(sent);
    if (value === null) return null;
    const cents = Math.round(value * 100);
    // Beyond these an amount is another one by the time it is stored.
    if (!Number.isSafeInteger(cents)) throw new Unreadable({ message: 'number' });
    if (Math.abs(value * 100 - cents) > noiseIn(cents))
      throw new Unreadable({ message: 'decimals', params: { max: 2 } });
    return cents / 100;
  },
};
