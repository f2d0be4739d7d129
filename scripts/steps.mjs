import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { provideBrowser } from './browser.mjs';
import { build, isBuilt } from './build.mjs';
import { captureNode } from './children.mjs';
import { failedAttempts, startOf } from './failedAttempts.mjs';
import { root, tools } from './project.mjs';
import { withTestDatabase } from './testDatabase.mjs';

/**
 * What came of a step; `output` is shown when something failed, `summary` at the end of the run and in any case,
 * `note` on the step's line.
 *
 * @typedef {{ passed: number, failed: number, skipped?: number, output: string, summary?: string,
 *   note?: string }} Outcome
 * @typedef {{ name: string, run: (args: string[]) => Promise<Outcome> }} Step
 * @typedef {{ firstList: { kB: number }, problems: string[] }} BundleReport
 * @typedef {{ fullName: string, status: string, failureMessages: string[] }} UnitTest
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number,
 *   numTodoTests: number, testResults: { status: string, assertionResults: UnitTest[] }[] }} UnitReport
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number },
 *   suites: import('./failedAttempts.mjs').Suite[] }} BrowserReport
 */

const BOUNDARIES = ['style/noRestrictedImports', 'suspicious/noImportCycles', 'plugin'];
const BUNDLE_REPORT = 'reports/bundle.json';
const UNIT_REPORT = 'reports/unit.json';
const BROWSER_REPORT = 'reports/browser.json';

/**
 * @template T
 * @param {string} file
 * @returns {T | undefined} undefined when the run broke off before it was written
 */
const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8'));
  } catch {
    return undefined;
  }
};

/** @type {(isPassed: boolean, output: string, note?: string) => Outcome} */
const single = (isPassed, output, note) =>
  isPassed ? { passed: 1, failed: 0, output, note } : { passed: 0, failed: 1, output, note };

/** @type {(name: string, args: string[]) => Step} */
const check = (name, args) => ({
  name,
  run: async () => {
    const { code, output } = await captureNode(args);
    return single(code === 0, output);
  },
});

/** @type {Step} */
const bundle = {
  name: 'bundle budget',
  run: async () => {
    const { code, output } = isBuilt() ? { code: 0, output: '' } : await build();
    if (code !== 0) return single(false, output);
    /** @type {BundleReport | undefined} */
    const report = readReport(BUNDLE_REPORT);
    if (!report) return single(false, `${BUNDLE_REPORT} is missing`);
    const { firstList, problems } = report;
    return single(problems.length === 0, problems.join('\n'), `${firstList.kB} kB at first`);
  },
};

/**
 * Tests that a report doesn't know of (a file that can't be loaded, a run that broke off) still fail.
 *
 * @type {(counts: { passed: number, failed: number, skipped: number }, code: number, output: string) => Outcome}
 */
const counted = (counts, code, output) =>
  code !== 0 && counts.failed === 0 ? { ...counts, failed: 1, output } : { ...counts, output };

/** @type {(test: UnitTest) => string} */
const failedTest = ({ fullName, status, failureMessages }) => {
  const messages = failureMessages.map((message) => `  ${startOf(message)}`);
  return [`${fullName}: ${status}`, ...messages].join('\n');
};

/**
 * Tests that Vitest runs: those of some of its projects (vitest.config.ts), or of all.
 *
 * @type {(name: string, projects?: string[]) => Step}
 */
