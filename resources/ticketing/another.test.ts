import { expect, test } from 'vitest';
import { openingException } from './openingException';
import { weekdayConfig } from './weekdayConfig';

test('the hours that are added after those of a day are of the day after, Monday after Sunday', () => {
  const hours = { openFrom: '09:00', openUntil: '17:30' };
  expect(weekdayConfig.another({ weekday: 1, ...hours })).toMatchObject({ weekday: 2, ...hours });
  expect(weekdayConfig.another({ weekday: 6, ...hours })).toMatchObject({ weekday: 0, ...hours });
});

test('the exception that is added after another begins when that one has ended', () =>
  expect(openingException.another({ dateFrom: '2026-12-24', dateTo: '2026-12-31' })).toMatchObject({
    dateFrom: '2027-01-01',
  }));
