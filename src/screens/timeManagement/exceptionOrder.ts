import type { Exception } from './useTimes';

/** The last day of an exception. */
const endOf = ({ dateFrom, dateTo }: Exception): string => dateTo ?? dateFrom ?? '';

/** Whether an exception concerns no day any more. */
export const isOver = (exception: Exception, today: string): boolean => endOf(exception) < today;

/** Exceptions as they come, the next first; after them those that are over, the latest first. */
export const inOrder = (exceptions: readonly Exception[], today: string): readonly Exception[] => {
  const startOf = ({ dateFrom }: Exception) => dateFrom ?? '';
  const byStart = exceptions.toSorted((one, other) => (startOf(one) < startOf(other) ? -1 : 1));
  const over = byStart.filter((exception) => isOver(exception, today));
  return [...byStart.filter((exception) => !isOver(exception, today)), ...over.toReversed()];
};
