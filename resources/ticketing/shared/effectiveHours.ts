/** From when until when: HH:mm. What ends no later than it begins ends on the next day; 00:00 is midnight. */
export interface Hours {
  readonly from: string;
  readonly until: string;
}

/** Hours of each week; Sunday is 0. */
export interface WeekdayHours {
  readonly weekday: string | number | null;
  readonly openFrom: string | null;
  readonly openUntil: string | null;
}

/** Days that differ from the week; bit 0 of the mask is Sunday. */
interface ExceptionalDays {
  readonly dateFrom: string | null;
  readonly dateTo: string | null;
  readonly weekDayMask: number | null;
  readonly active: boolean;
  readonly openFrom: string | null;
  readonly openUntil: string | null;
}

/** What holds for a day. */
export interface DayHours<Exception> {
  /** When it is open, the earliest first; none: it is closed. */
  readonly hours: readonly Hours[];
  /** The exceptions that decide it; none: it is a day of the week like any other. */
  readonly exceptions: readonly Exception[];
}

/** The day of the week of a day as yyyy-MM-dd; Sunday is 0. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

const covers = ({ dateFrom, dateTo, weekDayMask }: ExceptionalDays, day: string): boolean =>
  dateFrom !== null &&
  dateFrom <= day &&
  day <= (dateTo ?? dateFrom) &&
  ((weekDayMask ?? 0) & (1 << weekdayOf(day))) !== 0;

const hoursOf = ({ openFrom: from, openUntil: until }: Omit<WeekdayHours, 'weekday'>) =>
  from !== null && until !== null ? [{ from, until }] : [];

/** Puts ends of the next day behind those of the day. */
const endOf = ({ from, until }: Hours): string => (until > from ? until : `next ${until}`);

const byStart = (one: Hours, other: Hours): number => (one.from < other.from ? -1 : 1);

/** From the earliest start to the latest end. */
const span = (hours: readonly Hours[]): readonly Hours[] => {
  const [first, ...others] = hours.toSorted(byStart);
  if (!first) return [];
  const last = others.reduce((end, one) => (endOf(one) > endOf(end) ? one : end), first);
  return [{ from: first.from, until: last.until }];
};

/**
 * When something is open on a day. Exceptions that cover the day and its weekday go before the hours of the week: it
 * is open then from the earliest start to the latest end of those that are active and have both, or else closed.
 *
 * @param day yyyy-MM-dd, of the organisation's calendar
 */
export const effectiveHours = <Exception extends ExceptionalDays>(
  day: string,
  week: readonly WeekdayHours[],
  exceptions: readonly Exception[],
): DayHours<Exception> => {
  const covering = exceptions.filter((exception) => covers(exception, day));
  const weekday = weekdayOf(day);
  const hours =
    covering.length > 0
      ? span(covering.filter(({ active }) => active).flatMap(hoursOf))
      : week
          .filter((block) => block.weekday === weekday)
          .flatMap(hoursOf)
          .toSorted(byStart);
  return { hours, exceptions: covering };
};
