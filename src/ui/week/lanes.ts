import type { Span } from './hours';

/** Where something stands among what is at the same time: its place from the left, and how many places there are. */
export interface Lane {
  readonly lane: number;
  readonly lanes: number;
}

interface Placed<Of> {
  readonly of: Of;
  readonly lane: number;
}

/** In the order of days, and of hours within each; of what begins together, the longest first. */
export const inOrder = <Of extends Span>(spans: readonly Of[]): readonly Of[] =>
  spans.toSorted(
    (one, other) => one.day - other.day || one.from - other.from || other.until - one.until,
  );

/**
 * Puts what is at the same time beside each other. What is connected by overlaps has lanes of one width.
 *
 * @returns the lane of each, by what was given
 */
export const lanesOf = <Of extends Span>(spans: readonly Of[]): ReadonlyMap<Of, Lane> => {
  const lanes = new Map<Of, Lane>();
  let together: Placed<Of>[] = [];
  /** When each lane is free again. */
  let free: number[] = [];
  let day = -1;
  /** When all are. */
  let end = 0;
  const close = () => {
    for (const { of, lane } of together) lanes.set(of, { lane, lanes: free.length });
    together = [];
    free = [];
    end = 0;
  };
  for (const span of inOrder(spans)) {
    if (span.day !== day || end <= span.from) close();
    day = span.day;
    end = Math.max(end, span.until);
    const open = free.findIndex((until) => until <= span.from);
    const lane = open === -1 ? free.length : open;
    free[lane] = span.until;
    together.push({ of: span, lane });
  }
  close();
  return lanes;
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
