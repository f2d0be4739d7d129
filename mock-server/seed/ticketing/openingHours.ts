import type { Row } from '../../../server/store/Store';
import type { Workshop } from '../collections';
import { dayBefore } from '../moments';
import type { WeekText } from './TicketingText';

const EVERY_DAY = 0b1111111;
const FRIDAY = 1 << 5;

/** Days from today that differ: begin, end, days of the week, hours (none: closed), why. */
const EXCEPTIONS: readonly (readonly [
  from: number,
  until: number,
  mask: number,
  hours: readonly [string, string] | null,
  comment: string,
])[] = [
  [-40, -33, EVERY_DAY, ['10:00', '20:00'], 'Vakantieweek'],
  [3, 3, EVERY_DAY, null, 'Besloten ontvangst'],
  [0, 28, FRIDAY, ['10:00', '22:00'], 'Avondopenstelling'],
  [34, 35, EVERY_DAY, null, 'Inventaris'],
  [48, 55, EVERY_DAY, ['10:00', '18:00'], 'Schoolvakantie'],
  [62, 62, EVERY_DAY, ['12:00', '17:00'], 'Nieuwjaarsborrel voor vrienden'],
  [90, 92, EVERY_DAY, null, 'Onderhoud'],
];

/** Adds when resources are open; the first has exceptions, more than are shown at once. */
export const addOpeningHours = (
  { add, now }: Workshop,
  resources: readonly Row[],
  weeks: readonly WeekText[],
): void => {
  for (const [place, { id: resourceId }] of resources.entries()) {
    for (const [days, openFrom, openUntil] of weeks[place] ?? [])
      for (const weekday of days)
        add('weekdayConfig', { resourceId, weekday, openFrom, openUntil });
    for (const [from, until, weekDayMask, hours, comment] of place === 0 ? EXCEPTIONS : [])
      add('openingException', {
        resourceId,
        dateFrom: dayBefore(now, -from),
        dateTo: dayBefore(now, -until),
        weekDayMask,
        active: hours ? 1 : 0,
        openFrom: hours?.[0] ?? null,
        openUntil: hours?.[1] ?? null,
        comment,
      });
  }
};
