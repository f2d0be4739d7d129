export const locales = ['en', 'nl'] as const;
export type Locale = (typeof locales)[number];

/** Each in its own language, so that whoever reads it finds it. */
export const localeNames: Readonly<Record<Locale, string>> = { en: 'English', nl: 'Nederlands' };

export const isLocale = (value: unknown): value is Locale =>
  locales.some((known) => known === value);

/** The locale by which dates and numbers are written: English as Europe writes it. */
export const writtenLocale = (locale: string): string => (locale === 'en' ? 'en-GB' : locale);
