import { existsSync, readFileSync } from 'node:fs';
import { posix, relative, sep } from 'node:path';
import { isMain, root } from './project.mjs';
import { projectFiles } from './projectFiles.mjs';

/** The rooms whose floors consist of folders that import each other one way. */
const ROOMS = ['src'];

const SOURCE = /(?<!\.test|\.test-d)\.tsx?$/;
const IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']*)'/g;

/**
 * The folder of a floor that a file stands in, as `src/views/list`; none for what stands on the floor itself, which
 * puts its folders together.
 *
 * @type {(path: string) => string | undefined}
 */
const folderOf = (path) => {
  const [room = '', floor, folder, ...rest] = path.split('/');
  return ROOMS.includes(room) && rest.length > 0 ? `${room}/${floor}/${folder}` : undefined;
};

/** @type {(from: string, to: string) => boolean} */
const isSameFloor = (from, to) => posix.dirname(from) === posix.dirname(to);

/**
 * Folders of one floor that import each other, whether at once or by way of others. Their files may well be free of
 * cycles: it is the folders that no longer have a subject each.
 *
 * @param {readonly (readonly [from: string, to: string])[]} imports files, relative, with slashes
 * @returns {string[]} each cycle, as the names of its folders
 */
export const cyclesOf = (imports) => {
  /** @type {Map<string, Set<string>>} */
  const imported = new Map();
  for (const [from, to] of imports.map(([one, other]) => [folderOf(one), folderOf(other)]))
    if (from && to && from !== to && isSameFloor(from, to))
      imported.set(from, (imported.get(from) ?? new Set()).add(to));
  /** @type {(folder: string, path: readonly string[]) => readonly (readonly string[])[]} */
  const from = (folder, path) => {
    const at = path.indexOf(folder);
    if (at >= 0) return [path.slice(at)];
    return [...(imported.get(folder) ?? [])].flatMap((next) => from(next, [...path, folder]));
  };
  const cycles = [...imported.keys()].flatMap((folder) => from(folder, []));
  return [...new Set(cycles.map((cycle) => cycle.toSorted().join(', ')))].toSorted();
};

/** @type {(path: string) => (readonly [string, string])[]} */
const importsOf = (path) =>
  [...readFileSync(posix.join(root, path), 'utf8').matchAll(IMPORT)].flatMap(([, name = '']) => {
    const to = posix.join(posix.dirname(path), name);
    const file = [to, `${to}.ts`, `${to}.tsx`].find(
      (one) => /\.\w+$/.test(one) && existsSync(posix.join(root, one)),
    );
    return file ? [/** @type {const} */ ([path, file])] : [];
  });

if (isMain(import.meta.url)) {
  const paths = projectFiles()
    .map((path) => relative(root, path).split(sep).join('/'))
    .filter((path) => SOURCE.test(path) && folderOf(path));
  const cycles = cyclesOf(paths.flatMap(importsOf));
  for (const cycle of cycles) console.error(`Folders that import each other: ${cycle}`);
  process.exitCode = cycles.length > 0 ? 1 : 0;
}
