/** Something that happened at a moment. */
interface Moment {
  /** ISO 8601. */
  readonly at?: string | null;
}

/** Some of what happened, the latest first, and whether there is more of it before. */
interface Part<Of extends Moment> {
  readonly entries: readonly Of[];
  readonly hasMore: boolean;
}

/** What happened of two kinds, by its time. */
export type InTime<One extends Moment, Other extends Moment> =
  | { readonly kind: 'change'; readonly entry: One }
  | { readonly kind: 'comment'; readonly entry: Other };

const timeOf = ({ at }: Moment): number => Date.parse(at ?? '') || 0;

/** Since when all is known of a part. */
const knownSince = ({ entries, hasMore }: Part<Moment>): number => {
  const last = entries.at(-1);
  return hasMore && last ? timeOf(last) : 0;
};

/**
 * Puts changes and comments together, the latest first, as far as it is certain that nothing lies between them which
 * hasn't been read.
 */
export const inTime = <One extends Moment, Other extends Moment>(
  changes: Part<One>,
  comments: Part<Other>,
): readonly InTime<One, Other>[] => {
  const since = Math.max(knownSince(changes), knownSince(comments));
  return [
    ...comments.entries.map((entry) => ({ kind: 'comment', entry }) as const),
    ...changes.entries.map((entry) => ({ kind: 'change', entry }) as const),
  ]
    .filter(({ entry }) => timeOf(entry) >= since)
    .sort((one, other) => timeOf(other.entry) - timeOf(one.entry));
};
