import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * What Playwright's JSON report holds of a run.
 *
 * @typedef {{ message?: string, location?: { file: string, line: number } }} TestError
 * @typedef {{ status: string, duration: number, error?: TestError }} Attempt
 * @typedef {{ title: string, file: string, tests: { results: Attempt[] }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 */

const LINES_OF_AN_ERROR = 5;

/** @type {(suites: Suite[]) => Spec[]} */
const specsOf = (suites) =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [...specs, ...specsOf(inner)]);

/** The first lines of an error's message, in one. @param {string} message */
export const startOf = (message) =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter(Boolean)
    .slice(0, LINES_OF_AN_ERROR)
    .join(' | ');

/** @type {(attempt: Attempt) => string} */
const whatWentWrong = ({ status, duration, error }) => {
  const where = error?.location
    ? ` at ${basename(error.location.file)}:${error.location.line}`
    : '';
  return `${status} after ${(duration / 1000).toFixed(1)} s${where}: ${startOf(error?.message ?? '')}`;
};

/**
 * The attempts of a run that failed, in two lines each: those that passed at the next try as well, which
 * nobody could explain afterwards if the end of a long output didn't show it.
 *
 * @param {Suite[]} suites of the report
 * @returns {string} empty when none failed
 */
export const failedAttempts = (suites) =>
  specsOf(suites)
    .flatMap(({ file, title, tests }) =>
      tests
        .flatMap(({ results }) => results)
        .filter(({ status }) => status !== 'passed' && status !== 'skipped')
        .map((attempt) => `${file} › ${title}\n  ${whatWentWrong(attempt)}`),
    )
    .join('\n');
