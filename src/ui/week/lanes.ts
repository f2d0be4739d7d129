import { DAY, type Span } from './hours';

/** Where something stands among what is at the same time: its place from the left, and how many places there are. */
export interface Lane {
  readonly lane: number;
  readonly lanes: number;
}

/** Where a span stands on its day, and what lasts beyond midnight on the next one. */
export interface Lanes extends Lane {
  readonly rest?: Lane;
}

interface Part<Of> extends Span {
  readonly of: Of;
}

interface Placed<Of> {
  readonly part: Part<Of>;
  readonly lane: number;
}

/** In the order of days, and of hours within each; of what begins together, the longest first. */
export const inOrder = <Of extends Span>(spans: readonly Of[]): readonly Of[] =>
  spans.toSorted(
    (one, other) => one.day - other.day || one.from - other.from || other.until - one.until,
  );

/** A span on its day, and on the next one what lasts beyond midnight; after the last day on the first. */
const partsOf = <Of extends Span>(of: Of, days: number): readonly Part<Of>[] => {
  const { day, from, until } = of;
  const own = { of, day, from, until: Math.min(until, DAY) };
  if (until <= DAY) return [own];
  return [own, { of, day: (day + 1) % days, from: 0, until: until - DAY }];
};

/**
 * Puts what is at the same time beside each other. What is connected by overlaps has lanes of one width.
 *
 * @returns the lanes of each, by what was given
 */
export const lanesOf = <Of extends Span>(
  spans: readonly Of[],
  days: number,
): ReadonlyMap<Of, Lanes> => {
  const own = new Map<Of, Lane>();
  const rests = new Map<Of, Lane>();
  let together: Placed<Of>[] = [];
  /** When each lane is free again. */
  let free: number[] = [];
  let day = -1;
  /** When all are. */
  let end = 0;
  const close = () => {
    for (const { part, lane } of together) {
      const lanes = part.from === part.of.from && part.day === part.of.day ? own : rests;
      lanes.set(part.of, { lane, lanes: free.length });
    }
    together = [];
    free = [];
    end = 0;
  };
  for (const part of inOrder(spans.flatMap((span) => partsOf(span, days)))) {
    if (part.day !== day || end <= part.from) close();
    day = part.day;
    end = Math.max(end, part.until);
    const open = free.findIndex((until) => until <= part.from);
    const lane = open === -1 ? free.length : open;
    free[lane] = part.until;
    together.push({ part, lane });
  }
  close();
  return new Map([...own].map(([of, lane]) => [of, { ...lane, rest: rests.get(of) }]));
};

/** Two that are at the same time, and when both are. */
export interface Overlap<Of> extends Span {
  readonly both: readonly [Of, Of];
}

/** All that are at the same time, two by two, within a day and what lasts beyond its midnight. */
export const overlapsOf = <Of extends Span>(spans: readonly Of[]): readonly Overlap<Of>[] => {
  const found: Overlap<Of>[] = [];
  const all = inOrder(spans);
  for (const [place, one] of all.entries())
    for (const other of all.slice(place + 1)) {
      if (other.day !== one.day || other.from >= one.until) break;
      const until = Math.min(one.until, other.until);
      found.push({ day: one.day, from: other.from, until, both: [one, other] });
    }
  return found;
};
