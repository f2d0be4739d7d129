import { dirname, relative, sep } from 'node:path';
import { isMain, root } from './project.mjs';
import { projectFiles } from './projectFiles.mjs';

/** Imports leave these out. */
const MODULE = /\.(?:tsx?|mjs|js)$/;

/** @type {(path: string) => string[]} */
const foldersOf = (path) => {
  const folder = dirname(path);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
};

/**
 * Names that are one where case is ignored, as on macOS and Windows: of two modules that differ in case or extension
 * alone, an import finds whichever is tried first.
 *
 * @param {readonly string[]} paths relative, with slashes
 * @returns {string[]} each clash, as the names beside each other
 */
export const clashesOf = (paths) => {
  /** @type {Map<string, Set<string>>} */
  const byName = new Map();
  const folders = paths.flatMap(foldersOf);
  for (const path of [...paths, ...folders.map((folder) => `${folder}/`)]) {
    const name = path.replace(MODULE, '').toLowerCase();
    byName.set(name, (byName.get(name) ?? new Set()).add(path));
  }
  return [...byName.values()]
    .filter((names) => names.size > 1)
    .map((names) => [...names].toSorted().join(' and '));
};

if (isMain(import.meta.url)) {
  const paths = projectFiles().map((path) => relative(root, path).split(sep).join('/'));
  const clashes = clashesOf(paths);
  for (const clash of clashes)
    console.error(`Names that differ in case or extension alone: ${clash}`);
  process.exitCode = clashes.length > 0 ? 1 : 0;
}
