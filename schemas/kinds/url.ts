import { isSafeUrl } from '../html/safeUrl';
import { textKind } from './text/textKind';

const isSafe = (value: string): boolean => {
  if (/^(javascript|data|vbscript):/i.test(value)) return false;
  const address = value.includes('://') ? value : `https://${value}`;
  return /^https?:/i.test(address) && isSafeUrl(address);
};

/** A web address, with or without its scheme; never one that runs a script. */
export const url = textKind(['', 'https://example.nl/shop?x=1', 'www.example.nl'], (value) =>
  isSafe(value.trim()) ? undefined : { message: 'url' },
);
