import { type NumberOptions, numberKind } from './numberKind';

export interface PercentOptions extends NumberOptions {
  /** Travels as a fraction (25 % as 0.25). */
  asFraction?: boolean;
}

const round = (value: number): number => Math.round(value * 1e6) / 1e6;

/** A percentage; the record holds the number before the percent sign. */
export const percent = numberKind<PercentOptions>({
  samples: [null, 0, 21, -12.5],
  fromWire: (value, { asFraction }) => (asFraction ? round(value * 100) : value),
  toWire: (value, { asFraction }) => (asFraction ? round(value / 100) : value),
});
