import DOMPurify from 'dompurify';
import { type AllowedElements, cleanWith } from '../../../schemas/html/allowedHtml';

/** How often each part is there: `<table>` for an element, `style` for an attribute. */
const partsIn = (content: ParentNode): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const element of content.querySelectorAll('*'))
    for (const part of [`<${element.localName}>`, ...element.getAttributeNames()])
      counts.set(part, (counts.get(part) ?? 0) + 1);
  return counts;
};

/** Whether it was written, and isn't what a parser adds of itself, as it does the body of a table. */
const isWritten = (part: string, html: string): boolean =>
  html.toLowerCase().includes(part.replace('>', ''));

/**
 * What of a text isn't kept when it is stored: its elements and attributes that may not stand in it.
 *
 * @param allows the only elements that may stand in it, each with its attributes
 */
export const lostParts = (html: string, allows?: AllowedElements): readonly string[] => {
  const { body } = new DOMParser().parseFromString(`<body>${html}`, 'text/html');
  const kept = partsIn(cleanWith(DOMPurify, html, allows));
  return [...partsIn(body)]
    .filter(([part, count]) => count > (kept.get(part) ?? 0) && isWritten(part, html))
    .map(([part]) => part);
};
