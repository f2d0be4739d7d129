import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { isMain, root } from './project.mjs';
import { projectFiles } from './projectFiles.mjs';

const SOURCE = /\.(ts|tsx|mjs|js|css|html)$/;
const EXPECTED = /@ts-(?:expect-error)/;
const SWITCHED_OFF = /@ts-(?:ignore|expect-error|nocheck)|biome-(?:ignore)|eslint-(?:disable)/;

/** @type {(path: string, line: string) => boolean} */
const isAllowed = (path, line) => path.endsWith('.test-d.ts') && EXPECTED.test(line);

/**
 * Places where a check is switched off. Type tests alone may expect an error.
 *
 * @returns {string[]} file, line and text of each
 */
const findSuppressions = () =>
  projectFiles()
    .filter((path) => SOURCE.test(path))
    .flatMap((path) =>
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
