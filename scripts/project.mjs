import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, whatever folder a script is started from. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Whether this is an installation that people rely on, rather than a demo or a place to develop in. */
export const isProduction = process.env.NODE_ENV === 'production';

/** Whether a module is the one that Node was started with. */
export const isMain = (/** @type {string} */ url) =>
  process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(url);

/** The programs of the packages that the scripts start; each runs in Node on every platform. */
export const tools = {
  biome: join(root, 'node_modules/@biomejs/biome/bin/biome'),
  knip: join(root, 'node_modules/knip/bin/knip.js'),
  playwright: join(root, 'node_modules/playwright/cli.js'),
  tsc: join(root, 'node_modules/typescript/bin/tsc'),
  tsx: join(root, 'node_modules/tsx/dist/cli.mjs'),
  vite: join(root, 'node_modules/vite/bin/vite.js'),
  vitest: join(root, 'node_modules/vitest/vitest.mjs'),
};

/** Node's arguments to run a TypeScript file of the project. */
export const typescript = (/** @type {string} */ file) => ['--import', 'tsx', file];
