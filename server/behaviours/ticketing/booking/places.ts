import { blocks } from '../../../../resources/ticketing/blocks';
import { resources } from '../../../../resources/ticketing/resources';
import { resourceTypes } from '../../../../resources/ticketing/resourceTypes';
import type { CallContext } from '../../../contract/CallContext';
import { rowsOf } from '../../../records/tenant';
import { tableOf } from '../../../tables/tableOf';
import { rowsById } from '../../rowsById';

const table = tableOf(blocks);
const resourceTable = tableOf(resources);
const types = tableOf(resourceTypes);

/** The fields of a block that define when bookings can begin in it. */
interface Spanned {
  readonly startTime?: string | null;
  readonly endTime?: string | null;
  readonly bufferMinutes?: number | null;
}

/** How long a booking takes where its kind of resource doesn't specify it, in minutes. */
const USUAL_DURATION = 60;

/** The day of the week of a day (yyyy-MM-dd), 0 being Monday as blocks count. */
export const weekdayOf = (day: string): number =>
  (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

const minutesOf = (time: string | null | undefined): number => {
  const [hours = 0, minutes = 0] = (time ?? '').split(':').map(Number);
  return hours * 60 + minutes;
};

const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/**
 * When a booking can begin within a block: one after the other, with the block's pause between them. A block that is
 * shorter than a booking has room for one.
 *
 * @param duration of a booking, in minutes
 * @returns times as HH:mm
 */
export const startsIn = (block: Spanned, duration: number): readonly string[] => {
  const first = minutesOf(block.startTime);
  const room = minutesOf(block.endTime) - first;
  const step = Math.max(duration, 1) + (block.bufferMinutes ?? 0);
  const count = Math.max(1, Math.floor((room - duration) / step) + 1);
  return Array.from({ length: count }, (_, place) => timeOf(first + place * step));
};

/** How many persons could be booked on a day: of each active block of an active resource, all that can begin in it. */
export const placesOn = async (context: CallContext, day: string): Promise<number> => {
  const found = await rowsOf(context, table).find({
    where: { active: 1, dayOfWeek: weekdayOf(day) },
    only: ['resourceId', 'startTime', 'endTime', 'bufferMinutes', 'maxCapacity'],
  });
  const resourceIds = found.map(({ resourceId }) => resourceId);
  const booked = await rowsById(rowsOf(context, resourceTable), resourceIds, ['active', 'typeId']);
  const typeIds = [...booked.values()].map(({ typeId }) => typeId);
  const kinds = await rowsById(rowsOf(context, types), typeIds, ['defaultDurationMin']);
  return found.reduce((places, block) => {
    const resource = booked.get(block.resourceId ?? 0);
    if (resource?.active !== 1) return places;
    const duration = kinds.get(resource.typeId ?? 0)?.defaultDurationMin ?? USUAL_DURATION;
    return places + startsIn(block, duration).length * (block.maxCapacity ?? 0);
  }, 0);
};
