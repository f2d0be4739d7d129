import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { captureNode } from './children.mjs';
import { root, tools } from './project.mjs';

/**
 * A part of the product that is built: from what, into what, and how.
 *
 * @typedef {{ name: string, sources: string[], results: string[], args: string[] }} Part
 */

const HOW_TO_BUILD =
  'run npm ci --include=dev and npm run build, or bring dist, dist-server and dist-pages along.';

/** What both parts are made of. */
const COMMON = ['schemas', 'resources', 'i18n', 'build', 'package-lock.json'];

/** @type {Part} */
const app = {
  name: 'the app',
  sources: [...COMMON, 'src', 'dataProvider', 'public', 'index.html', 'vite.config.ts'],
  results: ['dist/index.html', 'reports/bundle.json'],
  args: [],
};

/** @type {Part} */
const server = {
  name: 'the server',
  sources: [...COMMON, 'server', 'mock-server', 'vite.server.config.ts'],
  results: ['dist-server/main.js'],
  args: ['--config', 'vite.server.config.ts'],
};

/** What the server draws the app's pages with. @type {Part} */
const pages = {
  name: 'the pages',
  sources: [...COMMON, 'src', 'dataProvider', 'vite.pages.config.ts'],
  results: ['dist-pages/worker.js'],
  args: ['--config', 'vite.pages.config.ts'],
};

const MAIN = 'dist-server/main.js';

/**
 * The built server, as Node is given it. Node gives what has just been made 16 MB twice over, fills both while the data
 * are read, and keeps them for as long as it runs. What stays may grow by 40 % until it is collected, where Node allows
 * four times as much: that would be garbage of answers.
 */
export const SERVER = ['--max-semi-space-size=4', '--heap-growing-percent=40', MAIN];

/**
 * The same where a database has the rows: all that it makes is gone after the call, if it isn't taken for what stays
 * since a collection came in between. Several threads that share such short collections out wait for one another longer
 * than one takes: a list costs the processors a twelfth less without.
 */
const ON_DATABASE = [
  '--max-semi-space-size=16',
  '--heap-growing-percent=70',
  '--no-parallel-scavenge',
  MAIN,
];

/**
 * What the server's process finds in its environment. The C library keeps up to eight heaps for each processor, so that
 * threads needn't wait for one another, and gives back little of any: hashes of passwords, pictures and papers would
 * leave a hundred megabytes behind.
 */
export const SERVER_ENVIRONMENT = { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2' };

/** @type {(databaseUrl: string | undefined) => string[]} */
export const serverOn = (databaseUrl) => (databaseUrl ? ON_DATABASE : SERVER);

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

/** @type {(part: Part) => boolean} */
const isPartBuilt = ({ sources, results }) => {
  const paths = results.map((path) => join(root, path));
  if (!paths.every((path) => existsSync(path))) return false;
  const builtAt = Math.min(...paths.map((path) => statSync(path).mtimeMs));
  return sources.every((path) => changedAt(join(root, path)) < builtAt);
};

/** Whether app and server are newer than all that they are made of. */
export const isBuilt = () => [app, server, pages].every(isPartBuilt);

/**
 * What was built is used as it is where what it would be built with isn't installed.
 *
 * @type {(parts: Part[]) => Promise<import('./children.mjs').Captured>}
 */
const buildParts = async (parts) => {
  if (!existsSync(tools.vite)) {
    const missing = parts.filter(({ results }) => !existsSync(join(root, results[0] ?? '')));
    const output = missing.map(({ name }) => `There is no build of ${name}`).join('\n');
    return { code: missing.length === 0 ? 0 : 1, output: output && `${output}: ${HOW_TO_BUILD}` };
  }
  for (const part of parts.filter((one) => !isPartBuilt(one))) {
    console.log(`Building ${part.name} …`);
    const built = await captureNode([
      ...[tools.vite, 'build', '--configLoader', 'runner', '--logLevel', 'warn'],
      ...part.args,
    ]);
    if (built.code !== 0) return built;
  }
  return { code: 0, output: '' };
};

/** Builds what is missing or out of date: the app into `dist/`, the server into `dist-server/`, with the app's pages. */
export const build = () => buildParts([app, server, pages]);

/** The same of the server alone. */
export const buildServer = () => buildParts([server]);
