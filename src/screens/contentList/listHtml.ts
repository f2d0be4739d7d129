import { textInHtml } from '../../views/livePage/textInHtml';

/** An item as it stands in its list. */
export interface ShownItem {
  readonly title: string;
  readonly description: string;
  /** Formatted text. */
  readonly htmlContent: string;
  /** Empty where it leads nowhere. */
  readonly externalLink: string;
  /** Its picture as a `data:` address; empty where it has none. */
  readonly picture: string;
}

interface ShownList extends Pick<ShownItem, 'title' | 'description' | 'picture'> {
  readonly items: readonly ShownItem[];
  /** A link's text. */
  readonly readOn: string;
}

/** An element around a text, or nothing around none. */
const around = (element: string, text: string): string =>
  text.trim() === '' ? '' : `<${element}>${textInHtml(text)}</${element}>`;

const picture = (address: string): string =>
  address === '' ? '' : `<img src="${textInHtml(address)}" alt="">`;

const link = (address: string, text: string): string => {
  const written = textInHtml(address.trim());
  return written && `<p><a href="${written}" title="${written}">${textInHtml(text)}</a></p>`;
};

const itemHtml = (item: ShownItem, readOn: string): string => {
  const text = [
    around('h2', item.title),
    around('p', item.description),
    item.htmlContent,
    link(item.externalLink, readOn),
  ];
  return `<article>${picture(item.picture)}<div>${text.join('')}</div></article>`;
};

/** A list of content as a page: its head, and its items in their order. */
export const listHtml = ({ items, readOn, ...list }: ShownList): string =>
  [
    `<header>${picture(list.picture)}<div>${around('h1', list.title)}${around('p', list.description)}</div></header>`,
    ...items.map((item) => itemHtml(item, readOn)),
  ].join('\n');

/** How it looks: plain, since each website gives its lists a look of its own. */
export const listCss = `
body { margin: 0; padding: 2rem; color: #1b1f1f; font: 18px/1.5 system-ui, sans-serif; }
header, article { display: flex; gap: 1.5rem; max-width: 52rem; margin: 0 auto; padding: 1rem 0; }
header { border-bottom: 2px solid #1b1f1f; }
article + article { border-top: 1px solid #d5dada; }
header img, article img { width: 12rem; max-height: 12rem; object-fit: cover; flex: none; }
article div img { width: auto; max-width: 100%; }
h1, h2, p { margin: 0 0 .5rem; overflow-wrap: anywhere; }
`;
