import { describe, expect, it } from 'vitest';
import { f } from '../../../schemas';
import { clockOf } from '../../ui/week/hours';
import { barsOf, firstOnAll, hoursOn, noHours } from './rowBars';

const timeWith = (other: string) => f.time({ when: { always: false }, with: other });
const field = f.rows({
  fields: {
    always: f.flag(),
    monFrom: timeWith('monUntil'),
    monUntil: timeWith('monFrom'),
    tueFrom: timeWith('tueUntil'),
    tueUntil: timeWith('tueFrom'),
  },
});
const row = (more: object) => ({
  id: 1,
  always: false,
  monFrom: null,
  monUntil: null,
  tueFrom: null,
  tueUntil: null,
  ...more,
});
const drawn = (...rows: ReturnType<typeof row>[]) =>
  barsOf(rows, field, (_row, place) => `Row ${place}`).map(
    ({ day, from, until, label, isFixed = false }) => [
      label,
      day,
      clockOf(from),
      until / 60,
      isFixed,
    ],
  );

describe('the hours of rows', () => {
  it('are bars on their days; a day that lacks a time has none', () =>
    expect(
      drawn(
        row({ monFrom: '08:00', monUntil: '19:00', tueFrom: '08:00' }),
        row({ tueFrom: '22:00', tueUntil: '02:00' }),
      ),
    ).toEqual([
      ['Row 0', 0, '08:00', 19, false],
      ['Row 1', 1, '22:00', 26, false],
    ]));

  it('last all day, and stay, where they are not asked for', () =>
    expect(drawn(row({ always: true, monFrom: '08:00', monUntil: '09:00' }))).toEqual([
      ['Row 0', 0, '00:00', 24, true],
      ['Row 0', 1, '00:00', 24, true],
    ]));
});

it('all days are given what the first one has, which may be nothing', () => {
  const monday = { monFrom: '08:00', monUntil: '19:00' };
  const tuesday = { tueFrom: '08:00', tueUntil: '19:00' };
  expect(firstOnAll(row({ ...monday, tueFrom: '10:00' }), field)).toEqual(tuesday);
  expect(firstOnAll(row(tuesday), field)).toEqual({ tueFrom: null, tueUntil: null });
  expect(firstOnAll(row({ ...monday, ...tuesday }), field)).toBeUndefined();
});

it('a day is given its hours, or none', () => {
  expect(hoursOn(field, 1, { day: 1, from: 1320, until: 1560 })).toEqual({
    tueFrom: '22:00',
    tueUntil: '02:00',
  });
  expect(hoursOn(field, 0)).toEqual({ monFrom: null, monUntil: null });
  expect(Object.values(noHours(field))).toEqual([null, null, null, null]);
});
