import type { NumberShape } from '../kinds/Kind';

/** How a number becomes another: it is replaced, or so much or so many hundredths of it are added. */
export const numberChanges = ['set', 'add', 'percent'] as const;
type NumberChangeKind = (typeof numberChanges)[number];

/** What an amount is rounded to: the cent, five cents, or the nearest that ends in 95 cents. */
export const roundings = ['cent', 'five', 'ninetyFive'] as const;
type Rounding = (typeof roundings)[number];

export interface NumberChange {
  readonly by: Exclude<NumberChangeKind, 'set'>;
  readonly amount: number;
  readonly rounding: Rounding;
}

// What binary fractions lose is brought back: 1.005 × 100 is 100.49999…
const rounded = (value: number): number =>
  Math.sign(value) * Math.round(Math.abs(value) + Math.abs(value) * 1e-12);

const roundTo: Readonly<Record<Rounding, (cents: number) => number>> = {
  cent: rounded,
  five: (cents) => rounded(cents / 5) * 5,
  ninetyFive: (cents) =>
    cents <= 0 ? rounded(cents) : Math.max(0, rounded((cents - 95) / 100)) * 100 + 95,
};

const shaped = (value: number, shape: NumberShape, rounding: Rounding): number => {
  if (shape === 'whole') return rounded(value);
  if (shape === 'plain') return rounded(value * 1e6) / 1e6;
  return shape === 'cents' ? roundTo[rounding](value) : roundTo[rounding](value * 100) / 100;
};

/** The number that a change makes of another. */
export const changedNumber = (
  value: number,
  { by, amount, rounding }: NumberChange,
  shape: NumberShape,
): number => shaped(by === 'add' ? value + amount : value * (1 + amount / 100), shape, rounding);
