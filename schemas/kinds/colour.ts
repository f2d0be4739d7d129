import { textKind } from './textKind';

/** A colour as three or six hexadecimal digits after a hash. */
export const colour = textKind(['', '#df9324', '#abc'], (value) =>
  /^#([\da-f]{3}|[\da-f]{6})$/i.test(value) ? undefined : { message: 'colour' },
);
