/** A name as it stands within a sentence: in small letters, abbreviations aside. */
export const inSentence = (name: string): string =>
  name.replace(/\p{L}+/gu, (word) => (/^\p{Lu}{2,}$/u.test(word) ? word : word.toLowerCase()));

/** A sentence as it begins, whatever word the language puts first. */
export const capitalised = (sentence: string): string =>
  sentence.charAt(0).toUpperCase() + sentence.slice(1);
