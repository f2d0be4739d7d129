import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

/** Folders of what is made and of what comes from elsewhere. */
const SKIPPED = new Set([
  'node_modules',
  'dist',
  'dist-server',
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
