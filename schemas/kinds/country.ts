import { textKind } from './text/textKind';

/** A country by its ISO 3166-1 alpha-2 code. */
export const country = textKind(100, ['', 'NL', 'DE'], (value) =>
  /^[A-Z]{2}$/.test(value) ? undefined : { message: 'choice' },
);
