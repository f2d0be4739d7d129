/** A text without the signs of one kind at its beginning and its end. */
export const withoutEnds = (text: string, sign: string): string => {
  let from = 0;
  let until = text.length;
  while (text[from] === sign) from += 1;
  while (until > from && text[until - 1] === sign) until -= 1;
  return text.slice(from, until);
};
