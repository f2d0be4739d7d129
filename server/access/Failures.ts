/** Failures of what they are counted for. */
export interface Counted {
  readonly count: number;
  /** Milliseconds since the last of them. */
  readonly sinceLast: number;
}

/** Milliseconds after which failures are forgotten, from the last one on. */
export const MEMORY = 60 * 60_000;

/** Counts failures by key. */
export interface Failures {
  /** None, or none any more: `undefined`. */
  of(key: string): Promise<Counted | undefined>;
  /**
   * Counts one more for each key, unless `judge` throws for what is counted so far. Nobody else's is counted between
   * the two, or guesses made at the same time would all pass.
   */
  count(
    keys: readonly string[],
    judge: (found: readonly (Counted | undefined)[]) => void,
  ): Promise<void>;
  /** Forgets all of one key, and one of each of the others. */
  takeBack(forgotten: string, reduced: readonly string[]): Promise<void>;
}
