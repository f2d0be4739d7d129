import { textKind } from './text/textKind';

/** The longest address that mail servers carry. */
const MAX_LENGTH = 254;

/** An e-mail address; checked for its shape, not for its existence. */
export const email = textKind(
  MAX_LENGTH,
  ['', 'operator@demo.test', 'a.b+c@sub.example.nl'],
  (value) => (/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(value) ? undefined : { message: 'email' }),
);
