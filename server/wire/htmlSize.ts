import { createRequire } from 'node:module';
import type * as Parser from 'parse5';
import { hasManyAttributes } from './attributeCount';
import { Unreadable } from './WireKind';

const require = createRequire(import.meta.url);

/** How many elements may stand in one another: more than browsers build, and little enough to clean in a moment. */
const DEEPEST = 700;

/** Elements of one text: a book of a thousand pages has fewer. */
const MOST = 20_000;

interface Node {
  readonly nodeName: string;
  readonly childNodes?: readonly Node[];
  /** What stands in a template. */
  readonly content?: Node;
}

const refuse = (): never => {
  throw new Unreadable({ message: 'server.shapes.tooNested' });
};

/** Whether so many tags could be too many: what is closed leaves none behind, what isn't may. */
const isShort = (html: string): boolean => {
  let at = -1;
  for (let count = 0; count < DEEPEST; count += 1) {
    at = html.indexOf('<', at + 1);
    if (at === -1) return true;
  }
  return false;
};

/** The document as a browser reads it. Elements are counted as they are made, since unclosed ones are made anew in each paragraph. */
const parsed = (html: string): Node => {
  const { defaultTreeAdapter: adapter, parse } = require('parse5') as typeof Parser;
  let made = 0;
  const createElement: typeof adapter.createElement = (...element) => {
    made += 1;
    return made > MOST ? refuse() : adapter.createElement(...element);
  };
  return parse(html, { treeAdapter: { ...adapter, createElement } });
};

/**
 * Refuses HTML that would keep the server busy: the time that its document takes to build and to clean grows with
 * the square of its depth, so that 15 kB of opened elements take seconds and 150 kB minutes.
 *
 * @throws Unreadable
 */
export const refuseOversized = (html: string): void => {
  if (hasManyAttributes(html)) refuse();
  if (isShort(html)) return;
  let level: readonly Node[] = [parsed(html)];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) refuse();
    level = level.flatMap(({ childNodes = [], content }) =>
      content ? [...childNodes, content] : childNodes,
    );
  }
};
