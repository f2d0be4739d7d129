import { describe, expect, it, test } from 'vitest';
import { conflictsOf, openMinutes, type PlacedBlock } from './shared/blockConflicts';

const block: PlacedBlock = {
  id: 1,
  resourceId: 1,
  activityId: 1,
  dayOfWeek: 0,
  startTime: '10:00',
  endTime: '12:00',
  maxCapacity: 10,
  active: true,
};

const hours = (weekday: number, openFrom: string, openUntil: string) => ({
  weekday,
  openFrom,
  openUntil,
});

const around = {
  blocks: [block],
  week: [hours(1, '09:00', '17:00')],
  resource: { capacity: 10, active: true, activityIds: [1] },
  activity: { active: true },
};

const kinds = (of: Partial<PlacedBlock>, among: Partial<typeof around> = {}) =>
  conflictsOf({ ...block, ...of }, { ...around, ...among }).map(({ kind }) => kind);

test('a block that fits is in no conflict, and isn’t in its own way', () =>
  expect(kinds({})).toEqual([]));

describe('a block is in conflict', () => {
  it('with others of its resource at the same time, one by one', () => {
    const beside = { ...block, id: 2 };
    expect(kinds({ id: 3 }, { blocks: [block, beside] })).toEqual(['overlap', 'overlap']);
    expect(kinds({ id: 3, startTime: '12:00', endTime: '13:00' })).toEqual([]);
    for (const free of [{ active: false }, { resourceId: 2 }, { dayOfWeek: 1 }])
      expect(kinds({ id: 3 }, { blocks: [{ ...block, ...free }] })).toEqual([]);
  });

  it('with days and hours when its resource is closed', () => {
    expect(kinds({ dayOfWeek: 1 })).toEqual(['closed']);
    expect(kinds({ startTime: '08:45' })).toEqual(['hours']);
    expect(kinds({ endTime: '17:15' })).toEqual(['hours']);
    expect(kinds({ startTime: '09:00', endTime: '17:00' })).toEqual([]);
  });

  it('with what it wants more of than there is, and what isn’t done there', () => {
    expect(kinds({ maxCapacity: 11 })).toEqual(['capacity']);
    expect(kinds({ activityId: 2 })).toEqual(['notLinked']);
    expect(kinds({}, { activity: { active: false } })).toEqual(['activityInactive']);
    expect(kinds({}, { resource: { ...around.resource, active: false } })).toEqual([
      'resourceInactive',
    ]);
  });

  it('never while it is inactive', () =>
    expect(kinds({ active: false, dayOfWeek: 3, maxCapacity: 500 })).toEqual([]));
});

test('hours that adjoin are one, and go on beyond midnight, also into the next week', () => {
  const week = [
    hours(1, '09:00', '12:00'),
    hours(1, '12:00', '24:00'),
    hours(0, '20:00', '02:00'),
    hours(6, '22:00', '00:00'),
  ];
  expect(openMinutes(week, 0)).toEqual([
    { from: -240, until: 120 },
    { from: 540, until: 1440 },
  ]);
  expect(openMinutes(week, 1)).toEqual([]);
  expect(openMinutes(week, 5)).toEqual([{ from: 1320, until: 1440 }]);
});
