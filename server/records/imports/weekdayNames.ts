import { kinds as english } from '../../../i18n/en/kinds';
import { kinds as dutch } from '../../../i18n/nl/kinds';
import { type AnyField, foldText } from '../../../schemas';
import { writtenLocale } from '../../../schemas/routing/locales';
import { locales } from '../../contract/translate';

/** Any Monday; the six days after it give the other names. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;
const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;

const named = (locale: string, weekday: 'short' | 'long') => {
  const format = new Intl.DateTimeFormat(writtenLocale(locale), { weekday, timeZone: 'UTC' });
  return DAYS.map((day) => [foldText(format.format(MONDAY + day * DAY_MS)), day] as const);
};

let known: ReadonlyMap<string, number> | undefined;

/** The days from Monday, from 0, by their short and long names in the product's languages. */
const dayNames = (): ReadonlyMap<string, number> => {
  known ??= new Map(
    locales.flatMap((locale) => [...named(locale, 'short'), ...named(locale, 'long')]),
  );
  return known;
};

const isWord = (word: 'any' | 'none', text: string): boolean =>
  [english, dutch].some(({ weekdays }) => foldText(weekdays[word]) === foldText(text));

/** The mask of the days that a text names; the text itself where it is the mask. */
export const readWeekdays = (text: string, { field }: { readonly field: AnyField }): unknown => {
  const words = text.trim();
  if (words === '' || isWord('any', words)) return '';
  if (isWord('none', words)) return 0;
  const days = words.split(/[,;\s]+/).map((word) => dayNames().get(foldText(word)));
  const startsOnMonday = 'startsOn' in field && field.startsOn === 'monday';
  let mask = 0;
  for (const day of days) {
    if (day === undefined) return words;
    mask |= 1 << (startsOnMonday ? day : (day + 1) % 7);
  }
  return mask;
};
