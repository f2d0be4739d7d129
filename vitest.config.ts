import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { materialRenderers } from './build/optimisations/materialRenderers';
import { resourceManifest } from './build/resourceManifest';
import { LongestFirst } from './tests/fixtures/longestFirst';

const exclude = [
  ...configDefaults.exclude,
  'tests/e2e/**',
  'dist/**',
  'dist-server/**',
  'dist-pages/**',
  'data/**',
  'reports/**',
];

/** For tests that leave nothing behind in what they import: the files of a worker load it once. */
const shared = { isolate: false };

/**
 * Tests of the browser that put something in a module's place: that lasts as long as the module does, and what was
 * loaded before them knows nothing of it. They have their modules to themselves.
 */
const mocking = ['src', 'dataProvider'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .filter(
      (path) =>
        path.endsWith('.test.tsx') && /vi\.(mock|resetModules)\(/.test(readFileSync(path, 'utf8')),
    ),
);

/** Tests of what only a database does, or only the built server in processes of its own. */
const onPostgres = [
  'server/postgres/*.test.ts',
  'server/records/restore/*.test.ts',
  'mock-server/main.test.ts',
  'mock-server/workers/workers.test.ts',
  'tests/processes/*.test.ts',
];

export default defineConfig({
  plugins: [react(), resourceManifest(), materialRenderers()],
  test: {
    // Contract tests start servers, and share the machine with the other tests.
    testTimeout: 40_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    // As in the browser: once more where the machine is shared and nobody can look, and named at the end.
    retry: process.env.CI ? 1 : 0,
    // Vitest itself leaves one processor idle, which on two is half of the machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: LongestFirst },
    // Or Node would read all of Material's icons for it, in each file of tests.
    server: { deps: { inline: ['@jsonforms/material-renderers'] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['**/*.test.ts'],
          exclude: [...exclude, 'tests/contract/**', 'tests/language/**', ...onPostgres],
          ...shared,
          sequence: { groupOrder: 0 },
        },
      },
      {
        // Puts what makes definitions aside, so it has its modules to itself.
        extends: true,
        test: {
          name: 'language',
          environment: 'node',
          include: ['tests/language/*.test.ts'],
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          environment: 'jsdom',
          include: ['**/*.test.tsx'],
          exclude: [...exclude, ...mocking],
          setupFiles: 'tests/fixtures/eachDom.ts',
          ...shared,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser, mocking',
          environment: 'jsdom',
          include: mocking,
          setupFiles: 'tests/fixtures/eachDom.ts',
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          environment: 'node',
          include: ['tests/contract/*/*.test.ts'],
          globalSetup: 'tests/contract/support/beforeSuites.ts',
          setupFiles: 'tests/contract/support/eachSuite.ts',
          ...shared,
          sequence: { groupOrder: 2 },
        },
      },
      {
        // The same on PostgreSQL, which shows that nothing rests on the memory of one process.
        extends: true,
        test: {
          name: 'postgres',
          environment: 'node',
          include: ['tests/contract/*/*.test.ts', ...onPostgres],
          // Runs tests itself, of what no store makes different.
          exclude: [...exclude, 'tests/contract/general/printedExample.test.ts'],
          env: { TEST_STORE: 'postgres' },
          globalSetup: [
            'tests/fixtures/postgres/server.ts',
            'tests/fixtures/processes/builtServer.ts',
          ],
          setupFiles: 'tests/fixtures/postgres/eachFile.ts',
          ...shared,
          sequence: { groupOrder: 3 },
        },
      },
      {
        // Looks back on what the contract tests did, beside those on PostgreSQL.
        extends: true,
        test: {
          name: 'every call',
          environment: 'node',
          include: ['tests/contract/everyCall.test.ts'],
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
