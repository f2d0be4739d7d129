import { expect, test } from 'vitest';
import { daysAfter } from '../../../../schemas';
import { momentAt } from '../../../contract/localTime';
import { hoursOf } from './hours';

const ZONE = 'Europe/Amsterdam';

/** The hours of the day in the museum's time zone, and how many minutes each lasts. */
const hoursOn = (day: string, time = '00:00') => {
  const moment = (of: string) => new Date(momentAt(of, time, ZONE)).toISOString();
  const [from, until] = [moment(day), moment(daysAfter(day, 1))];
  const hours = hoursOf({ from, until }, ZONE);
  return hours.map(([begins, name], at) => {
    const ends = hours[at + 1]?.[0] ?? until;
    return [name, (Date.parse(ends) - Date.parse(begins)) / 60_000] as const;
  });
};

test('a day has 24 hours of 60 minutes', () => {
  const hours = hoursOn('2026-03-02', '06:00');
  expect(hours).toHaveLength(24);
  expect([hours[0], hours[23]]).toEqual([
    ['06:00', 60],
    ['05:00', 60],
  ]);
});

test.each(['00:00', '02:30', '06:00'])(
  'an hour that comes twice is one of two hours, on the day that begins at %s',
  (time) => {
    const hours = hoursOn(time === '06:00' ? '2026-10-24' : '2026-10-25', time);
    expect(new Set(hours.map(([name]) => name)).size).toBe(hours.length);
    expect(hours.filter(([, minutes]) => minutes === 120)).toEqual([
      [time === '02:30' ? '02:30' : '02:00', 120],
    ]);
  },
);

test('an hour that clocks leave out is none', () => {
  const names = hoursOn('2026-03-29').map(([name]) => name);
  expect(names.slice(1, 4)).toEqual(['01:00', '03:00', '04:00']);
});
