import { foldText } from '../../../schemas';
import { readDate } from '../../../schemas/kinds/dates/date';
import { locales } from '../../../schemas/routing/locales';
import { findDay } from '../../ui/format/dates';
import { dateFormat, distanceFormat } from '../../ui/format/formatters';

/** How far from today a day has words of its own: "in 3 days", "volgende week". */
const reach = { day: 31, week: 12, month: 12 } as const;
type Unit = keyof typeof reach;
const units: readonly Unit[] = ['day', 'week', 'month'];

const pad = (part: number): string => String(part).padStart(2, '0');
const isoOf = (moment: Date): string => moment.toISOString().slice(0, 10);
const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

const moved = (today: string, by: number, unit: Unit): string => {
  const moment = startOf(today);
  if (unit !== 'month') {
    moment.setUTCDate(moment.getUTCDate() + by * (unit === 'week' ? 7 : 1));
    return isoOf(moment);
  }
  const day = moment.getUTCDate();
  moment.setUTCDate(1);
  moment.setUTCMonth(moment.getUTCMonth() + by + 1, 0);
  // The 31st is the last of a month that ends before.
  moment.setUTCDate(Math.min(day, moment.getUTCDate()));
  return isoOf(moment);
};

interface Words {
  readonly distances: ReadonlyMap<string, readonly [by: number, unit: Unit]>;
  readonly months: readonly (readonly [name: string, month: number])[];
  /** From Sunday, as days of the week are counted. */
  readonly weekdays: readonly (readonly [name: string, day: number])[];
}

/** Letters alone: short names of months end in a stop. */
const plain = (text: string): string => foldText(text).replace(/[^a-z]/g, '');

/** A name in both of the product's languages, long and short. */
const named = (count: number, at: (index: number) => Date, part: 'month' | 'weekday') =>
  locales.flatMap((locale) =>
    (['long', 'short'] as const).flatMap((style) =>
      Array.from({ length: count }, (_, index) => {
        const name = dateFormat(locale, { [part]: style, timeZone: 'UTC' }).format(at(index));
        return [plain(name), index] as const;
      }),
    ),
  );

const makeWords = (): Words => {
  const distances = locales.flatMap((locale) =>
    units.flatMap((unit) =>
      (['auto', 'always'] as const).flatMap((numeric) =>
        Array.from({ length: 2 * reach[unit] + 1 }, (_, index) => {
          const by = index - reach[unit];
          const text = distanceFormat(locale, { numeric }).format(by, unit);
          return [foldText(text), [by, unit]] as const;
        }),
      ),
    ),
  );
  return {
    distances: new Map(distances),
    months: named(12, (month) => new Date(Date.UTC(2026, month, 1)), 'month'),
    // 4 January 2026 was a Sunday.
    weekdays: named(7, (day) => new Date(Date.UTC(2026, 0, 4 + day)), 'weekday'),
  };
};

let made: Words | undefined;
/** The words in which people give a day, in each language of the product; made once they are needed. */
const words = (): Words => {
  made ??= makeWords();
  return made;
};

/** What a name that was begun stands for. */
const begun = (
  names: readonly (readonly [name: string, value: number])[],
  typed: string,
  least: number,
): number | undefined => {
  const text = plain(typed);
  if (text.length < least) return undefined;
  return names.find(([name]) => name.startsWith(text))?.[1];
};

/** The day of a month: of the year that is given, or the one that is nearest to today. */
const nearest = (day: number, month: number, year: string, today: string): string | null => {
  const of = (one: number) => readDate(`${one}-${pad(month)}-${pad(day)}`);
  if (year !== '') return of(Number(year.length === 2 ? `20${year}` : year));
  const thisYear = Number(today.slice(0, 4));
  const distance = (one: string) => Math.abs(startOf(one).getTime() - startOf(today).getTime());
  const [first = null] = [thisYear + 1, thisYear, thisYear - 1]
    .flatMap((one) => of(one) ?? [])
    .toSorted((one, other) => distance(one) - distance(other));
  return first;
};

const forms = [
  /^(?<day>\d{1,2})(?:st|nd|rd|th|e)?[ .-]?(?<name>[a-z]{3,9})\.?(?:[ ,'-]{1,2}(?<year>\d{4}|\d{2}))?$/,
  /^(?<name>[a-z]{3,9})\.?[ -]?(?<day>\d{1,2})(?:st|nd|rd|th|e)?(?:[ ,'-]{1,2}(?<year>\d{4}|\d{2}))?$/,
  /^(?<day>\d{1,2})[-/.](?<month>\d{1,2})$/,
];

const ofMonth = (text: string, today: string): string | null => {
  for (const form of forms) {
    const { day, month, name = '', year = '' } = form.exec(text)?.groups ?? {};
    if (day === undefined) continue;
    const index = begun(words().months, name, 3);
    const number = month === undefined ? (index ?? -1) + 1 : Number(month);
    // 12/25 can only be Christmas.
    const isSwapped = month !== undefined && number > 12 && Number(day) <= 12;
    return isSwapped
      ? nearest(number, Number(day), year, today)
      : nearest(Number(day), number, year, today);
  }
  return null;
};

const onWeekday = (text: string, today: string): string | null => {
  const wanted = /^[a-z]{2,9}\.?$/.test(text) ? begun(words().weekdays, text, 2) : undefined;
  if (wanted === undefined) return null;
  const ahead = (wanted - startOf(today).getUTCDay() + 7) % 7;
  return moved(today, ahead === 0 ? 7 : ahead, 'day');
};

/** What the unit of a distance is called or abbreviated to, in either language. */
const unitNames: readonly (readonly [name: RegExp, times: number, unit: Unit])[] = [
  [/^(d|day|days|dag|dagen)$/, 1, 'day'],
  [/^(w|week|weeks|weken)$/, 1, 'week'],
  [/^(m|month|months|maand|maanden)$/, 1, 'month'],
  [/^(y|year|years|j|jaar)$/, 12, 'month'],
];

/** "+7d", "-2 w", "+1 jaar": so far from today. */
const away = (text: string, today: string): string | null => {
  const {
    sign,
    count,
    name = '',
  } = /^(?<sign>[+-]) ?(?<count>\d{1,3}) ?(?<name>[a-z]+)$/.exec(text)?.groups ?? {};
  const [, times, unit] = unitNames.find(([names]) => names.test(name)) ?? [];
  if (times === undefined || unit === undefined) return null;
  return moved(today, Number(`${sign}${count}`) * times, unit);
};

/**
 * The day that people mean by what they write, in figures or in either language's words: "3 mei", "tomorrow",
 * "over 2 weken", "+7d", "friday", "12/3". Without a year it is the one nearest to today; a day of the week is the next one.
 *
 * @param today yyyy-MM-dd
 * @returns yyyy-MM-dd, `null` where it means none
 */
export const findDayInWords = (text: string, today: string): string | null => {
  const found = findDay(text);
  if (found) return found;
  const folded = foldText(text).trim().replace(/\s+/g, ' ');
  const distance = words().distances.get(folded);
  if (distance) return moved(today, ...distance);
  return away(folded, today) ?? ofMonth(folded, today) ?? onWeekday(folded, today);
};
