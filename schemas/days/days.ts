const DAY_MS = 24 * 60 * 60 * 1_000;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The local time at a moment (milliseconds since 1970), as `yyyy-MM-dd HH:mm:ss`. */
export const wallClock = (moment: number, timeZone: string): string => {
  // Sweden writes as ISO 8601 does. Making a format takes longer than formatting with it.
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  clocks.set(timeZone, clock);
  return clock.format(moment);
};

/** The day that it is somewhere at a moment (milliseconds since 1970), as yyyy-MM-dd. */
export const dayAt = (moment: number, timeZone: string): string =>
  wallClock(moment, timeZone).slice(0, 10);

/** The day so many days after another, or before it; both as yyyy-MM-dd. */
export const daysAfter = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
