import { expect, test } from 'vitest';
import { behavioursOf } from '../../../server/behaviours/loadBehaviours';
import { definitionsOf } from '../../../server/contract/definitions';
import { resourceRoutes } from '../../../server/http/resourceRoutes';
import { sessionRoutes } from '../../../server/http/sessionRoutes';
import { tablesOf } from '../../../server/tables/tables';
import { shelves } from '../../fixtures/shelves';
import { openApi } from '../support/Api';

const labels = { shelves: { name: 'Shelf |||| Shelves', fields: {} } };
const served = {
  definitions: definitionsOf([shelves], { en: labels, nl: labels }),
  behaviours: behavioursOf({}),
  tables: tablesOf([shelves]),
};
const path = 'store/shelves';

const open = async () => {
  const api = await openApi({}, [...sessionRoutes, ...resourceRoutes(served)]);
  for (const label of ['A', 'B']) await api.put(`${path}/add`, { label, forShelf: 0 });
  return api;
};

test('a field follows another, 0 stands for all, and what is the form’s stays there', async () => {
  const api = await open();
  expect(await api.put(`${path}/add`, { name: 'other', label: 'C' })).toMatchObject([
    400,
    { errors: { forShelf: 'Required' } },
  ]);
  await api.put(`${path}/add`, { name: 'other', label: 'C', forShelf: 2, until: '1-6-2026' });
  const [, body] = await api.get(`${path}/3`);
  expect(body).toEqual({
    status: true,
    status_message: '',
    results: {
      id: 3,
      name: 'C',
      label: 'C',
      forShelf: 2,
      until: '2026-06-01',
      parentId: null,
      limits: '[]',
    },
  });
  expect(await api.get(`${path}/1`)).toMatchObject([200, { results: { forShelf: 0 } }]);
});

test('a tree is answered whole', async () => {
  const api = await open();
  expect(await api.get(`${path}?sort=name&order=asc`)).toMatchObject([
    200,
    { results: [{ name: 'A' }, { name: 'B' }], totalRowCount: 2 },
  ]);
});

test('rows are put in order by their numbers, and those for records keep the records’ ids', async () => {
  const api = await open();
  const limits = [
    { unit: 1, limit: '2.5', place: 2, beside: [] },
    {
      unit: 0,
      limit: '3',
      place: 1,
      beside: [{ id: 2, title: 'B', near: 0 }, { id: 1 }, { id: 1 }],
    },
  ];
  await api.put(`${path}/1`, { limits: JSON.stringify(limits) });
  const [, body] = await api.get(`${path}/1`);
  expect(JSON.parse((body as { results: { limits: string } }).results.limits)).toEqual([
    {
      id: 1,
      unit: 0,
      limit: '3',
      place: 1,
      beside: [
        { id: 2, title: 'B', near: 0 },
        { id: 1, title: 'A', near: 1 },
      ],
    },
    { id: 2, unit: 1, limit: '2.5', place: 2, beside: [] },
  ]);
  const wrong = (row: object) => api.put(`${path}/1`, { limits: [row] });
  expect(await wrong({ unit: 0, limit: '10' })).toMatchObject([
    400,
    { errors: { limits: 'Row 1: Must be at most 9' } },
  ]);
  expect(await wrong({ unit: 0, limit: '1', beside: [{ title: 'B' }] })).toMatchObject([400, {}]);
});

test('rows that a function loads stand for records, each once, and go with them', async () => {
  const api = await open();
  const call = (fn: string, shelfId?: number) => api.post(`${path}/1`, { function: fn, shelfId });
  await call('addBox', 1);
  expect(await call('addBox', 2)).toMatchObject([200, { last_id: 2 }]);
  expect(await call('addBox', 2)).toMatchObject([409, { status: false }]);
  expect(await call('getBoxes')).toEqual([
    200,
    {
      status: true,
      status_message: '',
      results: [
        { id: 1, shelfId: 1, shelf: 'A', place: 1 },
        { id: 2, shelfId: 2, shelf: 'B', place: 2 },
      ],
      totalRowCount: 2,
    },
  ]);
  await api.delete(`${path}/2`);
  expect(await call('getBoxes')).toMatchObject([200, { results: [{ shelfId: 1 }] }]);
});
