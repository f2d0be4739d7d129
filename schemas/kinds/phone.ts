import { textKind } from './text/textKind';

/** A telephone number as people write it: digits with spaces, dashes, brackets and a leading plus. */
export const phone = textKind(50, ['', '+31 20 123 45 67', '(020) 123-4567'], (value) =>
  /^\+?[\d\s().\-/]+$/.test(value) && /\d/.test(value) ? undefined : { message: 'phone' },
);
