const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether every word that is typed begins a word of the text, or stands within one; case and accents don't matter. */
export const matches = (text: string, typed: string): boolean => {
  const searched = plain(text);
  return plain(typed)
    .split(/\s+/)
    .every((word) => searched.includes(word));
};

/** What begins with what is typed goes first; otherwise the order stays. */
export const bestFirst = <One>(
  all: readonly One[],
  typed: string,
  textOf: (one: One) => string,
): readonly One[] => {
  const begins = (one: One): number => (plain(textOf(one)).startsWith(plain(typed.trim())) ? 0 : 1);
  return all.toSorted((one, other) => begins(one) - begins(other));
};
