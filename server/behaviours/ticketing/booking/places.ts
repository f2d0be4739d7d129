import type { CallContext } from '../../../contract/CallContext';
import { findRows } from '../../../records/tenant';
import type { Row } from '../../../store/Store';

/** The day of the week of a day (yyyy-MM-dd), 0 being Monday as blocks count. */
export const weekdayOf = (day: string): number =>
  (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

const minutesOf = (time: unknown): number => {
  const [hours = 0, minutes = 0] = String(time ?? '')
    .split(':')
    .map(Number);
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
export const startsIn = (block: Row, duration: number): readonly string[] => {
  const first = minutesOf(block.startTime);
  const room = minutesOf(block.endTime) - first;
  const step = Math.max(duration, 1) + Number(block.bufferMinutes ?? 0);
  const count = Math.max(1, Math.floor((room - duration) / step) + 1);
  return Array.from({ length: count }, (_, place) => timeOf(first + place * step));
};

/** How many persons could be booked on a day: of each active block of an active resource, all that can begin in it. */
export const placesOn = async (context: CallContext, day: string): Promise<number> => {
  const [blocks, resources, types] = await Promise.all([
    findRows(context, 'blocks', { where: { active: 1, dayOfWeek: weekdayOf(day) } }),
    findRows(context, 'resources', { where: { active: 1 } }),
    findRows(context, 'resourceTypes'),
  ]);
  const durations = new Map(types.rows.map((row) => [row.id, Number(row.defaultDurationMin)]));
  const durationOf = new Map(
    resources.rows.map(({ id, typeId }) => [id, durations.get(Number(typeId)) ?? 60]),
  );
  return blocks.rows.reduce((places, block) => {
    const duration = durationOf.get(Number(block.resourceId));
    if (duration === undefined) return places;
    return places + startsIn(block, duration).length * Number(block.maxCapacity ?? 0);
  }, 0);
};
