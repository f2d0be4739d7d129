import { getContrastRatio } from '@mui/material/styles';

/** WCAG's 4.5, and what Material UI's rounding of luminance can add to it. */
const MIN_CONTRAST = 4.55;

const isColour = (text: string): boolean => /^#([\da-f]{3}|[\da-f]{6})$/i.test(text);

/** How far two colours are apart as WCAG counts it: from 1 to 21; 1 when one of them is no colour. */
export const contrast = (one: string, other: string): number =>
  isColour(one) && isColour(other) ? getContrastRatio(one, other) : 1;

/** The wanted colour where it can be read on the other; black or white, whichever is clearer, where not. */
export const readableOn = (background: string, wanted: string): string => {
  if (contrast(background, wanted) >= MIN_CONTRAST) return wanted;
  return contrast(background, '#000000') > contrast(background, '#ffffff') ? '#000000' : '#ffffff';
};
