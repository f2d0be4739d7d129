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

/** Euros with two decimals; halves of a cent go away from zero. */
export const money: WireKind<object> = {
  empty: () => null,
  accept: (sent) => {
    const value = readNumber(sent);
    if (value === null) return null;
    const [digits, exponent = '0'] = Math.abs(value).toString().split('e');
    const cents = Math.round(Number(`${digits}e${Number(exponent) + 2}`));
    if (!Number.isFinite(cents)) throw new Unreadable({ message: 'number' });
    return Math.sign(value) * (cents / 100);
  },
};
