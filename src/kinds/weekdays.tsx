import { useLocale, useTranslate } from 'react-admin';
import type { OptionsOf } from '../../schemas';
import { writtenLocale } from '../../schemas/routing/locales';
import type { ShowProps, ViewOf } from '../fields/KindView';
import type { Translate } from '../ui/Translate';

type Options = OptionsOf<'weekdays'>;

/** Any Monday; the six days after it give the other names. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** The days as they stand on screen, Monday first, each with its bit in the mask. */
export const daysOf = ({ startsOn }: Options, locale: string) => {
  const name = (index: number, weekday: 'short' | 'long') =>
    new Intl.DateTimeFormat(writtenLocale(locale), { weekday, timeZone: 'UTC' }).format(
      MONDAY + index * DAY_MS,
    );
  return Array.from({ length: 7 }, (_, index) => ({
    bit: 1 << (startsOn === 'monday' ? index : (index + 1) % 7),
    short: name(index, 'short'),
    long: name(index, 'long'),
  }));
};

const textOf = (value: number | null, field: Options, translate: Translate, locale: string) => {
  if (value === null) return translate('kinds.weekdays.any');
  const chosen = daysOf(field, locale).filter(({ bit }) => value & bit);
  return chosen.map(({ short }) => short).join(', ') || translate('kinds.weekdays.none');
};

const WeekdaysShow = ({ value, field }: ShowProps<number | null, Options>) =>
  textOf(value, field, useTranslate(), useLocale());

export const weekdays: ViewOf<'weekdays'> = {
  Show: WeekdaysShow,
  asText: (value, { field }, { translate, locale }) => textOf(value, field, translate, locale),
};
