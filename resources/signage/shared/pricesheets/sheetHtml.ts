const none: readonly string[] = [];

/** The elements that a price sheet may hold, each with its attributes. */
export const sheetHtml = {
  p: none,
  br: none,
  h1: none,
  h2: none,
  h3: none,
  h4: none,
  h5: none,
  h6: none,
  strong: none,
  em: none,
  span: none,
  div: none,
  ul: none,
  ol: none,
  li: none,
  a: ['href', 'target'],
  img: ['src', 'alt', 'width', 'height'],
} as const;
