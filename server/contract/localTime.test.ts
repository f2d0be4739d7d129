import { describe, expect, test } from 'vitest';
import { momentAt, timeZoneOf, todayOf } from './localTime';

const AMSTERDAM = 'Europe/Amsterdam';
const CURACAO = 'America/Curacao';

test.each([
  ['2026-03-28', '12:00', '2026-03-28T11:00:00.000Z'],
  ['2026-03-29', '00:00', '2026-03-28T23:00:00.000Z'],
  ['2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
  // No clock says half past two in that night: an hour later it is half past three.
  ['2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
  ['2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25', '00:00', '2026-10-24T22:00:00.000Z'],
  // Every clock says it twice.
  ['2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
  ['2026-10-26', '00:00', '2026-10-25T23:00:00.000Z'],
])('on %s clocks in Amsterdam say %s at %s', (day, time, moment) =>
  expect(new Date(momentAt(day, time, AMSTERDAM)).toISOString()).toBe(moment),
);

describe('an organisation', () => {
  const call = (country: unknown) => ({ organisation: { id: 1, country } });
  const at = (moment: string, country: unknown, later?: number) =>
    todayOf({ clock: () => Date.parse(moment), call: call(country) } as never, later);

  test('has the time of its country, and the usual one where nobody knows better', () => {
    expect(timeZoneOf({ id: 1, country: 'CW' })).toBe(CURACAO);
    expect(timeZoneOf({ id: 1, country: 'NL' })).toBe(AMSTERDAM);
    expect(timeZoneOf({ id: 1 })).toBe(AMSTERDAM);
  });

  test('has a today that begins at its own midnight', () => {
    expect(at('2026-03-01T23:30:00Z', 'NL')).toBe('2026-03-02');
    expect(at('2026-03-01T23:30:00Z', 'GB')).toBe('2026-03-01');
    expect(at('2026-03-28T23:30:00Z', 'NL', 1)).toBe('2026-03-30');
    expect(at('2026-10-25T22:30:00Z', 'NL', -1)).toBe('2026-10-24');
  });
});
