import { expect, test } from 'vitest';
import { modules, people } from '../../tests/contract/store/tables';
import { rowsOf } from './rowOf';

const rows = [{ id: 1, doc: { name: 'Ann' } }];

test('an answer that several calls get gives the same rows, frozen, each table its own', () => {
  const [first] = rowsOf(people, { rows, isShared: true });
  expect(first).toEqual({ id: 1, name: 'Ann' });
  expect(Object.isFrozen(first)).toBe(true);
  expect(rowsOf(people, { rows, isShared: true })[0]).toBe(first);
  expect(rowsOf(modules, { rows, isShared: true })[0]).not.toBe(first);
});

test('an answer of one call gives rows of its own', () => {
  const [first] = rowsOf(people, { rows });
  expect(Object.isFrozen(first)).toBe(false);
  expect(rowsOf(people, { rows })[0]).not.toBe(first);
});
