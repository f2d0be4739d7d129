import { textInHtml } from '../../views/livePage/textInHtml';

/** The texts of a page in one language. */
export interface PageTexts {
  readonly pageTitle: string;
  readonly url: string;
  readonly metaDescription: string;
  readonly metaKeywords: string;
  readonly headCustom: string;
  readonly elements: readonly { readonly key: string; readonly content: string }[];
}

export interface ComposedPage {
  readonly html: string;
  /** What the template has a place for and the page has no block for, not even an empty one. */
  readonly missing: readonly string[];
  /** The blocks that the template has no place for. */
  readonly unused: readonly string[];
}

/** A place of a template: what goes there, in double braces. */
const PLACE = /\{\{([^{}]+)\}\}/g;

/** Names go together whatever their case. */
const known = (name: string): string => name.trim().toLowerCase();

/** The page's own texts, by the names of their places; those are text, where blocks are HTML. */
const ownTexts = ({ headCustom: _, elements: _elements, ...texts }: PageTexts) =>
  Object.entries(texts).map(([name, text]) => [known(name), textInHtml(text)] as const);

/** Puts what a page adds to its head at the end of the template's, or first where that has none. */
const withHead = (template: string, head: string): string => {
  const end = template.search(/<\/head\s*>/i);
  return end < 0
    ? `${head}\n${template}`
    : `${template.slice(0, end)}${head}\n${template.slice(end)}`;
};

/**
 * The texts and blocks of a page in the places of its template.
 *
 * @param template HTML; `null` where there is none: then the blocks follow one another
 */
export const composePage = (template: string | null, page: PageTexts): ComposedPage => {
  const { headCustom, elements } = page;
  const blocks = elements.filter(({ key }) => key.trim() !== '');
  if (template === null) {
    const contents = blocks.map(({ content }) => content);
    return { html: [headCustom, ...contents].join('\n'), missing: [], unused: [] };
  }
  const filled = new Map([
    ...ownTexts(page),
    ...blocks.map(({ key, content }) => [known(key), content] as const),
  ]);
  const asked = [...template.matchAll(PLACE)].map(([, name = '']) => name.trim());
  const named = new Set(asked.map(known));
  const html = template.replace(PLACE, (_, name: string) => filled.get(known(name)) ?? '');
  return {
    html: withHead(html, headCustom),
    missing: [...new Set(asked)].filter((name) => !filled.has(known(name))),
    unused: blocks.map(({ key }) => key).filter((key) => !named.has(known(key))),
  };
};
