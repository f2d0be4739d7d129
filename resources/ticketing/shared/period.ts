import { daysAfter } from '../../../schemas';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

const isDay = (value: string | null): value is string => value !== null && DAY.test(value);

/** Whether what begins doesn't end before; what has no beginning or no end does neither. */
export const isOrdered = <Value extends string | number>(
  first: Value | null,
  last: Value | null,
): boolean => first === null || last === null || first <= last;

/**
 * The end of a period whose beginning was moved past it: as much later as the beginning is. What is half typed moves
 * nothing.
 *
 * @param before its beginning until then
 */
export const movedEnd = (
  { dateFrom, dateTo }: { dateFrom: string | null; dateTo: string | null },
  before: string | null,
): string | null => {
  if (!isDay(before) || !isDay(dateFrom) || !isDay(dateTo)) return dateTo;
  if (dateFrom <= dateTo || before > dateTo) return dateTo;
  return daysAfter(dateTo, Math.round((Date.parse(dateFrom) - Date.parse(before)) / DAY_MS));
};
