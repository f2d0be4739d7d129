// Most text is plain, and taking accents apart is the slow part.
const beyondPlain = /[\u00a0-\uffff]/;

/** A text as searches compare it: in lower case, without accents. */
export const foldText = (text: string): string => {
  const bare = beyondPlain.test(text) ? text.normalize('NFD').replace(/\p{Mark}/gu, '') : text;
  return bare.toLowerCase();
};
