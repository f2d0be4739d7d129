import { expect, it } from 'vitest';
import { treeOf } from './tree';

const records = [
  { id: 3, parentId: 1 },
  { id: 2, parentId: null },
  { id: 1, parentId: null },
  { id: 4, parentId: 3 },
  { id: 5, parentId: 99 },
  { id: 6, parentId: 1 },
];

const drawn = (...args: Parameters<typeof treeOf>) =>
  treeOf(...args).map(({ record, level }) => `${'-'.repeat(level)}${record.id}`);

it('puts records beneath their parents and keeps their order', () =>
  expect(drawn(records, 'parentId')).toEqual(['-2', '-1', '--3', '---4', '--6', '-5']));

it('leaves out all that lies beneath what is closed', () => {
  expect(drawn(records, 'parentId', [1])).toEqual(['-2', '-1', '-5']);
  expect(drawn(records, 'parentId', [3])).toEqual(['-2', '-1', '--3', '--6', '-5']);
});

it('finds which records have others beneath them', () =>
  expect(
    treeOf(records, 'parentId')
      .filter(({ hasChildren }) => hasChildren)
      .map(({ record }) => record.id),
  ).toEqual([1, 3]));

it('shows records that lie beneath themselves, each once', () =>
  expect(
    drawn(
      [
        { id: 1, parentId: 2 },
        { id: 2, parentId: 1 },
      ],
      'parentId',
    ),
  ).toEqual(['-1', '--2']));
