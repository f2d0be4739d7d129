export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The moment so many milliseconds before `now`, in ISO 8601. */
export const momentBefore = (now: Date, milliseconds: number): string =>
  new Date(now.getTime() - milliseconds).toISOString();

/** The day so many days before `now` (after it when negative), as yyyy-MM-dd in UTC. */
export const dayBefore = (now: Date, days: number): string =>
  momentBefore(now, days * DAY).slice(0, 10);
