import { createRequire } from 'node:module';
import type * as Parser from 'parse5';
import type { Steps } from '../store/pace';
import { hasManyAttributes } from './attributeCount';
import { Unreadable } from './WireKind';

const require = createRequire(import.meta.url);

/** How many elements may stand in one another: more than browsers build, and little enough to clean in a moment. */
const DEEPEST = 700;

/** Elements of one text: a book of a thousand pages has fewer. */
const MOST = 15_000;

type Document = Parser.DefaultTreeAdapterMap['document'];
type Node = Parser.DefaultTreeAdapterMap['node'];

const refuse = (): never => {
  throw new Unreadable({ message: 'server.shapes.tooNested' });
};

/** A tree as parse5 builds it, which is refused as soon as it becomes too large or too deep. */
const countingAdapter = (adapter: typeof Parser.defaultTreeAdapter): typeof adapter => {
  let made = 0;
  const depths = new WeakMap<object, number>();
  const place = (parent: object, node: object): void => {
    const depth = (depths.get(parent) ?? 0) + 1;
    if (depth > DEEPEST) refuse();
    depths.set(node, depth);
  };
  return {
    ...adapter,
    createElement: (...element) => {
      made += 1;
      return made > MOST ? refuse() : adapter.createElement(...element);
    },
    appendChild: (parent, node) => {
      place(parent, node);
      adapter.appendChild(parent, node);
    },
    insertBefore: (parent, node, reference) => {
      place(parent, node);
      adapter.insertBefore(parent, node, reference);
    },
  };
};

/** Characters that are read at a time. */
const PART = 8_192;

/** Elements are counted as they are made, since unclosed ones are made anew in each paragraph. */
function* parseCounting(html: string): Steps<Document> {
  const { defaultTreeAdapter, Parser: HtmlParser }: typeof Parser = require('parse5');
  const treeAdapter = countingAdapter(defaultTreeAdapter);
  // Cleaning in the browser reads without scripts as well, so that noscript holds elements.
  const parser = new HtmlParser({ treeAdapter, scriptingEnabled: false });
  for (let at = 0; at === 0 || at < html.length; at += PART) {
    parser.tokenizer.write(html.slice(at, at + PART), at + PART >= html.length);
    yield;
  }
  return parser.document;
}

const nodesIn = (node: Node): readonly Node[] => [
  ...('childNodes' in node ? node.childNodes : []),
  ...('content' in node ? [node.content] : []),
];

/**
 * The document that a browser reads in HTML. What would keep the server busy is refused: the time that a document takes
 * to build and to clean grows with the square of its depth, so that 15 kB of opened elements take seconds and 150 kB
 * minutes.
 *
 * @throws Unreadable
 */
export function* parseHtml(html: string): Steps<Document> {
  if (hasManyAttributes(html)) refuse();
  const document = yield* parseCounting(html);
  let level: readonly Node[] = [document];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) refuse();
    level = level.flatMap(nodesIn);
  }
  return document;
}
