const BETWEEN = /[,;|\n]/g;

/** More parts than anybody writes into a cell. */
const MOST_PARTS = 200;

/** The longest run of parts, from the first on, that is known; or else that one. */
const longest = (parts: readonly string[], isKnown: (text: string) => boolean) => {
  for (let count = parts.length; count > 1; count -= 1) {
    const text = parts.slice(0, count).join('').trim();
    if (isKnown(text)) return { text, count };
  }
  return { text: (parts[0] ?? '').trim(), count: 1 };
};

/**
 * The names in a cell, which has commas, semicolons, bars or line ends between them. A name that is known may have
 * such signs in it.
 */
export const splitKnown = (cell: string, isKnown: (text: string) => boolean): readonly string[] => {
  const signs = [...cell.matchAll(BETWEEN)].map(({ index }) => index);
  if (signs.length > MOST_PARTS) return cell.split(BETWEEN).map((text) => text.trim());
  // Each but the first begins with the sign before it, so that several together are the text that they were.
  const parts = [0, ...signs].map((start, at) => cell.slice(start, signs[at] ?? cell.length));
  const names: string[] = [];
  for (let at = 0; at < parts.length; ) {
    const rest = [at === 0 ? (parts[0] ?? '') : (parts[at] ?? '').slice(1), ...parts.slice(at + 1)];
    const { text, count } = longest(rest, isKnown);
    if (text !== '') names.push(text);
    at += count;
  }
  return names;
};
