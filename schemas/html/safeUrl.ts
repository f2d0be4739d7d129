/** Addresses that can't run anything: of the web, of mail and telephone, of this server, of this page. */
const safeAddress = /^(?:https?:\/\/[^/?#]|mailto:[^?]|tel:[+\d]|\/(?![/\\])|#)/i;

/**
 * Whether a text may become the address of a link or a button. Browsers skip white space and control
 * characters inside an address and read a backslash as a slash, so none may be in it; nor may entities,
 * which become other characters wherever the address is put into HTML.
 */
export const isSafeUrl = (text: string): boolean => {
  if (/[\s\p{C}\\<>"'`]|&(?:#|\w+;)/u.test(text) || !safeAddress.test(text)) return false;
  return !/^https?:/i.test(text) || URL.canParse(text);
};
