import { textKind } from './textKind';

/** A password, key or token: hidden on screen until asked for, and out of the search's reach. */
export const secret = { ...textKind(['', 's3cr3t-Ünï']), isText: false };
