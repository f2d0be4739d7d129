import { expect, it } from 'vitest';
import { inTime } from './inTime';

const at = (id: string, hour: number) => ({ id, at: `2026-03-02T${hour}:00:00.000Z` });

const changes = [at('c3', 15), at('c2', 13), at('c1', 11)];
const comments = [at('t2', 14), at('t1', 10)];

const idsOf = (hasMore: { changes: boolean; comments: boolean }) =>
  inTime(
    { entries: changes, hasMore: hasMore.changes },
    { entries: comments, hasMore: hasMore.comments },
  ).map(({ kind, entry }) => `${kind} ${entry.id}`);

it('puts changes and comments together by their time', () => {
  expect(idsOf({ changes: false, comments: false })).toEqual([
    'change c3',
    'comment t2',
    'change c2',
    'change c1',
    'comment t1',
  ]);
});

it('leaves out what others may lie before, until they are read', () => {
  expect(idsOf({ changes: true, comments: false }).at(-1)).toBe('change c1');
  expect(idsOf({ changes: false, comments: true })).toHaveLength(5);
  const first = inTime({ entries: changes, hasMore: false }, { entries: [], hasMore: true });
  expect(first).toHaveLength(3);
});
