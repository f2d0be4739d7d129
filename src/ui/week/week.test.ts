import { describe, expect, it, test } from 'vitest';
import { clockOf, DAY, drawn, endOf, minutesOf, moved, pressed, sized, spanOf } from './hours';
import { lanesOf, overlapsOf } from './lanes';

const span = (from: string, until: string, day = 0) => spanOf(day, from, until);
const written = ({ day, from, until }: ReturnType<typeof spanOf>) =>
  `${day} ${clockOf(from)}–${clockOf(until)}`;

test.each([
  ['00:00', 0],
  ['09:15', 555],
  ['23:59', 1439],
])('%s is %i minutes after midnight', (time, minutes) => {
  expect(minutesOf(time)).toBe(minutes);
  expect(clockOf(minutes)).toBe(time);
});

test('what ends no later than it begins lasts beyond midnight', () => {
  expect(span('22:00', '02:00')).toEqual({ day: 0, from: 1320, until: 1560 });
  expect(span('09:00', '00:00').until).toBe(1440);
  expect(span('08:00', '08:00').until - span('08:00', '08:00').from).toBe(1440);
});

describe('what is moved', () => {
  const by = (what: object, of = span('09:10', '10:00', 2)) => written(moved(of, what, 7));

  it('goes by steps, keeps its length and stays in its week', () => {
    expect(by({ minutes: 20 })).toBe('2 09:30–10:20');
    expect(by({ days: 9 })).toBe('6 09:10–10:00');
    expect(by({ days: -9 })).toBe('0 09:10–10:00');
    expect(by({ minutes: -2000 })).toBe('2 00:00–00:50');
  });

  it('ends before midnight, unless it lasted beyond it', () => {
    expect(by({ minutes: 2000 })).toBe('2 23:00–23:50');
    expect(by({ minutes: 2000 }, span('09:00', '10:00'))).toBe('0 22:45–23:45');
    expect(by({ minutes: 60 }, span('22:00', '02:00'))).toBe('0 23:00–03:00');
    expect(by({ minutes: 60 }, span('00:00', '23:59'))).toBe('0 00:00–23:59');
  });
});

test('what is sized keeps a step, and ends before midnight unless it lasted beyond it', () => {
  const nine = span('09:00', '10:00');
  expect(written(sized(nine, 'until', 700))).toBe('0 09:00–11:45');
  expect(written(sized(nine, 'until', 100))).toBe('0 09:00–09:15');
  expect(written(sized(nine, 'until', 1500))).toBe('0 09:00–23:59');
  expect(written(sized(nine, 'from', 590))).toBe('0 09:45–10:00');
  expect(written(sized(nine, 'from', -30))).toBe('0 00:00–10:00');
  expect(written(sized(span('22:00', '02:00'), 'until', 1600))).toBe('0 22:00–02:45');
});

test('what is drawn covers the steps that were touched, in either direction', () => {
  expect(written(drawn(3, 544, 601))).toBe('3 09:00–10:15');
  expect(written(drawn(3, 601, 544))).toBe('3 09:00–10:15');
  expect(written(drawn(3, 1435, 1435))).toBe('3 23:45–23:59');
});

test('arrows move, with Shift by an hour, with Alt they size', () => {
  const press = (key: string, more: object = {}, hasFixedDays = false) => {
    const keys = { shiftKey: false, altKey: false };
    const to = pressed(
      span('09:00', '10:00', 1),
      { key, ...keys, ...more },
      { dayCount: 7, hasFixedDays },
    );
    return to && written(to);
  };
  expect(press('ArrowDown')).toBe('1 09:15–10:15');
  expect(press('ArrowUp', { shiftKey: true })).toBe('1 08:00–09:00');
  expect(press('ArrowDown', { altKey: true })).toBe('1 09:00–10:15');
  expect(press('ArrowRight')).toBe('2 09:00–10:00');
  expect(press('ArrowRight', {}, true)).toBeUndefined();
  expect(press('ArrowLeft', { altKey: true })).toBeUndefined();
  expect(press('a')).toBeUndefined();
});

describe('what is at the same time', () => {
  const a = span('09:00', '12:00');
  const b = span('10:00', '11:00');
  const c = span('11:00', '13:00');
  const later = span('13:00', '14:00');
  const elsewhere = span('09:00', '12:00', 1);
  const all = [later, c, elsewhere, b, a];

  it('stands beside each other, and alone has all the room', () => {
    const lanes = lanesOf(all, 7);
    expect([a, b, c, later, elsewhere].map((one) => lanes.get(one))).toEqual([
      { lane: 0, lanes: 2 },
      { lane: 1, lanes: 2 },
      { lane: 1, lanes: 2 },
      { lane: 0, lanes: 1 },
      { lane: 0, lanes: 1 },
    ]);
  });

  it('stands beside what lasts beyond the midnight before, on the first day as well', () => {
    const night = span('22:00', '02:00', 6);
    const early = span('00:30', '03:00', 0);
    const lanes = lanesOf([night, early], 7);
    expect(lanes.get(night)).toEqual({ lane: 0, lanes: 1, rest: { lane: 0, lanes: 2 } });
    expect(lanes.get(early)).toEqual({ lane: 1, lanes: 2 });
  });

  it('is reported two by two, with the hours that both have', () =>
    expect(overlapsOf(all).map((one) => [written(one), ...one.both])).toEqual([
      ['0 10:00–11:00', a, b],
      ['0 11:00–12:00', a, c],
    ]));
});

test('where a day ends with midnight, hours do as well', () => {
  const written = ({ from, until }: ReturnType<typeof spanOf>) =>
    `${clockOf(from)}–${endOf(until)}`;
  const hour = span('09:00', '10:00');
  expect(written(moved(hour, { minutes: 2000 }, 7, DAY))).toBe('23:00–24:00');
  expect(written(sized(hour, 'until', 1500, DAY))).toBe('09:00–24:00');
  expect(written(drawn(3, 1435, 1435, DAY))).toBe('23:45–24:00');
  expect(span('22:00', '24:00')).toEqual({ day: 0, from: 1320, until: DAY });
});
