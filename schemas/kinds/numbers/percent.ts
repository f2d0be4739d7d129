import { type NumberOptions, numberKind } from './numberKind';

export interface PercentOptions extends NumberOptions {
  /** How it travels, where that is not the number itself: 25 % as the fraction 0.25. */
  as?: 'fraction';
}

const round = (value: number): number => Math.round(value * 1e6) / 1e6;

/** A percentage; the record holds the number before the percent sign. */
export const percent = numberKind<PercentOptions>({
  samples: [null, 0, 21, -12.5],
  shape: 'plain',
  fromWire: (value, { as: form }) => (form === 'fraction' ? round(value * 100) : value),
  toWire: (value, { as: form }) => (form === 'fraction' ? round(value / 100) : value),
});
