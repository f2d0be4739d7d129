import { textKind } from './textKind';

// Browsers skip tabs and line breaks inside an address, so that "java\tscript:" would run.
const isSafe = (value: string): boolean => {
  if (/[\s\p{Cc}]/u.test(value) || /^(javascript|data|vbscript):/i.test(value)) return false;
  try {
    const { protocol } = new URL(value.includes('://') ? value : `https://${value}`);
    return protocol === 'http:' || protocol === 'https:';
  } catch {
    return false;
  }
};

/** A web address, with or without its scheme; never one that runs a script. */
export const url = textKind(['', 'https://example.nl/shop?x=1', 'www.example.nl'], (value) =>
  isSafe(value.trim()) ? undefined : { message: 'url' },
);
