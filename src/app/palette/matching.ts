const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Fewer letters stand in too many words: VAT in reservation. */
const SIGNIFICANT = 4;

const wordsOf = (text: string): readonly string[] => text.split(/[^\p{L}\p{N}]+/u);

/**
 * Whether every word that is typed begins a word of the text, or stands within one, as parts of compounds do, once it
 * is long enough to mean them; case and accents don't matter.
 */
export const matches = (text: string, typed: string): boolean => {
  const searched = plain(text);
  const words = wordsOf(searched);
  return plain(typed)
    .split(/\s+/)
    .every((word) =>
      word.length < SIGNIFICANT
        ? words.some((one) => one.startsWith(word)) || searched.startsWith(word)
        : searched.includes(word),
    );
};

/** 0 for a text that begins with what is typed, 1 where one of its words does, 2 for what has it elsewhere. */
const rank = (text: string, typed: string): number => {
  const searched = plain(text);
  const sought = plain(typed.trim());
  if (searched.startsWith(sought)) return 0;
  return wordsOf(searched).some((word) => word.startsWith(sought)) ? 1 : 2;
};

/** What begins with what is typed goes first, then what has a word that does; otherwise the order stays. */
export const bestFirst = <One>(
  all: readonly One[],
  typed: string,
  textOf: (one: One) => string,
): readonly One[] =>
  all.toSorted((one, other) => rank(textOf(one), typed) - rank(textOf(other), typed));
