import { expect, test, vi } from 'vitest';
import { contentItems } from '../../../resources/websites/contentItems';
import { contentLists } from '../../../resources/websites/contentLists';
import { follower, placeBehind } from './follower';

const last = { id: 4, contentListId: 2, title: 'Zomer', order: 6 };

test('a record that follows another stands behind it, in the same list', () => {
  expect(follower(contentItems, last)).toEqual({ contentListId: 2, order: 7 });
  expect(follower(contentLists, { id: 2, title: 'Nieuws' })).toEqual({});
});

test('the first one that is made stands behind those that are there', async () => {
  const getList = vi.fn().mockResolvedValue({ data: [last], total: 1 });
  expect(await placeBehind({ getList }, contentItems, { contentListId: '2' })).toEqual({
    order: 7,
  });
  expect(getList).toHaveBeenCalledExactlyOnceWith('contentItems', {
    filter: { contentListId: '2' },
    sort: { field: 'order', order: 'DESC' },
    pagination: { page: 1, perPage: 1 },
  });
  expect(await placeBehind({ getList }, contentItems, {})).toEqual({});
  getList.mockResolvedValue({ data: [], total: 0 });
  expect(await placeBehind({ getList }, contentItems, { contentListId: '2' })).toEqual({});
});
