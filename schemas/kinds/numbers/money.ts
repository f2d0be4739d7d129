import { type NumberOptions, numberKind } from './numberKind';

// 8.325 × 100 is 832.4999…: the millionth brings back what binary fractions lose.
const round = (value: number): number =>
  (Math.sign(value) * Math.round(Math.abs(value) * 100 + 1e-6)) / 100;

interface MoneyOptions extends NumberOptions {
  /** The field with the highest of several amounts, of which this is the lowest: it is shown as “from” where they differ. */
  upTo?: string;
}

/** An amount in euros, to the cent. */
export const money = numberKind<MoneyOptions>({
  samples: [null, 0, 2.5, -1249.95],
  fromWire: round,
  toWire: round,
  decimals: 2,
  shape: 'amount',
  unreadable: 'amount',
});
