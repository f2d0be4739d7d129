import { dayAt, languageCode } from '../../../../schemas';
import { writtenLocale } from '../../../../schemas/routing/locales';
import type { CallContext } from '../../../contract/CallContext';
import { timeZoneOf } from '../../../contract/localTime';
import {
  createTranslate,
  type Locale,
  locales,
  type TextKey,
  type TextParams,
} from '../../../contract/translate';

const translate = createTranslate();

/** How a paper says things in the language that it is written in. */
export interface Wording {
  readonly locale: Locale;
  say(key: TextKey, params?: TextParams): string;
  /** An amount of whole cents, in euros. */
  euros(cents: number): string;
  percent(percent: number): string;
  number(value: number): string;
  /** A moment as its day, where the organisation is. */
  day(moment: string): string;
  /** The year that a moment is in, where the organisation is. */
  year(moment: string): string;
}

/** @param asked the language, as `nl` or as `NL-nl`; the caller's where it isn't one of ours */
export const wordingIn = ({ call }: CallContext, asked: unknown): Wording => {
  const code = typeof asked === 'string' ? languageCode(asked).toLowerCase() : '';
  const locale = locales.find((one) => one === code) ?? call.locale;
  const region = writtenLocale(locale);
  const timeZone = timeZoneOf(call.organisation);
  const euros = new Intl.NumberFormat(region, { style: 'currency', currency: 'EUR' });
  const percents = new Intl.NumberFormat(region, { style: 'percent', maximumFractionDigits: 2 });
  const numbers = new Intl.NumberFormat(region);
  const days = new Intl.DateTimeFormat(region, { dateStyle: 'long', timeZone });
  return {
    locale,
    say: (key, params) => translate(locale, key, params),
    euros: (cents) => euros.format(cents / 100),
    percent: (percent) => percents.format(percent / 100),
    number: (value) => numbers.format(value),
    day: (moment) => days.format(new Date(moment)),
    year: (moment) => dayAt(Date.parse(moment), timeZone).slice(0, 4),
  };
};
