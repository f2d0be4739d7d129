import { numberKind } from './numberKind';

/** A number with a fraction. */
export const decimal = numberKind({ samples: [null, 0, 52.3731, -0.5], shape: 'plain' });
