import { numberKind } from './numberKind';

/** A whole number. */
export const integer = numberKind({ samples: [null, 0, 1, -12, 4_000_000], whole: true });
