import { expect, test } from 'vitest';
import type { ContractCall } from '../fixtures/calls/ContractCall';
import { keptCalls, type MadeCall } from './support/madeCalls';

const lists = import.meta.glob<readonly ContractCall[]>('../fixtures/calls/*/*.ts', {
  eager: true,
  import: 'calls',
});
const contractCalls = Object.values(lists).flat();

/** The suites that there are; none is loaded. */
const suites = Object.keys(import.meta.glob('./*/*.test.ts'));

const fits = (pattern: string, path: string): boolean => {
  const parts = pattern.replace(/\/$/, '').split('/');
  const sent = path.replace(/\/$/, '').split('/');
  return (
    parts.length === sent.length &&
    // `add` is a path of its own, never an id.
    parts.every((part, at) => part === sent[at] || (part.startsWith('{') && sent[at] !== 'add'))
  );
};

const isMade = (
  [, method, path, fn, args = {}]: ContractCall,
  made: readonly MadeCall[],
): boolean =>
  made.some(
    (call) =>
      call.method === method &&
      fits(path, call.path) &&
      (fn === undefined || call.fn === fn) &&
      Object.entries(args).every(([name, value]) => call.args[name] === value),
  );

test('no call of the contract is listed twice', () => {
  const ids = contractCalls.map(([id]) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

// Runs after all suites, and looks back on what they made (vitest.config.ts).
test('every call of the contract has been made', ({ skip }) => {
  const kept = keptCalls();
  const ran = new Set(kept.map(({ file }) => file));
  const left = suites.filter((suite) => ![...ran].some((file) => file.endsWith(suite.slice(1))));
  skip(left.length > 0, `${left.length} suites did not run`);
  const made = kept.flatMap(({ calls }) => calls);
  const missing = contractCalls.filter((call) => !isMade(call, made));
  if (missing.length > 0) console.table(missing);
  expect(missing.map(([id]) => id)).toEqual([]);
});
