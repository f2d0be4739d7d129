/** How much of something an organisation has, and how much it may have. */
export interface Quota {
  readonly used: number;
  readonly available: number;
}

/** The share of a quota from which on people are warned. */
const WARNED_FROM = 0.9;

export const isNearlyFull = ({ used, available }: Quota): boolean =>
  used >= available * WARNED_FROM;

/** How much of a quota is taken, in percent; never more than all of it before it is. */
export const percentOf = ({ used, available }: Quota): number =>
  available === 0 ? 100 : Math.floor((100 * used) / available);
