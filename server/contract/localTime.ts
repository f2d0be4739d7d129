import { dayAt, daysAfter, wallClock } from '../../schemas';
import type { Row } from '../store/Store';
import type { SignedInCall } from './call';
import type { Clock } from './clock';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Where nothing is known of an organisation's country. */
const USUAL = 'Europe/Amsterdam';

/** The time of a country's capital; countries that aren't named here have the usual one. */
const ZONES: Readonly<Record<string, string>> = {
  AT: 'Europe/Vienna',
  AW: 'America/Aruba',
  BE: 'Europe/Brussels',
  CH: 'Europe/Zurich',
  CW: 'America/Curacao',
  DE: 'Europe/Berlin',
  DK: 'Europe/Copenhagen',
  ES: 'Europe/Madrid',
  FI: 'Europe/Helsinki',
  FR: 'Europe/Paris',
  GB: 'Europe/London',
  GR: 'Europe/Athens',
  IE: 'Europe/Dublin',
  IT: 'Europe/Rome',
  LU: 'Europe/Luxembourg',
  NO: 'Europe/Oslo',
  PL: 'Europe/Warsaw',
  PT: 'Europe/Lisbon',
  SE: 'Europe/Stockholm',
  SR: 'America/Paramaribo',
};

/** The time zone in which an organisation's days begin and end. */
export const timeZoneOf = ({ country }: Row): string => ZONES[String(country ?? '')] ?? USUAL;

/** How far clocks somewhere are ahead of UTC at a moment, in milliseconds. */
const aheadAt = (moment: number, timeZone: string): number =>
  Date.parse(`${wallClock(moment, timeZone).replace(' ', 'T')}Z`) -
  Math.floor(moment / 1_000) * 1_000;

/**
 * The moment of a local time in a time zone. Of two, as when clocks are put back, the first; of none, as when
 * they are put forward, the moment that it would be without the change.
 *
 * @param day as yyyy-MM-dd
 * @param time as HH:mm
 * @returns milliseconds since 1970
 */
export const momentAt = (day: string, time: string, timeZone: string): number => {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const before = asUtc - aheadAt(asUtc - DAY_MS, timeZone);
  const after = asUtc - aheadAt(asUtc + DAY_MS, timeZone);
  const isRight = (moment: number) => moment + aheadAt(moment, timeZone) === asUtc;
  return isRight(before) || !isRight(after) ? before : after;
};

/** Today where the caller's organisation is, or the day so many days from then, as yyyy-MM-dd. */
export const todayOf = (
  { clock, call }: { readonly clock: Clock; readonly call: Pick<SignedInCall, 'organisation'> },
  later = 0,
): string => daysAfter(dayAt(clock(), timeZoneOf(call.organisation)), later);
