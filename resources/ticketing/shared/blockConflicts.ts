import type { Hours, WeekdayHours } from './effectiveHours';

/** What can keep a block from being booked as it stands. */
export const blockConflicts = [
  'overlap',
  'closed',
  'hours',
  'capacity',
  'resourceInactive',
  'activityInactive',
  'notLinked',
] as const;

export type ConflictKind = (typeof blockConflicts)[number];

/** A block, as far as others get in its way. Times are HH:mm, the day counts from Monday. */
export interface PlacedBlock {
  readonly id: number;
  readonly resourceId: number | null;
  readonly activityId: number | null;
  readonly dayOfWeek: number;
  readonly startTime: string;
  readonly endTime: string;
  readonly maxCapacity: number;
  readonly active: boolean;
}

/** What a block stands among. */
export interface Surroundings {
  /** Other blocks of its resource and its day; it may be one of them itself. */
  readonly blocks: readonly PlacedBlock[];
  /** When its resource is open each week. */
  readonly week: readonly WeekdayHours[];
  readonly resource: {
    readonly capacity: number | null;
    readonly active: boolean;
    readonly activityIds: readonly number[];
  };
  readonly activity: { readonly active: boolean };
}

export interface Conflict {
  readonly kind: ConflictKind;
  /** The block that is at the same time. */
  readonly other?: PlacedBlock;
}

const DAY = 1_440;

interface Minutes {
  readonly from: number;
  readonly until: number;
}

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** The minutes of two times; what ends no later than it begins ends on the next day. */
export const spanOf = (from: string, until: string): Minutes => {
  const [start, end] = [minutesOf(from), minutesOf(until)];
  return { from: start, until: end > start ? end : end + DAY };
};

const blockSpan = ({ startTime, endTime }: PlacedBlock): Minutes => spanOf(startTime, endTime);

/** Hours of a weekday (Sunday is 0), by when they begin. */
export const hoursOfWeekday = (week: readonly WeekdayHours[], weekday: number): readonly Hours[] =>
  week
    .flatMap(({ weekday: day, openFrom: from, openUntil: until }) =>
      Number(day) === weekday && from !== null && until !== null ? [{ from, until }] : [],
    )
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));

/**
 * When something is open on a day of the week: minutes from the day's midnight, in order, what adjoins as one. What
 * the day before has beyond midnight is among them.
 *
 * @param day from Monday
 */
export const openMinutes = (week: readonly WeekdayHours[], day: number): readonly Minutes[] => {
  const spansOn = (weekday: number) =>
    hoursOfWeekday(week, weekday).map(({ from, until }) => spanOf(from, until));
  const before = spansOn(day).map(({ from, until }) => ({ from: from - DAY, until: until - DAY }));
  const joined: Minutes[] = [];
  for (const span of [...before, ...spansOn((day + 1) % 7)]) {
    const last = joined.at(-1);
    if (last && span.from <= last.until)
      joined[joined.length - 1] = { from: last.from, until: Math.max(last.until, span.until) };
    else joined.push(span);
  }
  return joined.filter(({ until }) => until > 0);
};

/** Whether two have a minute in common. */
export const isSameTime = (one: Minutes, other: Minutes): boolean =>
  one.from < other.until && other.from < one.until;

const isBusy = (block: PlacedBlock, other: PlacedBlock): boolean =>
  other.id !== block.id &&
  other.active &&
  other.resourceId === block.resourceId &&
  other.dayOfWeek === block.dayOfWeek &&
  isSameTime(blockSpan(block), blockSpan(other));

const outside = (block: PlacedBlock, week: readonly WeekdayHours[]): readonly ConflictKind[] => {
  const open = openMinutes(week, block.dayOfWeek);
  const { from, until } = blockSpan(block);
  if (open.some((hours) => hours.from <= from && until <= hours.until)) return [];
  return open.length === 0 ? ['closed'] : ['hours'];
};

/**
 * What keeps a block from being booked as it stands: others of its resource at the same time, days and hours when
 * that is closed, more places than it has, and what is inactive or isn't done there. A block that isn't active is in
 * nobody's way.
 */
export const conflictsOf = (block: PlacedBlock, around: Surroundings): readonly Conflict[] => {
  if (!block.active) return [];
  const { resource, activity } = around;
  const kinds: readonly (ConflictKind | false)[] = [
    ...outside(block, around.week),
    resource.capacity !== null && block.maxCapacity > resource.capacity && 'capacity',
    !resource.active && 'resourceInactive',
    !activity.active && 'activityInactive',
    !resource.activityIds.includes(block.activityId ?? 0) && 'notLinked',
  ];
  return [
    ...around.blocks
      .filter((other) => isBusy(block, other))
      .map((other): Conflict => ({ kind: 'overlap', other })),
    ...kinds.flatMap((kind): readonly Conflict[] => (kind === false ? [] : [{ kind }])),
  ];
};
