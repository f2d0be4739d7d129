import type { OptionsOf } from '../../../schemas';
import { readerZone } from '../../../schemas/days/reader';
import { readDate } from '../../../schemas/kinds/dates/date';
import { readTime } from '../../../schemas/kinds/dates/time';
import { dateFormat, distanceFormat } from './formatters';

type Ending = Pick<OptionsOf<'time'>, 'endsDay'>;

const pad = (part: number | string): string => String(part).padStart(2, '0');

/**
 * Stands for a moment that is only half typed: unlike most half-typed text, the kind's check refuses it
 * for certain.
 */
const UNFINISHED = '…';

/** A day as people read and type it: dd-MM-yyyy. Text that is no day stays as it is. */
export const writeDay = (value: string | null): string =>
  value === null ? '' : value.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3-$2-$1');

/** What two digits of a year leave out. */
const CENTURY = '20';

const dayForms = [
  /^(?<day>\d{1,2})[-/. ](?<month>\d{1,2})[-/. ](?<year>\d{4})$/,
  /^(?<day>\d{1,2})[-/. ](?<month>\d{1,2})[-/. ](?<short>\d{2})$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/,
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/,
];

/** The day that figures mean, as yyyy-MM-dd. */
export const findDay = (text: string): string | null => {
  for (const form of dayForms) {
    const { day = '', month = '', ...years } = form.exec(text.trim())?.groups ?? {};
    const { short, year = short === undefined ? '' : `${CENTURY}${short}` } = years;
    const found = readDate(`${year}-${pad(month)}-${pad(day)}`);
    if (found) return found;
  }
  return null;
};

/**
 * The day that a text means, as yyyy-MM-dd; the text itself while it means none; `null` for nothing.
 *
 * @param find what finds the day in it, where more than figures are understood
 */
export const readDay = (text: string, find = findDay): string | null =>
  text.trim() === '' ? null : (find(text) ?? text);

const findClock = (text: string, ending: Ending = {}): string | null => {
  const [, hours, minutes] = /^(\d{1,2})[:.]?(\d{2})$/.exec(text.trim()) ?? [];
  return readTime(`${hours}:${minutes}`, ending);
};

/**
 * The time that a text means, as HH:mm; the text itself while it means none; `null` for nothing.
 *
 * @param ending whether 24:00 is a time
 */
export const readClock = (text: string, ending: Ending = {}): string | null =>
  text.trim() === '' ? null : (findClock(text, ending) ?? text);

export const writeClock = (value: string | null): string => value ?? '';

/** A moment in the browser's own time zone, to the minute: dd-MM-yyyy HH:mm. */
export const writeMoment = (value: string | null): string => {
  const moment = new Date(value ?? Number.NaN);
  if (Number.isNaN(moment.getTime())) return '';
  const day = [pad(moment.getDate()), pad(moment.getMonth() + 1), moment.getFullYear()].join('-');
  return `${day} ${pad(moment.getHours())}:${pad(moment.getMinutes())}`;
};

/**
 * The moment that a text means, in ISO 8601; `null` for nothing, a refused value while it means none.
 *
 * @param find what finds the day in it, where more than figures are understood
 */
export const readMoment = (text: string, find = findDay): string | null => {
  if (text.trim() === '') return null;
  const parts = text.trim().split(/[ T,]+/);
  const day = find(parts.slice(0, -1).join(' '));
  const clock = findClock(parts.at(-1) ?? '');
  return day && clock ? new Date(`${day}T${clock}:00`).toISOString() : UNFINISHED;
};

/** A day with that of the week, in words: Monday 3 May 2027. */
export const dayInWords = (value: string, locale: string): string =>
  dateFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${value}T00:00:00Z`));

/** A moment in the locale's long form, to the second. */
export const longMoment = (value: string, locale: string): string =>
  dateFormat(locale, { dateStyle: 'long', timeStyle: 'medium', timeZone: readerZone() }).format(
    new Date(value),
  );

type Step = readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number];

const smallest: Step = ['second', 1];
const steps: readonly Step[] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** How long ago, or how soon, in the largest unit that fits: "3 days ago"; never "now", which reads badly in a sentence. */
export const distance = (value: string, locale: string, now: number): string => {
  const seconds = Math.round((Date.parse(value) - now) / 1000) || -1;
  const [unit, size] = steps.find(([, size]) => Math.abs(seconds) >= size) ?? smallest;
  return distanceFormat(locale, { numeric: 'auto' }).format(Math.round(seconds / size), unit);
};
