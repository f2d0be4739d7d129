import { expect, test } from 'vitest';
import { dayAt, daysAfter } from './days';

const AMSTERDAM = 'Europe/Amsterdam';
const CURACAO = 'America/Curacao';

test.each([
  ['2026-03-01T22:59:59Z', AMSTERDAM, '2026-03-01'],
  ['2026-03-01T23:00:00Z', AMSTERDAM, '2026-03-02'],
  ['2026-03-02T03:59:59Z', CURACAO, '2026-03-01'],
  // The night in which clocks are put forward, and the one in which they are put back.
  ['2026-03-28T22:59:59Z', AMSTERDAM, '2026-03-28'],
  ['2026-03-29T21:59:59Z', AMSTERDAM, '2026-03-29'],
  ['2026-03-29T22:00:00Z', AMSTERDAM, '2026-03-30'],
  ['2026-10-24T22:00:00Z', AMSTERDAM, '2026-10-25'],
  ['2026-10-25T22:59:59Z', AMSTERDAM, '2026-10-25'],
  ['2028-02-28T23:00:00Z', AMSTERDAM, '2028-02-29'],
  ['2026-12-31T23:00:00Z', AMSTERDAM, '2027-01-01'],
])('at %s it is in %s %s', (moment, zone, day) =>
  expect(dayAt(Date.parse(moment), zone)).toBe(day),
);

test.each([
  ['2026-01-31', 1, '2026-02-01'],
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2028-02-29', 365, '2029-02-28'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-10-24', 2, '2026-10-26'],
])('from %s, %i days on is %s', (day, count, then) => expect(daysAfter(day, count)).toBe(then));
