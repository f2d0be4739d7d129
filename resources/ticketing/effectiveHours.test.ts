import { describe, expect, it, test } from 'vitest';
import { daysAfter } from '../../schemas';
import { effectiveHours, weekdayOf } from './shared/effectiveHours';

const block = (weekday: number, openFrom: string, openUntil: string) => ({
  weekday,
  openFrom,
  openUntil,
});
const exception = (dateFrom: string, dateTo: string, more: object = {}) => ({
  dateFrom,
  dateTo,
  weekDayMask: 0b1111111,
  active: true,
  openFrom: null as string | null,
  openUntil: null as string | null,
  ...more,
});
const open = (openFrom: string, openUntil: string) => ({ openFrom, openUntil });
const closed = { active: false };

/** Afternoon before morning, as they may be stored; Sundays are closed. */
const week = [
  ...[1, 2, 3, 4, 5, 6].map((day) => block(day, '13:00', '17:00')),
  ...[1, 2, 3, 4, 5, 6].map((day) => block(day, '09:00', '12:00')),
];
const usual = [
  { from: '09:00', until: '12:00' },
  { from: '13:00', until: '17:00' },
];
const hoursOn = (day: string, exceptions: readonly ReturnType<typeof exception>[] = []) =>
  effectiveHours(day, week, exceptions).hours;

test.each([
  ['2026-03-01', 0],
  ['2028-02-29', 2],
  ['2026-03-29', 0],
  ['2026-10-25', 0],
  ['2026-12-31', 4],
])('%s is weekday %i from Sunday', (day, weekday) => expect(weekdayOf(day)).toBe(weekday));

describe('without an exception', () => {
  it('the hours of the weekday hold, the earliest first, and none are closed', () => {
    expect(hoursOn('2026-03-02')).toEqual(usual);
    expect(hoursOn('2026-03-01')).toEqual([]);
    expect(effectiveHours('2026-03-02', [], [])).toEqual({ hours: [], exceptions: [] });
  });

  it('a week has each weekday once, through changes of clocks, leap days and ends of months', () => {
    for (const first of ['2026-03-26', '2026-10-22', '2028-02-26', '2026-12-28'])
      expect(
        Array.from({ length: 7 }, (_, later) => hoursOn(daysAfter(first, later))).filter(
          (hours) => hours.length === 0,
        ),
      ).toHaveLength(1);
  });
});

describe('an exception', () => {
  it.each([
    ['2026-03-28', usual],
    ['2026-03-29', [{ from: '10:00', until: '16:00' }]],
    ['2026-04-01', [{ from: '10:00', until: '16:00' }]],
    ['2026-04-02', usual],
  ])('covers its first and its last day, and no other: %s', (day, hours) =>
    expect(hoursOn(day, [exception('2026-03-29', '2026-04-01', open('10:00', '16:00'))])).toEqual(
      hours,
    ),
  );

  it('covers the weekdays of its mask, whose bit 0 is Sunday', () => {
    const days = (weekDayMask: number) => [
      exception('2026-03-01', '2026-03-31', { weekDayMask, ...closed }),
    ];
    // The first of March is a Sunday.
    expect(hoursOn('2026-03-02', days(0b0000001))).toEqual(usual);
    expect(hoursOn('2026-03-02', days(0b0000010))).toEqual([]);
    expect(hoursOn('2026-03-07', days(0b1000000))).toEqual([]);
    expect(hoursOn('2026-03-07', days(0))).toEqual(usual);
    expect(effectiveHours('2026-03-08', week, days(1)).exceptions).toHaveLength(1);
  });

  it('that is off, or lacks a time, closes the day', () => {
    expect(hoursOn('2026-03-02', [exception('2026-03-02', '2026-03-02', closed)])).toEqual([]);
    expect(
      hoursOn('2026-03-02', [exception('2026-03-02', '2026-03-02', { openFrom: '10:00' })]),
    ).toEqual([]);
  });

  it('that is active goes before one that is off, and several span all their hours', () => {
    const day = '2028-02-29';
    const both = [
      exception(day, day, closed),
      exception(day, day, open('12:00', '18:00')),
      exception('2028-02-01', '2028-03-31', open('08:30', '11:00')),
    ];
    expect(hoursOn(day, both)).toEqual([{ from: '08:30', until: '18:00' }]);
    expect(hoursOn('2028-03-01', both)).toEqual([{ from: '08:30', until: '11:00' }]);
  });

  it('may end at midnight or after it, which is later than any hour of the day', () => {
    const day = '2026-12-31';
    const until = (openUntil: string) => [
      exception(day, day, open('18:00', '23:00')),
      exception(day, day, open('20:00', openUntil)),
    ];
    expect(hoursOn(day, until('00:00'))).toEqual([{ from: '18:00', until: '00:00' }]);
    expect(hoursOn(day, until('02:00'))).toEqual([{ from: '18:00', until: '02:00' }]);
    // The next day is its own.
    expect(hoursOn('2027-01-01', until('02:00'))).toEqual(usual);
  });

  it('without a last day covers its first', () => {
    const one = { ...exception('2026-03-02', '', closed), dateTo: null };
    expect(effectiveHours('2026-03-02', week, [one]).hours).toEqual([]);
    expect(effectiveHours('2026-03-03', week, [one]).hours).toEqual(usual);
  });
});
