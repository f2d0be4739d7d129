import { parseSync, Visitor } from 'vite';
import { isMain } from './project.mjs';
import { failOn, foundInFiles } from './projectFiles.mjs';

const SOURCE = /\.(?:tsx?|mjs)$/;
const TEST = /^tests\/|\.test(?:-d)?\.tsx?$/;

/** Words that stand for something which has a term of its own: message, problem, report, notify, translate, announce. */
const REFUSED = new Set([
  ...['say', 'says', 'said', 'saying', 'unsaid'],
  ...['tell', 'tells', 'told', 'telling', 'untold', 'foretold'],
]);

/** Between the words of a name: no letter, a capital after a small letter, or the last of several capitals. */
const BETWEEN_WORDS = /[^A-Za-z]+|(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/;

/** @type {(text: string) => string | undefined} */
const refusedIn = (text) =>
  text.split(BETWEEN_WORDS).find((word) => REFUSED.has(word.toLowerCase()));

/**
 * Identifiers of a file with a word in them that isn't one of the field's terms, and its comments that have one; those
 * of tests are left alone.
 *
 * @param {string} path
 * @param {string} code
 * @returns {string[]} file, line and name of each, of a comment the word
 */
export const refusedIdentifiersIn = (path, code) => {
  /** @type {string[]} */
  const found = [];
  /** @type {(start: number, what: string) => void} */
  const refuse = (start, what) =>
    void found.push(`${path}:${code.slice(0, start).split('\n').length}: ${what}`);
  /** @type {(node: { name: string, start: number }) => void} */
  const note = ({ name, start }) => {
    if (refusedIn(name)) refuse(start, name);
  };
  const visitor = new Visitor({ Identifier: note, PrivateIdentifier: note, JSXIdentifier: note });
  const { program, comments } = parseSync(path, code);
  visitor.visit(program);
  for (const { value, start } of TEST.test(path) ? [] : comments) {
    const word = refusedIn(value);
    if (word) refuse(start, word);
  }
  return found;
};

if (isMain(import.meta.url)) failOn(foundInFiles(SOURCE, refusedIdentifiersIn));
