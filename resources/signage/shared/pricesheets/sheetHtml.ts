/** By its class an element is found by the sheet's own CSS and script. */
const plain: readonly string[] = ['class'];

/** The elements that a price sheet may hold, each with its attributes. */
export const sheetHtml = {
  p: plain,
  br: [],
  h1: plain,
  h2: plain,
  h3: plain,
  h4: plain,
  h5: plain,
  h6: plain,
  strong: plain,
  em: plain,
  span: plain,
  div: plain,
  ul: plain,
  ol: plain,
  li: plain,
  a: [...plain, 'href', 'target'],
  img: [...plain, 'src', 'alt', 'width', 'height'],
} as const;
