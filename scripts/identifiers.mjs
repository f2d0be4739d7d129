import { parseSync, Visitor } from 'vite';
import { isMain } from './project.mjs';
import { failOn, foundInFiles } from './projectFiles.mjs';

const SOURCE = /\.(?:tsx?|mjs)$/;

/** Words that stand for something which has a term of its own: message, problem, report, notify, translate, announce. */
const REFUSED = new Set([
  ...['say', 'says', 'said', 'saying', 'unsaid'],
  ...['tell', 'tells', 'told', 'telling', 'untold', 'foretold'],
]);

/** Between the words of a name: no letter, a capital after a small letter, or the last of several capitals. */
const BETWEEN_WORDS = /[^A-Za-z]+|(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/;

/** @type {(name: string) => boolean} */
const isRefused = (name) =>
  name.split(BETWEEN_WORDS).some((word) => REFUSED.has(word.toLowerCase()));

/**
 * Identifiers of a file with a word in them that isn't one of the field's terms.
 *
 * @param {string} path
 * @param {string} code
 * @returns {string[]} file, line and name of each
 */
export const refusedIdentifiersIn = (path, code) => {
  /** @type {string[]} */
  const found = [];
  /** @type {(node: { name: string, start: number }) => void} */
  const note = ({ name, start }) => {
    if (isRefused(name)) found.push(`${path}:${code.slice(0, start).split('\n').length}: ${name}`);
  };
  const visitor = new Visitor({ Identifier: note, PrivateIdentifier: note, JSXIdentifier: note });
  visitor.visit(parseSync(path, code).program);
  return found;
};

if (isMain(import.meta.url)) failOn(foundInFiles(SOURCE, refusedIdentifiersIn));
