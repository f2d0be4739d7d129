import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A call that a test made and the server took. */
export interface MadeCall {
  readonly method: string;
  /** Below the API's base, as it was sent. */
  readonly path: string;
  readonly fn: unknown;
  /** Body and query together. */
  readonly args: Readonly<Record<string, unknown>>;
}

/** The calls of one file of tests. */
interface Suite {
  readonly file: string;
  readonly calls: readonly MadeCall[];
}

/** What the suites made, a file each: they may run in several processes. */
const FOLDER = 'reports/contract';

let made: MadeCall[] = [];

/** Remembers a call. */
export const recordCall = (call: MadeCall): void => void made.push(call);

/** Begins to remember the calls of another suite. */
export const forgetCalls = (): void => {
  made = [];
};

/** Writes down what a suite made. `file` is its path. */
export const keepCalls = (file: string): void => {
  const suite: Suite = { file, calls: made };
  writeFileSync(join(FOLDER, `${file.replace(/\W+/g, '-')}.json`), JSON.stringify(suite));
};

/** Empties the folder before the first suite runs. */
export const clearCalls = (): void => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
};

/** What all suites of this run made so far. */
export const keptCalls = (): readonly Suite[] =>
  readdirSync(FOLDER).map((name) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')));
