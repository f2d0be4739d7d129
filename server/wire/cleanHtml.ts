import { createRequire } from 'node:module';
import type * as FromParser from 'hast-util-from-parse5';
import type * as Sanitizer from 'hast-util-sanitize';
import type * as ToParser from 'hast-util-to-parse5';
import type * as Parser from 'parse5';
import type * as Names from 'property-information';
import { type AllowedElements, allowedHtml } from '../../schemas/html/allowedHtml';
import { atOnce, inTurns, type Steps } from '../store/pace';
import { parseHtml } from './parseHtml';
import { Unreadable } from './WireKind';

const require = createRequire(import.meta.url);

type Nodes = ReturnType<typeof FromParser.fromParse5>;
type Element = Extract<Nodes, { type: 'element' }>;

/** Loaded with the first HTML to clean: a server that never gets any starts without. */
const load = () => {
  const { fromParse5 }: typeof FromParser = require('hast-util-from-parse5');
  const { sanitize }: typeof Sanitizer = require('hast-util-sanitize');
  const { toParse5 }: typeof ToParser = require('hast-util-to-parse5');
  const { serialize }: typeof Parser = require('parse5');
  const { find, html }: typeof Names = require('property-information');
  return {
    fromParse5,
    sanitize,
    toParse5,
    serialize,
    propertyOf: (name: string) => find(html, name).property,
  };
};

/** Elements that go with what they hold, as the browser's cleaning has them: their text is no text of the page. */
const REMOVED_WHOLE = [
  ...['annotation-xml', 'audio', 'colgroup', 'desc', 'foreignobject', 'head', 'iframe', 'math'],
  ...['mi', 'mn', 'mo', 'ms', 'mtext', 'noembed', 'noframes', 'noscript', 'plaintext', 'script'],
  ...['selectedcontent', 'style', 'svg', 'template', 'thead', 'title', 'video', 'xmp'],
];

const schemaOf = (allows: AllowedElements | undefined): Sanitizer.Schema => {
  const { propertyOf } = load();
  const attributes = allows ?? { '*': allowedHtml.attributes };
  return {
    tagNames: allows ? Object.keys({ br: [], ...allows }) : allowedHtml.tags,
    attributes: Object.fromEntries(
      Object.entries(attributes).map(([element, names]) => [element, names.map(propertyOf)]),
    ),
    strip: REMOVED_WHOLE,
    ancestors: {},
    clobber: [],
    protocols: {},
    required: {},
  };
};

/** White space and control characters, which browsers skip in an address. */
const SKIPPED = /[\s\p{Cc}]/gu;

const keepSafeAddress = ({ properties }: Element, name: 'href' | 'src'): void => {
  const address = String(properties[name] ?? '');
  if (address === '') return;
  if (allowedHtml.address.test(address.replace(SKIPPED, ''))) properties[name] = address.trim();
  else delete properties[name];
};

const alignmentIn = (style: string): string | undefined =>
  style
    .toLowerCase()
    .split(';')
    .map((declaration) => declaration.split(':').map((part) => part.trim()))
    .findLast(([name]) => name === 'text-align')?.[1];

/** Of styles the alignment stays. */
const keepAlignment = ({ properties }: Element): void => {
  const alignment = alignmentIn(String(properties.style ?? ''));
  delete properties.style;
  if (alignment !== undefined && allowedHtml.alignments.has(alignment))
    properties.style = `text-align: ${alignment};`;
};

/** What the list of elements and attributes doesn't cover. */
const keepSafeValues = (node: Nodes, opensApart: boolean): void => {
  if (node.type === 'element') {
    keepSafeAddress(node, 'href');
    keepSafeAddress(node, 'src');
    keepAlignment(node);
    if (opensApart && node.tagName === 'a' && node.properties.href !== undefined)
      Object.assign(node.properties, allowedHtml.link);
  }
  if ('children' in node) for (const child of node.children) keepSafeValues(child, opensApart);
};

/** Text that can't be read as anything but text. */
const isPlain = (html: string): boolean => !/[<&]/.test(html);

function* cleaning(html: string, allows: AllowedElements | undefined): Steps<string> {
  if (isPlain(html)) return html;
  const { fromParse5, sanitize, serialize, toParse5 } = load();
  // After a text a frameset can't take the body's place, and leave nothing to return.
  const parsed = fromParse5(yield* parseHtml(`<br>${html}`));
  yield;
  const content = sanitize(parsed, schemaOf(allows));
  yield;
  keepSafeValues(content, !allows);
  yield;
  const written = toParse5(content);
  yield;
  return 'childNodes' in written ? serialize(written).slice('<br>'.length) : '';
}

/** What came of cleaning: the text, or why it was refused. */
type Cleaned = { readonly html: string } | { readonly refusal: Unreadable };

/** Texts that were cleaned ahead of the save that takes them: those of a few calls. */
const ahead = new Map<string, Cleaned>();
const MOST_AHEAD = 16;

/** Characters that are cleaned in a moment. */
const SHORT = 4_000;

const keyOf = (html: string, allows: AllowedElements | undefined): string =>
  `${JSON.stringify(allows ?? null)}${html}`;

/**
 * Cleans a long text in turns with other calls, so that `cleanHtml`, which is asked for it next, has it ready: what a
 * save works out it works out in one go.
 */
export const cleanAhead = async (html: string, allows?: AllowedElements): Promise<void> => {
  const key = keyOf(html, allows);
  if (html.length < SHORT || isPlain(html) || ahead.has(key)) return;
  const cleaned = await inTurns(cleaning(html, allows)).then(
    (text): Cleaned => ({ html: text }),
    (refusal: unknown): Cleaned => {
      if (refusal instanceof Unreadable) return { refusal };
      throw refusal;
    },
  );
  ahead.set(key, cleaned);
  for (const oldest of ahead.keys()) {
    if (ahead.size <= MOST_AHEAD) break;
    ahead.delete(oldest);
  }
};

/**
 * What may be stored of HTML that was sent: the same that the browser lets through when it shows it. It is read as
 * browsers do, and written anew from what is on the list.
 *
 * @param allows the list, where that is the text's own
 * @throws Unreadable for more than can be looked through in a moment
 */
export const cleanHtml = (html: string, allows?: AllowedElements): string => {
  const known = html.length < SHORT ? undefined : ahead.get(keyOf(html, allows));
  if (known === undefined) return atOnce(cleaning(html, allows));
  if ('refusal' in known) throw known.refusal;
  return known.html;
};
