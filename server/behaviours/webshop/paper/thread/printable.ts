/** Most characters of a text that are written on paper. */
const LONGEST = 600;

/** Most characters of a word: longer ones are broken, for finding where takes ever longer the longer a word is. */
const WORD = 40;

const LONG_WORD = new RegExp(`\\S{${WORD}}(?=\\S)`, 'gu');

/** A text as it is written on paper: whoever typed it, laying it out takes no longer than a few lines do. */
export const printable = (text: string): string =>
  (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text).replace(LONG_WORD, '$& ');
