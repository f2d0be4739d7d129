/** No element that anybody writes has more: a parser compares each with all before it. */
const MOST_ATTRIBUTES = 200;

/** No name of an element, and no part of an attribute outside of quotation marks, is longer. */
const LONGEST_WORD = 200;

const ENDS_WORD = /[\s/>=]/;

/** Where what begins at a place ends: at the first sign that ends it, or at so many signs. */
const wordEnd = (html: string, from: number): number => {
  let at = from;
  while (at < html.length && at - from < LONGEST_WORD && !ENDS_WORD.test(html.charAt(at))) at += 1;
  return at;
};

/** Where a value ends: at its second quotation mark, or as a word does. */
const valueEnd = (html: string, from: number): number => {
  const mark = html.charAt(from);
  const end = mark === '"' || mark === "'" ? html.indexOf(mark, from + 1) : -1;
  return end === -1 ? wordEnd(html, from) : end + 1;
};

/** Where the attributes that begin at a place end; nowhere where they are more than an element has. */
const attributesEnd = (html: string, from: number): number | undefined => {
  let at = from;
  for (let count = 0; count <= MOST_ATTRIBUTES; ) {
    const sign = html.charAt(at);
    if (sign === '' || sign === '>') return at;
    if (sign === '=') at = valueEnd(html, at + 1);
    else if (/[\s/]/.test(sign)) at += 1;
    else {
      at = wordEnd(html, at);
      count += 1;
    }
  }
  return undefined;
};

/** As often each character may be looked at, before what takes longer is refused. */
const MOST_LOOKS = 10;

/**
 * Whether an element may have more attributes than it is let have. Each `<` is taken for the begin of one, also within
 * values and comments, so that none is missed.
 */
export const hasManyAttributes = (html: string): boolean => {
  let left = MOST_LOOKS * html.length;
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at + 1)) {
    if (!/[a-z]/i.test(html.charAt(at + 1))) continue;
    const end = attributesEnd(html, wordEnd(html, at + 1));
    if (end === undefined) return true;
    left -= end - at;
    if (left < 0) return true;
  }
  return false;
};
