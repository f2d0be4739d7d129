import { wallClock } from '../../../../schemas';
import type { Period } from '../orders/sold';

const HOUR_MS = 60 * 60 * 1_000;

/**
 * The hours of a period, as the clocks of a place name them. The hour that they show twice when they are put back is
 * one, or two would have its name; the one that they leave out when they are put forward is none.
 *
 * @returns the moment at which each begins, in ISO 8601, and its name as HH:mm
 */
export const hoursOf = (
  { from, until }: Period,
  timeZone: string,
): readonly (readonly [moment: string, name: string])[] => {
  const found: [string, string][] = [];
  const end = Date.parse(until);
  for (let at = Date.parse(from); at < end; at += HOUR_MS) {
    const name = wallClock(at, timeZone).slice(11, 16);
    if (found.at(-1)?.[1] !== name) found.push([new Date(at).toISOString(), name]);
  }
  return found;
};
