import { type Kind, kind } from '../Kind';
import { type NumberOptions, numberKind } from './numberKind';

interface IntegerOptions extends NumberOptions {
  /** How it travels, where that isn't as a number: as its digits. */
  as?: 'text';
  /** It names something, as a port does: its digits stand in no groups. */
  ungrouped?: true;
}

const number = numberKind<IntegerOptions>({
  samples: [null, 0, 1, -12, 4_000_000],
  whole: true,
  shape: 'whole',
});

/** A whole number. */
export const integer: Kind<number | null, IntegerOptions> = kind<number | null, IntegerOptions>()({
  ...number,
  serialize: (value, { as: form }) => (form ? String(value ?? '') : value),
});
