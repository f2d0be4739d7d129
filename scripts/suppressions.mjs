import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isMain, root } from './project.mjs';

const SKIPPED = new Set([
  'node_modules',
  'dist',
  'dist-server',
  'data',
  'reports',
  'test-results',
  'coverage',
]);
const EXPECTED = /@ts-(?:expect-error)/;
const SWITCHED_OFF = /@ts-(?:ignore|expect-error|nocheck)|biome-(?:ignore)|eslint-(?:disable)/;

/** @type {(folder: string) => string[]} */
const sourcesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return SKIPPED.has(entry.name) || entry.name.startsWith('.') ? [] : sourcesIn(path);
    return /\.(ts|tsx|mjs|js|css|html)$/.test(entry.name) ? [path] : [];
  });

/** @type {(path: string, line: string) => boolean} */
const isAllowed = (path, line) => path.endsWith('.test-d.ts') && EXPECTED.test(line);

/**
 * Places where a check is switched off. Type tests alone may expect an error.
 *
 * @returns {string[]} file, line and text of each
 */
const findSuppressions = () =>
  sourcesIn(root).flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        SWITCHED_OFF.test(line) && !isAllowed(path, line)
          ? [`${relative(root, path)}:${index + 1}: ${line.trim()}`]
          : [],
      ),
  );

if (isMain(import.meta.url)) {
  const found = findSuppressions();
  for (const line of found) console.error(line);
  process.exitCode = found.length > 0 ? 1 : 0;
}
