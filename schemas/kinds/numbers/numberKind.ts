import { type Kind, kind, type NumberShape, type Problem } from '../Kind';

export interface NumberOptions {
  min?: number;
  max?: number;
  /** What it counts, in a sign that all languages write alike; it stands behind the number. */
  unit?: 'MB' | 'min' | 's';
}

/** Reads a number as people and servers write it ("12,5" and "12.5"); `null` when there is none. */
export const readNumber = (wire: unknown): number | null => {
  if (typeof wire === 'number') return Number.isFinite(wire) ? wire : null;
  if (typeof wire !== 'string' || wire.trim() === '') return null;
  const value = Number(wire.trim().replace(',', '.'));
  return Number.isFinite(value) ? value : null;
};

const outOfRange = (value: number, { min, max }: NumberOptions): Problem | undefined => {
  if (min !== undefined && value < min) return { message: 'minimum', params: { min } };
  if (max !== undefined && value > max) return { message: 'maximum', params: { max } };
  return undefined;
};

/**
 * Whether a number has no more digits after the decimal mark; binary fractions are never quite what was typed, and less
 * so the larger they are.
 */
const hasAtMost = (decimals: number, value: number): boolean => {
  const shifted = value * 10 ** decimals;
  const noise = Math.max(1e-6, Math.abs(shifted) * 2 * Number.EPSILON);
  return Math.abs(shifted - Math.round(shifted)) < noise;
};

interface NumberKindParts<Options> {
  samples: readonly (number | null)[];
  whole?: boolean;
  /** What its numbers are, where they can be entered. */
  shape?: NumberShape;
  /** Most digits after the decimal mark. */
  decimals?: number;
  /** The message for text that is none. */
  unreadable?: 'number' | 'amount';
  fromWire?(value: number, field: Options): number;
  toWire?(value: number, field: Options): number;
}

/** Whole numbers beyond these can't be distinguished any more, and a stock or an interval of them is none. */
const EXACT = { min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER };

/** A kind whose value is a number, or `null` while nothing is filled in. */
export const numberKind = <Options extends NumberOptions = NumberOptions>({
  samples,
  whole = false,
  shape,
  decimals,
  unreadable = 'number',
  fromWire = (value) => value,
  toWire = (value) => value,
}: NumberKindParts<Options>): Kind<number | null, Options> =>
  kind<number | null, Options>()({
    empty: () => null,
    parse: (wire, field) => {
      const value = readNumber(wire);
      return value === null ? null : fromWire(value, field);
    },
    serialize: (value, field) => (value === null ? null : toWire(value, field)),
    check: (value, field) => {
      if (value === null) return undefined;
      if (Number.isNaN(value)) return { message: unreadable };
      // Nor may it grow beyond all numbers on its way to the server.
      if (!Number.isFinite(toWire(value, field))) return { message: 'number' };
      if (whole && !Number.isInteger(value)) return { message: 'integer' };
      if (decimals !== undefined && !hasAtMost(decimals, value))
        return { message: 'decimals', params: { max: decimals } };
      return outOfRange(value, field) ?? (whole ? outOfRange(value, EXACT) : undefined);
    },
    ...(shape && { traits: { isShareable: true, numbers: shape } }),
    samples: () => samples,
  });
