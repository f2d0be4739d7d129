import { describe, expect, it } from 'vitest';
import { parseValue, serializeValue } from '../../codec';
import { checkValue, f } from '../../index';
import type { AnyField } from '../Kind';

const parse = (wire: unknown, field: AnyField) => parseValue(wire, field);
const serialize = (value: unknown, field: AnyField) => serializeValue(value, field);

describe('a date', () => {
  const iso = f.date();
  const dutch = f.date({ as: 'dd-MM-yyyy' });

  it.each([
    ['2026-01-31', '2026-01-31'],
    ['31-01-2026', '2026-01-31'],
    ['31/01/2026', '2026-01-31'],
    ['1-2-2026', '2026-02-01'],
    ['2026-01-31T23:59:59Z', '2026-01-31'],
    ['2026-01-31 23:59:59', '2026-01-31'],
    ['29-02-2024', '2024-02-29'],
  ])('reads %s as %s whichever way it travels', (wire, value) => {
    expect(parse(wire, iso)).toBe(value);
    expect(parse(wire, dutch)).toBe(value);
  });

  it.each([
    '29-02-2026',
    '2026-02-30',
    '31-04-2026',
    '0000-00-00',
    '13/13/2026',
    '31-01-26',
    '2026',
  ])('takes %s for no date', (wire) => expect(parse(wire, iso)).toBeNull());

  it('travels as day-month-year where it is Dutch, padded, and as ISO elsewhere', () => {
    expect(serialize('2026-02-01', dutch)).toBe('01-02-2026');
    expect(serialize('2026-02-01', iso)).toBe('2026-02-01');
    expect(serialize(null, dutch)).toBeNull();
  });

  it.each(['2026-02-3', '31-01-2026', '2026-02-30', 'morgen'])('refuses %s as entered', (value) =>
    expect(checkValue(value, dutch)).toEqual({ message: 'date' }),
  );
});

describe('a time', () => {
  const clock = f.time();
  const number = f.time({ as: 'number' });

  it.each([
    ['09:05', '09:05'],
    ['9:05', '09:05'],
    ['09:05:30', '09:05'],
    [905, '09:05'],
    [0, '00:00'],
    [5, '00:05'],
    [2359, '23:59'],
  ])('reads %s as %s', (wire, value) => expect(parse(wire, clock)).toBe(value));

  it.each([2400, 1260, -5, 9.5, '24:00', '12:60', '9', ''])('takes %s for no time', (wire) =>
    expect(parse(wire, number)).toBeNull(),
  );

  it('travels as hours × 100 + minutes where it is a number', () => {
    expect(serialize('09:05', number)).toBe(905);
    expect(serialize('00:00', number)).toBe(0);
    expect(serialize('09:05', clock)).toBe('09:05');
    expect(serialize(null, number)).toBeNull();
  });

  it('refuses a time that is not HH:MM', () =>
    expect(checkValue('9:05', clock)).toEqual({ message: 'time' }));
});

describe('a moment', () => {
  it('is kept as the server wrote it, and is none when it is no moment', () => {
    expect(parse('2026-03-29T02:30:00+02:00', f.dateTime())).toBe('2026-03-29T02:30:00+02:00');
    expect(parse('gisteren', f.dateTime())).toBeNull();
    expect(parse(0, f.dateTime())).toBeNull();
  });
});
