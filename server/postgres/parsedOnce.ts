import { LRUCache } from 'lru-cache';

/** Characters of JSON that are kept, with what they were parsed to: some eighty pages of lists. */
const MOST_CHARACTERS = 1_000_000;

/** Longer ones would take the place of too many others. */
const LONGEST = 50_000;

const kept = new LRUCache<string, object>({
  maxSize: MOST_CHARACTERS,
  maxEntrySize: LONGEST,
  sizeCalculation: (_value, text) => text.length,
});

/**
 * What a JSON of rows holds. The same text gives the same objects as long as they are kept, which are not to be changed:
 * pages are read again far more often than their rows change, and what is worked out from a row can be kept with it.
 */
export const parsedOnce = <T extends object>(text: string): T => {
  const known = kept.get(text);
  if (known) return known as T;
  const parsed: T = JSON.parse(text);
  kept.set(text, parsed);
  return parsed;
};
