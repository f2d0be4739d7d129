import { writtenLocale } from '../../../schemas/routing/locales';

/** Caches a formatter for each locale and form: making one takes longer than formatting hundreds of cells. */
const keeping = <Options extends object, Formatter>(
  make: (locale: string, options: Options) => Formatter,
) => {
  const made = new Map<string, Formatter>();
  return (locale: string, options: Options): Formatter => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const formatter = made.get(key) ?? make(writtenLocale(locale), options);
    made.set(key, formatter);
    return formatter;
  };
};

export const numberFormat = keeping(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

export const dateFormat = keeping(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

export const distanceFormat = keeping(
  (locale, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
);
