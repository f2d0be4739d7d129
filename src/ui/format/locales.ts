/** The locale by which dates and numbers are written: English as Europe writes it. */
export const writtenLocale = (locale: string): string => (locale === 'en' ? 'en-GB' : locale);
