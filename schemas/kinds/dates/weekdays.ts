import { kind } from '../Kind';
import { readNumber } from '../numbers/numberKind';

export interface WeekdaysOptions {
  /** The weekday of bit 0. */
  startsOn: 'monday' | 'sunday';
}

/** Days of the week as a mask with one bit a day; `null` means any day. */
export const weekdays = kind<number | null, WeekdaysOptions>()({
  empty: () => null,
  parse: (wire) => readNumber(wire),
  serialize: (value) => value,
  check: (value) =>
    value === null || (Number.isInteger(value) && value >= 0 && value < 128)
      ? undefined
      : { message: 'choice' },
  // Whoever must name days can't leave it at any day, nor at none.
  isEmpty: (value) => value === null || value === 0,
  samples: () => [null, 1, 0b1100000, 127],
});
