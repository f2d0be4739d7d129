interface Days {
  readonly dateFrom: string | null;
  readonly dateTo: string | null;
}

/** Whether an exception concerns no day any more. */
export const isOver = ({ dateFrom, dateTo }: Days, today: string): boolean =>
  (dateTo ?? dateFrom ?? '') < today;

/** Exceptions as they come, the next first; after them those that are over, the latest first. */
export const inOrder = <Exception extends Days>(
  exceptions: readonly Exception[],
  today: string,
): readonly Exception[] => {
  const startOf = ({ dateFrom }: Exception) => dateFrom ?? '';
  const byStart = exceptions.toSorted((one, other) => (startOf(one) < startOf(other) ? -1 : 1));
  const over = byStart.filter((exception) => isOver(exception, today));
  return [...byStart.filter((exception) => !isOver(exception, today)), ...over.toReversed()];
};
