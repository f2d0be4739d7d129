import type { Kind } from './Kind';
import { type TextOptions, textKind } from './text/textKind';

/** A password, key or token: hidden on screen until asked for, and out of the search's reach. */
export const secret: Kind<string, TextOptions> = {
  ...textKind(['', 's3cr3t-Ünï']),
  traits: { isUnsortable: true, isOwnPageOnly: true, isSecret: true },
};
