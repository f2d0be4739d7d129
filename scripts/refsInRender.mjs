import { parseSync, Visitor } from 'vite';
import { isMain } from './project.mjs';
import { failOn, foundInFiles } from './projectFiles.mjs';

/** @typedef {import('vite').ESTree.Node} Node */

const SOURCE = /^src\/.*(?<!\.test|\.test-d|\.d)\.tsx?$/;

/** @type {(node: Node | null) => boolean} */
const isUseRef = (node) =>
  node?.type === 'CallExpression' &&
  node.callee.type === 'Identifier' &&
  node.callee.name === 'useRef';

/**
 * Where a ref is read or written while the component or hook that made it renders, and not later, in a function inside
 * it. React may render without committing, or twice, and doesn't render again when a ref changes.
 *
 * @param {string} path
 * @param {string} code
 * @returns {string[]} file, line and the ref's name of each
 */
export const refsInRenderOf = (path, code) => {
  /** @type {string[]} */
  const found = [];
  /** The refs made by each of the functions around, the innermost last. @type {Set<string>[]} */
  const made = [new Set()];
  const enter = () => void made.push(new Set());
  const leave = () => void made.pop();
  const visitor = new Visitor({
    FunctionDeclaration: enter,
    FunctionExpression: enter,
    ArrowFunctionExpression: enter,
    'FunctionDeclaration:exit': leave,
    'FunctionExpression:exit': leave,
    'ArrowFunctionExpression:exit': leave,
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && isUseRef(init)) made.at(-1)?.add(id.name);
    },
    MemberExpression: ({ object, property, start }) => {
      if (property.type !== 'Identifier' || property.name !== 'current') return;
      if (object.type !== 'Identifier' || !made.at(-1)?.has(object.name)) return;
      found.push(`${path}:${code.slice(0, start).split('\n').length}: ${object.name}`);
    },
  });
  visitor.visit(parseSync(path, code).program);
  return found;
};

if (isMain(import.meta.url)) failOn(foundInFiles(SOURCE, refsInRenderOf));
