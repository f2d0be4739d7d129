import { daysAfter } from '../../../schemas';
import { startsIn, weekdayOf } from '../../../server/behaviours/ticketing/booking/places';
import { momentAt, timeZoneOf } from '../../../server/contract/localTime';
import type { Row } from '../../../server/store/Store';
import type { Workshop } from '../collections';
import { DAY, dayBefore, MINUTE } from '../moments';
import { personName } from '../names';
import type { Random } from '../random';

/** Days before and after today of which there are bookings: a demo that is weeks old has some for its today. */
const DAYS_BEFORE = 14;
const DAYS_AFTER = 45;

/** How bookings stand, and how often. */
const STATES = [
  ['confirmed', 17],
  ['pending', 2],
  ['cancelled', 1],
] as const;

const ENGLISH_SHARE = 0.25;

/** What it costs to book a resource: its kind's first tariff, for each person or for all of them. */
const priceOf = ({ rows }: Workshop, resource: Row, persons: number): number => {
  const tariff = rows('tariffs').find(({ resourceTypeId }) => resourceTypeId === resource.typeId);
  const type = rows('resourceTypes').find(({ id }) => id === resource.typeId);
  // The model was a number once.
  const isForAll = type?.bookingModel === 1 || type?.bookingModel === 'perResource';
  return Number(tariff?.basisPrijsCent ?? 0) * (isForAll ? 1 : persons);
};

/** Adds who comes at a time: groups until there is no room or nobody else wants to. */
const addGroups = (
  shop: Workshop,
  { block, begin, isSure }: { block: Row; begin: number; isSure: boolean },
  chance: Random,
): void => {
  const { add, now, rows } = shop;
  const resource = rows('resources').find(({ id }) => id === block.resourceId);
  const room = Number(block.maxCapacity);
  if (!resource) return;
  for (let left = room; left > 0 && ((isSure && left === room) || chance.chance(0.55)); ) {
    const persons = Math.min(left, chance.int(1, Math.min(room, 8)));
    const { firstName, insertions, lastName } = personName(chance, ENGLISH_SHARE);
    const made = Math.min(begin, now.getTime()) - chance.int(40 * MINUTE, 12 * DAY);
    add('bookings', {
      customerName: [firstName, insertions, lastName].filter(Boolean).join(' '),
      activityId: block.activityId,
      resourceId: block.resourceId,
      startDateTime: new Date(begin).toISOString(),
      persons,
      totalCent: priceOf(shop, resource, persons),
      status: isSure ? 'confirmed' : chance.weighted(STATES),
      creationDate: new Date(made).toISOString(),
    });
    left -= persons;
  }
};

const addDay = (shop: Workshop, day: string, chance: Random): void => {
  const { rows } = shop;
  const zone = timeZoneOf({ id: 0, country: 'NL' });
  const durationOf = ({ resourceId }: Row): number => {
    const resource = rows('resources').find(({ id }) => id === resourceId);
    const type = rows('resourceTypes').find(({ id }) => id === resource?.typeId);
    return Number(type?.defaultDurationMin);
  };
  for (const block of rows('blocks').filter(({ dayOfWeek }) => dayOfWeek === weekdayOf(day))) {
    const span = {
      startTime: String(block.startTime),
      endTime: String(block.endTime),
      bufferMinutes: Number(block.bufferMinutes ?? 0),
    };
    for (const [place, time] of startsIn(span, durationOf(block)).entries())
      addGroups(shop, { block, begin: momentAt(day, time, zone), isSure: place === 0 }, chance);
  }
};

/** Adds what visitors booked of what can be booked, around today. */
export const addBookings = (shop: Workshop): void => {
  const today = dayBefore(shop.now, 0);
  const chance = shop.random('bookings');
  for (let later = -DAYS_BEFORE; later <= DAYS_AFTER; later += 1)
    addDay(shop, daysAfter(today, later), chance);
};
