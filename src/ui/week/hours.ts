/** Minutes of a day. */
export const DAY = 1_440;

/** What can be drawn, moved and sized goes by so many minutes; without a pointer, by an hour with Shift. */
const STEP = 15;

/** The latest that most times of day can be written as; where midnight can be too, hours end with the day. */
export const LAST = DAY - 1;

/**
 * Hours on a day of a week: the day's place, and minutes from its midnight. What lasts beyond midnight ends after
 * more minutes than the day has.
 */
export interface Span {
  readonly day: number;
  readonly from: number;
  readonly until: number;
}

/** The minutes from midnight of a time as HH:mm. */
export const minutesOf = (time: string): number => {
  const [hours, minutes] = time.split(':');
  return Number(hours) * 60 + Number(minutes ?? 0);
};

/** A time of day as HH:mm, of the next day where it is so late. */
export const clockOf = (minutes: number): string => {
  const rest = minutes % DAY;
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${pad(Math.floor(rest / 60))}:${pad(rest % 60)}`;
};

/** The same of an end: that of the day is 24:00. */
export const endOf = (minutes: number): string => (minutes === DAY ? '24:00' : clockOf(minutes));

/** Hours from two times; those that end no later than they begin end on the next day. */
export const spanOf = (day: number, from: string, until: string): Span => {
  const [start, end] = [minutesOf(from), minutesOf(until)];
  return { day, from: start, until: end > start ? end : end + DAY };
};

const between = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(value, most));

const onStep = (minutes: number): number => Math.round(minutes / STEP) * STEP;

const stepBefore = (minutes: number): number => Math.max(0, Math.floor(minutes / STEP) * STEP);

/**
 * Hours that were put elsewhere as a whole. They keep their length, and what doesn't last beyond midnight won't.
 *
 * @param last the latest minute that a day ends with
 */
export const moved = (
  { day, from, until }: Span,
  { days = 0, minutes = 0 }: { days?: number; minutes?: number },
  dayCount: number,
  last = LAST,
): Span => {
  const length = until - from;
  const latest = stepBefore(until > DAY ? LAST : last - length);
  const start = minutes === 0 ? from : between(0, onStep(from + minutes), latest);
  return { day: between(0, day + days, dayCount - 1), from: start, until: start + length };
};

/** Hours whose beginning or end was put elsewhere, and never past the other. */
export const sized = (
  { day, from, until }: Span,
  edge: 'from' | 'until',
  to: number,
  last = LAST,
): Span =>
  edge === 'from'
    ? { day, until, from: between(Math.max(0, until - DAY), onStep(to), until - STEP) }
    : {
        day,
        from,
        until: between(
          from + STEP,
          onStep(to),
          until > DAY ? from + DAY : Math.max(last, from + STEP),
        ),
      };

/** Hours that were drawn from one place of a day to another. */
export const drawn = (day: number, start: number, end: number, last = LAST): Span => {
  const from = between(0, Math.floor(Math.min(start, end) / STEP) * STEP, DAY - STEP);
  const until = between(from + STEP, Math.ceil(Math.max(start, end) / STEP) * STEP, DAY);
  return { day, from, until: Math.min(until, last) };
};

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey'>;

const DOWNWARDS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };
const SIDEWAYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Where an arrow key puts hours: a step or an hour earlier or later, another day. With Alt it moves their end alone;
 * sideways that is the browser's way back.
 */
export const pressed = (
  span: Span,
  { key, shiftKey, altKey }: Pressed,
  { dayCount, hasFixedDays, last }: { dayCount: number; hasFixedDays: boolean; last?: number },
): Span | undefined => {
  const minutes = (DOWNWARDS[key] ?? 0) * (shiftKey ? 60 : STEP);
  if (minutes !== 0)
    return altKey
      ? sized(span, 'until', span.until + minutes, last)
      : moved(span, { minutes }, dayCount, last);
  const days = SIDEWAYS[key];
  return days === undefined || hasFixedDays || altKey ? undefined : moved(span, { days }, dayCount);
};

export const isSameSpan = (one: Span, other: Span): boolean =>
  one.day === other.day && one.from === other.from && one.until === other.until;
