import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { captureNode } from './children.mjs';
import { root, tools } from './project.mjs';

const SOURCES = [
  'src',
  'schemas',
  'resources',
  'dataProvider',
  'i18n',
  'build',
  'public',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
];
const RESULTS = ['dist/index.html', 'reports/bundle.json'];

/**
 * The latest change below a path. Folders count as well: theirs is the only trace of a deleted file.
 *
 * @type {(path: string) => number}
 */
const changedAt = (path) => {
  if (!existsSync(path)) return 0;
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  const below = readdirSync(path).map((name) => changedAt(join(path, name)));
  return Math.max(stats.mtimeMs, ...below);
};

/** Whether `dist/` is newer than all that it is made of. */
export const isBuilt = () => {
  const results = RESULTS.map((path) => join(root, path));
  if (!results.every((path) => existsSync(path))) return false;
  const builtAt = Math.min(...results.map((path) => statSync(path).mtimeMs));
  return SOURCES.every((path) => changedAt(join(root, path)) < builtAt);
};

/** Builds the browser's part into `dist/`. */
export const build = () =>
  captureNode([tools.vite, 'build', '--configLoader', 'runner', '--logLevel', 'warn']);
