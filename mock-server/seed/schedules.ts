import { schedules } from '../../resources/signage/schedules';
import type { Row, Values } from '../../server/store/Store';
import type { Workshop } from './collections';
import { addPublication } from './documents/publications';
import { DAY } from './moments';

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** The same hours on some days, and none on the others. */
const hoursOn = (days: readonly (typeof DAYS)[number][], start: string, end: string): Values =>
  Object.fromEntries(
    DAYS.flatMap((day) => [
      [`${day}Start`, days.includes(day) ? start : null],
      [`${day}End`, days.includes(day) ? end : null],
    ]),
  );

const item = (id: number, playListId: number, hours: Values, more: Values = {}): Values => ({
  id,
  playListId,
  brightness: 100,
  continuesPlay: 0,
  ...hours,
  ...more,
});

const addSchedule = ({ add, rows }: Workshop, values: Values): Row =>
  add('schedules', {
    description: '',
    deviceGroups: rows('deviceGroups')
      .slice(0, 1)
      .map(({ id }) => id),
    schedules: [],
    ...values,
  });

/** Adds the schedules of an organisation that has playlists: one as it is played, one with overlaps. */
export const addSchedules = (shop: Workshop): void => {
  const [first, second = first] = shop.rows('playlists');
  if (!first || !second) return;
  addSchedule(shop, {
    name: 'Openingstijden',
    description: 'Op alle schermen, zolang we open zijn',
    schedules: [
      item(1, first.id, hoursOn(['tue', 'wed', 'thu', 'fri'], '10:00', '17:00')),
      item(2, second.id, hoursOn(['sat', 'sun'], '09:30', '18:00'), { brightness: 80 }),
    ],
  });
  addSchedule(shop, {
    name: 'Avond en nacht',
    schedules: [
      item(1, first.id, hoursOn([...DAYS], '17:00', '23:00')),
      item(2, second.id, hoursOn(['fri', 'sat'], '21:00', '01:00'), { brightness: 40 }),
    ],
  });
};

/** Publishes the first of them, once its playlists are as screens show them. */
export const publishSchedules = (shop: Workshop): void => {
  const [opening] = shop.rows('schedules');
  if (opening) addPublication(shop, schedules, opening, { version: 2, age: 12 * DAY });
};
