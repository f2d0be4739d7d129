/** Pixels that letters take at most in what a bar is called: 12 pixels high, 600 in weight. */
const WIDE = { letters: 'mwMW@%', pixels: 12 } as const;
const NARROW = { letters: "fijlrtIJ1.,:;'’!|()[]-", pixels: 5.2 } as const;
const CAPITAL = 9.2;
const USUAL = 7.4;
const SPACE = 3.5;
const REST = ' …';
const REST_PIXELS = 14;

const letterWidth = (letter: string): number => {
  if (WIDE.letters.includes(letter)) return WIDE.pixels;
  if (NARROW.letters.includes(letter)) return NARROW.pixels;
  return letter === letter.toLowerCase() ? USUAL : CAPITAL;
};

/** Words come back in bar after bar: two thousand of them are reckoned with in a few milliseconds. */
const known = new Map<string, number>();

const wordWidth = (word: string): number => {
  const before = known.get(word);
  if (before !== undefined) return before;
  const width = [...word].reduce((sum, letter) => sum + letterWidth(letter), 0);
  known.set(word, width);
  return width;
};

const wordsOf = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean);

/** Pixels that the longest word of a text takes at most: measuring it would force a layout for each. */
export const longestWord = (text: string): number =>
  wordsOf(text).reduce((most, word) => Math.max(most, wordWidth(word)), 0);

/** As much of a text as there is room for, in whole words, with a sign for the rest; '' where not even the first has room. */
export const wordsIn = (text: string, width: number, lines: number): string => {
  const words = wordsOf(text);
  let line = 1;
  let used = 0;
  let count = 0;
  let countWithRest = 0;
  for (const word of words) {
    const own = wordWidth(word);
    const isFirst = used === 0;
    const isBeside = !isFirst && used + SPACE + own <= width;
    if (!isFirst && !isBeside) line += 1;
    if (own > width || line > lines) break;
    used = isBeside ? used + SPACE + own : own;
    count += 1;
    if (used + REST_PIXELS <= width) countWithRest = count;
  }
  if (count === words.length) return text;
  return countWithRest > 0
    ? words.slice(0, countWithRest).join(' ') + REST
    : words.slice(0, count).join(' ');
};
