import { writtenLocale } from '../routing/locales';
import { readerZone } from './reader';

/** What a moment is shown with; of a day, its clock is left out. */
interface Parts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
  readonly hour: string;
  readonly minute: string;
}

const made = new Map<string, Intl.DateTimeFormat>();

/** A formatter for each locale and zone: making one takes longer than formatting hundreds of cells. */
const formatOf = (locale: string, timeZone: string | undefined): Intl.DateTimeFormat => {
  const key = `${locale} ${timeZone ?? ''}`;
  const format =
    made.get(key) ??
    new Intl.DateTimeFormat(writtenLocale(locale), {
      day: '2-digit',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone,
    });
  made.set(key, format);
  return format;
};

const partsOf = (moment: Date, locale: string, timeZone?: string): Parts => {
  const found = new Map(
    formatOf(locale, timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes) => found.get(name) ?? '';
  // Three letters, so that what follows stands below the same of other rows: English would have "Sept".
  const month = part('month').slice(0, 3);
  return {
    day: part('day'),
    month,
    year: part('year'),
    hour: part('hour'),
    minute: part('minute'),
  };
};

/** A day (yyyy-MM-dd) as people read it: "09 Nov 2026". What is no day stays as it is. */
export const shownDay = (value: string, locale: string): string => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return value;
  const moment = new Date(`${value}T00:00:00Z`);
  if (Number.isNaN(moment.getTime())) return value;
  const { day, month, year } = partsOf(moment, locale, 'UTC');
  return `${day} ${month} ${year}`;
};

/** A moment as people read it, to the minute: "09 Nov 2026, 21:56"; where the reader is unless a time zone is given. */
export const shownMoment = (value: string, locale: string, timeZone = readerZone()): string => {
  const { day, month, year, hour, minute } = partsOf(new Date(value), locale, timeZone);
  return `${day} ${month} ${year}, ${hour}:${minute}`;
};
