/** What bars, or parts of them, are of. */
export interface Series {
  /** Its place among all: that of its values, by which it has its colour and its pattern. */
  readonly at: number;
  readonly label: string;
}

export interface Bar {
  readonly key: string;
  /** What it stands for, as below it, and in full. */
  readonly short: string;
  readonly label: string;
  /** A value of each series, in their order. */
  readonly values: readonly number[];
  /** It isn't complete yet: it is hatched. */
  readonly isRunning?: boolean;
}
