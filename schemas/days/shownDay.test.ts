import { expect, test } from 'vitest';
import { shownDay, shownMoment } from './shownDay';

test.each([
  ['2026-09-06', 'en', '06 Sep 2026'],
  ['2026-03-01', 'nl', '01 mrt 2026'],
  ['2026-05-11', 'nl', '11 mei 2026'],
  ['', 'en', ''],
  ['31-02-2026', 'en', '31-02-2026'],
])('the day %s is shown in %s as %s', (day, locale, shown) =>
  expect(shownDay(day, locale)).toBe(shown),
);

test('a moment is shown with its clock, in the zone that is asked for, in the same form as a day', () => {
  const moment = '2026-11-22T20:56:30Z';
  expect(shownMoment(moment, 'en', 'Europe/Amsterdam')).toBe('22 Nov 2026, 21:56');
  expect(shownMoment(moment, 'nl', 'UTC')).toBe('22 nov 2026, 20:56');
  expect(shownMoment('2026-11-22T23:00:00Z', 'en', 'Europe/Amsterdam')).toBe('23 Nov 2026, 00:00');
});
