import { dayAt, languageCode } from '../../../../schemas';
import { writtenLocale } from '../../../../schemas/routing/locales';
import type { CallContext } from '../../../contract/CallContext';
import {
  type InvoiceKey,
  type InvoiceLanguage,
  isInvoiceLanguage,
  translateInvoice,
} from '../../../contract/invoiceTexts';
import { timeZoneOf } from '../../../contract/localTime';
import {
  createTranslate,
  type Locale,
  locales,
  type TextKey,
  type TextParams,
} from '../../../contract/translate';

const translateTo = createTranslate();

/** How a paper words things in the language that it is written in. */
export interface Wording<Key extends TextKey = InvoiceKey> {
  readonly locale: Locale | InvoiceLanguage;
  translate(key: Key, params?: TextParams): string;
  /** An amount of whole cents, in euros. */
  euros(cents: number): string;
  percent(percent: number): string;
  number(value: number): string;
  /** A moment as its day, where the organisation is. */
  day(moment: string): string;
  /** The year that a moment is in, where the organisation is. */
  year(moment: string): string;
}

const wordingOf = <Key extends TextKey>(
  { call }: CallContext,
  locale: Locale | InvoiceLanguage,
  translate: Wording<Key>['translate'],
): Wording<Key> => {
  const region = writtenLocale(locale);
  const timeZone = timeZoneOf(call.organisation);
  const euros = new Intl.NumberFormat(region, { style: 'currency', currency: 'EUR' });
  const percents = new Intl.NumberFormat(region, { style: 'percent', maximumFractionDigits: 2 });
  const numbers = new Intl.NumberFormat(region);
  const days = new Intl.DateTimeFormat(region, { dateStyle: 'long', timeZone });
  return {
    locale,
    translate,
    euros: (cents) => euros.format(cents / 100),
    percent: (percent) => percents.format(percent / 100),
    number: (value) => numbers.format(value),
    day: (moment) => days.format(new Date(moment)),
    year: (moment) => dayAt(Date.parse(moment), timeZone).slice(0, 4),
  };
};

/** How a paper words things to whoever requests it. */
export const readersWording = (context: CallContext): Wording<TextKey> => {
  const { locale } = context.call;
  return wordingOf(context, locale, (key, params) => translateTo(locale, key, params));
};

/** @param asked the language, as `nl` or as `NL-nl`; the caller's where no invoice is written in it */
export const invoiceWording = (context: CallContext, asked: unknown): Wording => {
  const code = typeof asked === 'string' ? languageCode(asked).toLowerCase() : '';
  if (isInvoiceLanguage(code))
    return wordingOf(context, code, (key, params) => translateInvoice(code, key, params));
  const locale = locales.find((one) => one === code) ?? context.call.locale;
  return wordingOf(context, locale, (key, params) => translateTo(locale, key, params));
};
