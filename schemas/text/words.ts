import { foldText } from './fold';

/** What a search asks for: its words, as texts are compared. */
export const wordsOf = (search: string): readonly string[] =>
  foldText(search)
    .split(/\s+/)
    .filter((word) => word !== '');

/** Whether each of the words stands in a text that is folded; the words needn't stand together. */
export const holdsWords = (folded: string, words: readonly string[]): boolean =>
  words.every((word) => folded.includes(word));
