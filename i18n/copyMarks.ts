import type { contentLanguages } from '../schemas';

/** How a copy is marked in each language that content is written in, whoever makes it. */
export const copyMarks: Readonly<Record<(typeof contentLanguages)[number], string>> = {
  'NL-nl': '(kopie)',
  'EN-gb': '(copy)',
  'DE-de': '(Kopie)',
  'FR-fr': '(copie)',
};
