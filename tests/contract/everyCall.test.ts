import { expect, test } from 'vitest';
import type { Operation } from '../../server/contract/CallContext';
import { otherPath } from '../../server/http/otherPath';
import type { ContractCall } from '../fixtures/calls/ContractCall';
import { madeByNone } from './support/madeByNone';
import { keptCalls, type MadeCall } from './support/madeCalls';
import { describeOperation, operations } from './support/operations';

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

/** What all suites made; skipped while one of them did not run. */
const madeByAll = (skip: (isSkipped: boolean, note: string) => void): readonly MadeCall[] => {
  const kept = keptCalls();
  const ran = new Set(kept.map(({ file }) => file));
  const left = suites.filter((suite) => ![...ran].some((file) => file.endsWith(suite.slice(1))));
  skip(left.length > 0, `${left.length} suites did not run`);
  return kept.flatMap(({ calls }) => calls);
};

// Run after all suites, and look back on what they made (vitest.config.ts).
test('every call of the contract has been made', ({ skip }) => {
  const made = madeByAll(skip);
  const missing = contractCalls.filter((call) => !isMade(call, made));
  if (missing.length > 0) console.table(missing);
  expect(missing.map(([id]) => id)).toEqual([]);
});

/** Where an operation is called: at its path, the other one that callers know, or that of a new record. */
const pathsOf = (operation: Operation): readonly string[] =>
  [operation.path, otherPath(operation) ?? operation.path].flatMap((path) =>
    operation.fn === undefined ? [path] : [path, `${path}/add`],
  );

const isMadeOperation = (operation: Operation, made: readonly MadeCall[]): boolean => {
  const { method, fn, sent } = operation;
  return made.some(
    (call) =>
      call.method === method &&
      (call.fn ?? undefined) === fn &&
      (sent === undefined || call.args[sent] !== undefined) &&
      pathsOf(operation).some((path) => fits(path, call.path)),
  );
};

test('every call that changes something has been made, and taken', ({ skip }) => {
  const made = madeByAll(skip);
  const changing = operations.filter(
    ({ method, right, isExport }) => method !== 'GET' && (right !== 'read' || isExport),
  );
  expect(changing.length).toBeGreaterThan(500);
  const missing = changing.filter((operation) => !isMadeOperation(operation, made));
  // What a suite makes by now leaves the list.
  expect(missing.map(describeOperation).toSorted()).toEqual(madeByNone.toSorted());
});
