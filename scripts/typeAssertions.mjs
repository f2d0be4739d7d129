import { parseSync, Visitor } from 'vite';
import { isMain } from './project.mjs';
import { foundInFiles } from './projectFiles.mjs';

/** @typedef {import('vite').ESTree.Node} Node */

/** Most type assertions in `server`: each is a claim that the type checker can't verify. */
const LIMIT = 30;

const SOURCE = /^server\/.*(?<!\.test|\.test-d|\.d)\.ts$/;

/** @type {(type: Node) => boolean} */
const isConst = (type) =>
  type.type === 'TSTypeReference' &&
  type.typeName.type === 'Identifier' &&
  type.typeName.name === 'const';

/**
 * The type assertions in a file; `as const` claims nothing, and doesn't count.
 *
 * @param {string} path
 * @param {string} code
 * @returns {string[]} file, line and text of each
 */
export const typeAssertionsIn = (path, code) => {
  /** @type {string[]} */
  const found = [];
  /** @type {(node: Node & { typeAnnotation: Node }) => void} */
  const note = ({ start, end, typeAnnotation }) => {
    if (isConst(typeAnnotation)) return;
    const line = code.slice(0, start).split('\n').length;
    found.push(`${path}:${line}: ${code.slice(start, end).replaceAll(/\s+/g, ' ')}`);
  };
  const visitor = new Visitor({ TSAsExpression: note, TSTypeAssertion: note });
  visitor.visit(parseSync(path, code).program);
  return found;
};

if (isMain(import.meta.url)) {
  const found = foundInFiles(SOURCE, typeAssertionsIn);
  if (found.length > LIMIT) {
    for (const line of found) console.error(line);
    console.error(`${found.length} type assertions in server, of at most ${LIMIT}`);
    process.exitCode = 1;
  }
}
