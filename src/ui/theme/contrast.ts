import { getContrastRatio } from '@mui/material/styles';

/** WCAG's 4.5, and what Material UI's rounding of luminance can add to it. */
const MIN_CONTRAST = 4.55;

/** What a text must have on its ground. */
const WANTED = 4.5;

/** A colour as `#rrggbb`, as it is entered: three or six digits, with or without the hash; `null` for no colour. */
export const hexOf = (text: string): string | null => {
  const [, digits = ''] = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim()) ?? [];
  const all = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return all === '' ? null : `#${all.toLowerCase()}`;
};

/** How far two colours are apart as WCAG counts it: from 1 to 21; 1 when one of them is no colour. */
export const contrast = (one: string, other: string): number => {
  const [first, second] = [hexOf(one), hexOf(other)];
  return first && second ? getContrastRatio(first, second) : 1;
};

/** The wanted colour where it can be read on the other; black or white, whichever is clearer, where not. */
export const readableOn = (background: string, wanted: string): string => {
  if (contrast(background, wanted) >= MIN_CONTRAST) return wanted;
  return contrast(background, '#000000') > contrast(background, '#ffffff') ? '#000000' : '#ffffff';
};

/**
 * What a text of one colour has on another where that is too little to be read.
 *
 * @returns the contrast, cut to one decimal; `null` where it is enough, or one of them is no colour
 */
export const tooLittle = (background: string, text: string): number | null => {
  if (!hexOf(background) || !hexOf(text)) return null;
  const found = contrast(background, text);
  return found < WANTED ? Math.floor(found * 10) / 10 : null;
};
