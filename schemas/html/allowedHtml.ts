/** What formatted text may hold, unless a text has a list of its own; in browser and server. */
export const allowedHtml = {
  tags: [
    ...['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'div', 'span', 'blockquote', 'pre'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code', 'mark', 'ul', 'ol', 'li', 'a'],
    ...['img', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  attributes: [
    ...['href', 'src', 'alt', 'title', 'width', 'height', 'colspan', 'rowspan', 'start', 'style'],
  ],
  /** An address without white space, which browsers skip. */
  address: /^(?:https?:|mailto:|tel:|\/(?![/\\])|#)/i,
  alignments: new Set(['left', 'center', 'right', 'justify']),
  /** What links of ours open with: apart, without access to the page they stand on. */
  link: { target: '_blank', rel: 'noopener noreferrer' },
};

const allowed = {
  ALLOWED_TAGS: allowedHtml.tags,
  ALLOWED_ATTR: allowedHtml.attributes,
  ALLOWED_URI_REGEXP: allowedHtml.address,
  // Numbers are no addresses, and need not look like one.
  ADD_URI_SAFE_ATTR: ['width', 'height', 'colspan', 'rowspan', 'start'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true as const,
};

/** Elements that may stand in a text, each with its attributes, where that isn't the list above. */
export type AllowedElements = Readonly<Record<string, readonly string[]>>;

type Config = Omit<typeof allowed, 'ALLOWED_TAGS' | 'ALLOWED_ATTR'> & {
  ALLOWED_TAGS: string[];
  ALLOWED_ATTR: string[];
};

/** As much of DOMPurify as is needed here. */
export interface Purifier {
  sanitize(html: string, config: Config): DocumentFragment;
}

/** What is taken out by the list: any element, and of the others' attributes those that no element may have. */
const configOf = (allows: AllowedElements | undefined): Config =>
  allows
    ? {
        ...allowed,
        ALLOWED_TAGS: Object.keys(allows),
        ALLOWED_ATTR: Object.values(allows).flat(),
        ADD_URI_SAFE_ATTR: [...allowed.ADD_URI_SAFE_ATTR, 'target'],
      }
    : allowed;

/** Takes out the attributes that are another element's. */
const keepOwnAttributes = (content: DocumentFragment, allows: AllowedElements): void => {
  for (const element of content.querySelectorAll('*'))
    for (const name of element.getAttributeNames())
      if (!allows[element.localName]?.includes(name)) element.removeAttribute(name);
};

const openApart = (content: DocumentFragment): void => {
  for (const link of content.querySelectorAll('a[href]')) {
    for (const [name, value] of Object.entries(allowedHtml.link)) link.setAttribute(name, value);
  }
};

/**
 * What is left of formatted text that a person wrote: nothing that isn't on the list, of styles the
 * alignment, and links that open without access to the page they stand on.
 *
 * @param purify DOMPurify of the browser's document
 * @param allows the list, where that is the text's own: links then have what it allows and no more
 * @returns what is clean, to be put on a page
 */
export const cleanWith = (
  purify: Purifier,
  html: string,
  allows?: AllowedElements,
): DocumentFragment => {
  // After a line break a frameset can't take the body's place, and leave nothing to return.
  const content = purify.sanitize(`<br>${html}`, configOf(allows && { br: [], ...allows }));
  content.firstChild?.remove();
  for (const element of content.querySelectorAll<HTMLElement>('[style]')) {
    const { textAlign } = element.style;
    element.removeAttribute('style');
    if (allowedHtml.alignments.has(textAlign)) element.style.textAlign = textAlign;
  }
  // Pictures are let through with data in their address, whatever the expression above allows.
  for (const picture of content.querySelectorAll('img[src^="data:" i]'))
    picture.removeAttribute('src');
  if (allows) keepOwnAttributes(content, allows);
  else openApart(content);
  return content;
};

/** The same as text, to be stored or sent. */
export const cleanTextWith = (purify: Purifier, html: string, allows?: AllowedElements): string => {
  const content = cleanWith(purify, html, allows);
  const box = content.ownerDocument.createElement('div');
  box.append(content);
  return box.innerHTML;
};
