import type { Kind } from './Kind';
import { type TextOptions, textKind } from './text/textKind';

interface SecretOptions extends TextOptions {
  /**
   * It never leaves the server whole: what travels is how it begins, and a mask. The mask that comes back leaves
   * what is stored, nothing clears it.
   */
  masked?: true;
  /**
   * The fields that define where, and as whom, it is used. Once one of them is another, the secret has to be entered anew:
   * whoever may change a server's address would be sent it otherwise.
   */
  sentTo?: readonly string[];
}

const MASK = '********';

/** Most characters of a secret that stand before its mask. */
const SHOWN = 3;

/** Whether a text is what travels of a secret that stays on the server, rather than one. */
export const isMask = (text: string): boolean =>
  text.endsWith(MASK) && text.length <= SHOWN + MASK.length;

/** A password, key or token: hidden on screen until asked for, and out of the search's reach. */
export const secret: Kind<string, SecretOptions> = {
  ...textKind<SecretOptions>(10_000, ['', 's3cr3t-Ünï'], (value, { masked }) => {
    const isBlank = value.trim() === '' && (masked || value !== '');
    const isHalfMask = masked && value.includes(MASK) && !isMask(value);
    return isBlank || isHalfMask ? { message: 'wholeSecret' } : undefined;
  }),
  traits: { isUnsortable: true, isOwnPageOnly: true, isSecret: true },
};
