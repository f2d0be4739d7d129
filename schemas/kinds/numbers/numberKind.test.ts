import { describe, expect, it } from 'vitest';
import { parseValue, serializeValue } from '../../codec';
import { checkValue, f } from '../../index';
import type { AnyField } from '../Kind';
import { readNumber } from './numberKind';

const parse = (wire: unknown, field: AnyField) => parseValue(wire, field);
const serialize = (value: unknown, field: AnyField) => serializeValue(value, field);

describe('numbers', () => {
  it.each([
    ['12,5', 12.5],
    [' 12.5 ', 12.5],
    ['-3', -3],
    [0, 0],
    ['0', 0],
  ])('are read from %j', (wire, value) => expect(readNumber(wire)).toBe(value));

  it.each(['', ' ', 'twaalf', '1.234,56', null, undefined, true, [], {}, Number.NaN])(
    'are not read from %j',
    (wire) => expect(readNumber(wire)).toBeNull(),
  );

  it('are held within their range', () => {
    const seats = f.integer({ min: 0, max: 40 });
    expect(checkValue(-1, seats)).toEqual({ message: 'minimum', params: { min: 0 } });
    expect(checkValue(41, seats)).toEqual({ message: 'maximum', params: { max: 40 } });
    expect(checkValue(0, seats)).toBeUndefined();
    expect(checkValue(40, seats)).toBeUndefined();
  });

  it('are whole numbers only as far as these can be distinguished', () => {
    const max = Number.MAX_SAFE_INTEGER;
    expect(checkValue(1e308, f.integer())).toEqual({ message: 'maximum', params: { max } });
    expect(checkValue(-1e300, f.integer())).toEqual({ message: 'minimum', params: { min: -max } });
    expect(checkValue(1e20, f.integer({ max: 40 }))).toMatchObject({ params: { max: 40 } });
    expect(checkValue(max, f.integer())).toBeUndefined();
  });

  it('are whole where they must be', () => {
    expect(checkValue(1.5, f.integer())).toEqual({ message: 'integer' });
    expect(checkValue(1.5, f.cents())).toEqual({ message: 'integer' });
    expect(checkValue(1.5, f.decimal())).toBeUndefined();
  });

  it('are missing when null, not when 0', () => {
    const number = f.integer({ required: true });
    expect(checkValue(null, number)).toEqual({ message: 'required' });
    expect(checkValue(0, number)).toBeUndefined();
  });

  it('are refused when they are none', () =>
    expect(checkValue(Number.NaN, f.decimal())).toEqual({ message: 'number' }));
});

describe('a percentage', () => {
  const fraction = f.percent({ as: 'fraction' });

  it.each([
    [0.25, 25],
    [0.07, 7],
    [0.29, 29],
    [0.125, 12.5],
    [1, 100],
    ['0,21', 21],
  ])('that travels as a fraction is read from %j as %d and written back', (wire, value) => {
    expect(parse(wire, fraction)).toBe(value);
    expect(serialize(value, fraction)).toBe(readNumber(wire));
  });

  it('travels as it is elsewhere', () => {
    expect(parse('21', f.percent())).toBe(21);
    expect(serialize(12.5, f.percent())).toBe(12.5);
  });
});

describe('an amount', () => {
  it.each([
    [1.005, 1.01],
    [8.325, 8.33],
    [-1.005, -1.01],
    [0.1 + 0.2, 0.3],
    [1249.9, 1249.9],
    [999_999_999.99, 999_999_999.99],
  ])('in euros is rounded to the cent: %d to %d', (value, rounded) => {
    expect(serialize(value, f.money())).toBe(rounded);
    expect(parse(value, f.money())).toBe(rounded);
  });

  it('is no number where its cents grow beyond all numbers', () => {
    expect(checkValue(1e308, f.money())).toEqual({ message: 'number' });
    expect(checkValue(1e300, f.money())).toBeUndefined();
  });

  it('counts decimals of large amounts as well', () => {
    const tooMany = { message: 'decimals', params: { max: 2 } };
    expect(checkValue(134_219_092.58, f.money())).toBeUndefined();
    expect(checkValue(134_219_092.585, f.money())).toEqual(tooMany);
  });

  it('in cents is the whole number that travels', () => {
    expect(parse('250', f.cents())).toBe(250);
    expect(serialize(250, f.cents())).toBe(250);
  });
});
