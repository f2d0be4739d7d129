import { type Kind, kind, type Problem } from '../Kind';

export interface NumberOptions {
  min?: number;
  max?: number;
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

interface NumberKindParts<Options> {
  samples: readonly (number | null)[];
  whole?: boolean;
  fromWire?(value: number, field: Options): number;
  toWire?(value: number, field: Options): number;
}

/** A kind whose value is a number, or `null` while nothing is filled in. */
export const numberKind = <Options extends NumberOptions = NumberOptions>({
  samples,
  whole = false,
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
      // Nor may it grow beyond all numbers on its way to the server.
      if (!Number.isFinite(toWire(value, field))) return { message: 'number' };
      if (whole && !Number.isInteger(value)) return { message: 'integer' };
      return outOfRange(value, field);
    },
    samples: () => samples,
  });
