/** A country's name in a locale; a code that is none is shown as it is. */
export const countryName = (code: string, locale: string): string =>
  /^[A-Z]{2}$/.test(code)
    ? (new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code)
    : code;
