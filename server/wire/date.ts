import type { OptionsOf } from '../../schemas';
import { plainText } from './sent';
import { isNothing, Unreadable, type WireKind } from './WireKind';

const DUTCH = /^(\d{1,2})-(\d{1,2})-(\d{4})$/;
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/;
const BARE_MOMENT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2})?$/;
const CLOCK = /^(\d{1,2}):(\d{2})(?::\d{2})?$/;

const two = (value: number): string => String(value).padStart(2, '0');

const unreadable = (message: 'date' | 'time'): Unreadable => new Unreadable({ message });

/** Years of four digits, with a day before and one after: others are slips, and no text of ten characters. */
const refuseFarAway = (year: number): void => {
  if (year < 1001 || year > 9998) throw unreadable('date');
};

/**
 * A day, stored, answered and taken as yyyy-MM-dd; where it travels as day-month-year it is taken in that form as
 * well, padded or not. A moment is no day: which one it is on depends on where one is.
 */
export const date: WireKind<OptionsOf<'date'>> = {
  empty: () => null,
  accept: (sent, { as: form }) => {
    if (isNothing(sent)) return null;
    const given = plainText(sent)?.trim() ?? '';
    const dutch = form ? DUTCH.exec(given) : null;
    const [year, month, day] = (
      dutch ? dutch.slice(1).reverse() : (ISO.exec(given)?.slice(1) ?? [])
    ).map(Number);
    if (year === undefined || month === undefined || day === undefined) throw unreadable('date');
    const read = new Date(Date.UTC(year, month - 1, day));
    // The 31st of April rolls over into May.
    if (read.getUTCMonth() !== month - 1 || read.getUTCDate() !== day) throw unreadable('date');
    refuseFarAway(year);
    return `${year}-${two(month)}-${two(day)}`;
  },
};

/** Without an offset it is in UTC, where moments travel so. */
const withOffset = (sent: unknown, form: string | undefined): unknown =>
  form && typeof sent === 'string' && BARE_MOMENT.test(sent) ? `${sent}Z` : sent;

/** A moment, stored and answered in ISO 8601 in UTC; some resources leave out the Z and the T. */
export const dateTime: WireKind<OptionsOf<'dateTime'>> = {
  empty: () => null,
  accept: (given, { as: form }) => {
    if (isNothing(given)) return null;
    const sent = withOffset(given, form);
    const moment = typeof sent === 'string' && MOMENT.test(sent) ? new Date(sent) : undefined;
    if (moment === undefined || Number.isNaN(moment.getTime())) throw unreadable('date');
    refuseFarAway(moment.getUTCFullYear());
    return moment.toISOString();
  },
  answer: (stored, { as: form }) =>
    form && typeof stored === 'string' ? stored.slice(0, 19).replace('T', ' ') : (stored ?? null),
};

const readClock = (sent: unknown, endsDay = false): readonly [hours: number, minutes: number] => {
  const given = plainText(sent)?.trim() ?? '';
  const text = CLOCK.exec(given);
  const number = /^\d{1,4}$/.test(given) ? Number(given) : undefined;
  const [hours, minutes] = text
    ? [Number(text[1]), Number(text[2])]
    : number === undefined
      ? [25, 0]
      : [Math.floor(number / 100), number % 100];
  const isMidnight = endsDay && hours === 24 && minutes === 0;
  if ((hours > 23 || minutes > 59) && !isMidnight) throw unreadable('time');
  return [hours, minutes];
};

/** A time of day, stored as HH:MM; some resources send hours × 100 + minutes. */
export const time: WireKind<OptionsOf<'time'>> = {
  empty: () => null,
  accept: (sent, { endsDay }) =>
    isNothing(sent) ? null : readClock(sent, endsDay).map(two).join(':'),
  answer: (stored, { as: form }) => {
    if (typeof stored !== 'string') return null;
    const [hours, minutes] = readClock(stored, true);
    return form === 'number' ? hours * 100 + minutes : stored;
  },
};
