import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from './project.mjs';

/** Folders of what is made and of what comes from elsewhere. */
const SKIPPED = new Set([
  'node_modules',
  'dist',
  'dist-server',
  'dist-pages',
  'data',
  'reports',
  'test-results',
  'coverage',
]);

/** @type {(folder: string) => string[]} */
const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return SKIPPED.has(entry.name) || entry.name.startsWith('.') ? [] : filesIn(path);
  });

/** The project's own files, each with its whole path. */
export const projectFiles = () => filesIn(root);

/**
 * What is found in the project's own files.
 *
 * @param {RegExp} paths relative ones, with slashes, of the files that are read
 * @param {(path: string, code: string) => string[]} find
 */
export const foundInFiles = (paths, find) =>
  projectFiles()
    .map((path) => relative(root, path).replaceAll(sep, '/'))
    .filter((path) => paths.test(path))
    .flatMap((path) => find(path, readFileSync(join(root, path), 'utf8')));

/**
 * Ends the process with failure where something is found, and prints it.
 *
 * @param {string[]} found
 */
export const failOn = (found) => {
  for (const line of found) console.error(line);
  process.exitCode = found.length > 0 ? 1 : 0;
};
