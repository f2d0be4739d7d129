import { isMain } from './project.mjs';
import { failOn, foundInFiles } from './projectFiles.mjs';

const SOURCE = /\.(ts|tsx|mjs|js|css|html)$/;
const EXPECTED = /@ts-(?:expect-error)/;
const SWITCHED_OFF = /@ts-(?:ignore|expect-error|nocheck)|biome-(?:ignore)|eslint-(?:disable)/;

/** @type {(path: string, line: string) => boolean} */
const isAllowed = (path, line) => path.endsWith('.test-d.ts') && EXPECTED.test(line);

/**
 * Places where a check is switched off. Type tests alone may expect an error.
 *
 * @param {string} path
 * @param {string} text
 * @returns {string[]} file, line and text of each
 */
const suppressionsIn = (path, text) =>
  text
    .split('\n')
    .flatMap((line, index) =>
      SWITCHED_OFF.test(line) && !isAllowed(path, line)
        ? [`${path}:${index + 1}: ${line.trim()}`]
        : [],
    );

if (isMain(import.meta.url)) failOn(foundInFiles(SOURCE, suppressionsIn));
