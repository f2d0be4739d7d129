const signs: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};

/** The words of formatted text, blocks and lines apart by a space: to be searched and read, never shown as HTML. */
export const wordsIn = (html: string): string =>
  html
    .replace(/<\/?(?:p|br|h\d|li|ul|ol|div|tr|td|blockquote|pre|hr)\b[^<>]*>/gi, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(#39|\w+);/g, (written, name: string) => signs[name] ?? written)
    .replace(/\s+/g, ' ')
    .trim();