const tests = (name, projects = []) => ({
  name,
  run: async (args) => {
    rmSync(join(root, UNIT_REPORT), { force: true });
    const { code, output } = await captureNode([
      ...[tools.vitest, 'run', '--configLoader', 'runner'],
      ...['--reporter=default', '--reporter=json', `--outputFile=${UNIT_REPORT}`],
      ...projects.map((project) => `--project=${project}`),
      ...args,
    ]);
    /** @type {UnitReport | undefined} */
    const report = readReport(UNIT_REPORT);
    const broken = (report?.testResults ?? []).filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    );
    const counts = {
      passed: report?.numPassedTests ?? 0,
      failed: (report?.numFailedTests ?? 0) + broken.length,
      skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    };
    // What passes when it is tried again (only CI does) has passed; the summary lists what failed before as well.
    const failing = (report?.testResults ?? [])
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ failureMessages }) => failureMessages.length > 0);
    const retried = failing.filter(({ status }) => status === 'passed');
    return {
      ...counted(counts, code, output),
      summary: failing.map(failedTest).join('\n'),
      note: retried.length > 0 ? `${retried.length} only when tried again` : undefined,
    };
  },
});

/**
 * Tests that Playwright runs.
 *
 * @type {(args: string[], env?: NodeJS.ProcessEnv) => Promise<Outcome>}
 */
const inBrowser = async (args, env = {}) => {
  if (!isBuilt()) return { passed: 0, failed: 0, skipped: 0, output: '', note: 'not run: no app' };
  rmSync(join(root, BROWSER_REPORT), { force: true });
  const { code, output } = await captureNode(
    [tools.playwright, 'test', '--reporter=list,json', ...args],
    { CHROMIUM_PATH: provideBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: BROWSER_REPORT, ...env },
  );
  /** @type {BrowserReport | undefined} */
  const report = readReport(BROWSER_REPORT);
  const stats = report?.stats;
  const counts = {
    // What passes when it is tried again (only CI does) has passed; the summary lists what failed before.
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 0,
    skipped: stats?.skipped ?? 0,
  };
  const note = stats?.flaky ? `${stats.flaky} only when tried again` : undefined;
  return {
    ...counted(counts, code, output),
    summary: failedAttempts(report?.suites ?? []),
    note,
  };
};

/** @type {Step} */
const browser = { name: 'browser tests', run: (args) => inBrowser(args) };

/**
 * Those marked `@smoke`, once more on PostgreSQL and several processes.
 *
 * @type {Step}
 */
const smoke = {
  name: 'browser tests on PostgreSQL',
  run: (args) =>
    withTestDatabase((url) =>
      inBrowser(args, { TEST_STORE: 'postgres', ...(url && { E2E_DATABASE_URL: url }) }),
    ),
};

const checks = [
  check('type check', ['scripts/typecheck.mjs']),
  check('lint', [
    ...[tools.biome, 'check', '--error-on-warnings', '--max-diagnostics=100'],
    ...BOUNDARIES.map((rule) => `--skip=${rule}`),
  ]),
  check('boundaries', [
    ...[tools.biome, 'lint', '--error-on-warnings', '--max-diagnostics=100'],
    ...BOUNDARIES.map((rule) => `--only=${rule}`),
  ]),
  check('unused files, exports and packages', [tools.knip]),
  check('no check switched off', ['scripts/suppressions.mjs']),
  check('names apart where case is ignored', ['scripts/fileNames.mjs']),
  check('folders import one way', ['scripts/folderCycles.mjs']),
  check('type assertions in the server', ['scripts/typeAssertions.mjs']),
  check('names and comments in the field’s terms', ['scripts/identifiers.mjs']),
  check('no ref used in render', ['scripts/refsInRender.mjs']),
  check('sizes and colours of the theme', ['scripts/themeValues.mjs']),
];

/** The steps of `npm test`, in order. */
export const allSteps = [...checks, tests('unit and contract tests'), bundle, browser, smoke];

/**
 * What `npm test -- <part>` runs. What follows the part narrows its tests to files with such a name.
 *
 * @type {Record<string, Step[]>}
 */
export const parts = {
  checks: [...checks, bundle],
  unit: [tests('unit tests', ['unit', 'language', 'browser', 'browser, mocking'])],
  contract: [tests('contract tests', ['contract', 'every call'])],
  postgres: [tests('contract tests on PostgreSQL', ['postgres'])],
  e2e: [bundle, browser],
  smoke: [bundle, smoke],
};
