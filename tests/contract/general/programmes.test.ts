import { expect, test } from 'vitest';
import { behavioursOf } from '../../../server/behaviours/loadBehaviours';
import { definitionsOf } from '../../../server/contract/definitions';
import { resourceRoutes } from '../../../server/http/resourceRoutes';
import { sessionRoutes } from '../../../server/http/sessionRoutes';
import { tablesOf } from '../../../server/tables/tables';
import { films, posters, programmeLabels, programmes } from '../../fixtures/programmes';
import { openApi } from '../support/Api';

const labels = {
  programmes: programmeLabels,
  films: { name: 'Film |||| Films' },
  posters: { name: 'Poster |||| Posters' },
};
const served = {
  definitions: definitionsOf([films, posters, programmes], { en: labels, nl: labels }),
  behaviours: behavioursOf({}),
  tables: tablesOf([films, posters, programmes]),
};
const path = 'cinema/programmes/1';

const open = async () => {
  const api = await openApi({}, [...sessionRoutes, ...resourceRoutes(served)]);
  for (const name of ['Jaws', 'Psycho']) await api.put('cinema/films/add', { name });
  for (const name of ['Popcorn', 'Sold out']) await api.put('cinema/posters/add', { name });
  await api.put('cinema/programmes/add', { name: 'Monday' });
  return api;
};

const items = [
  { filmId: 2, posterId: null, duration: 0, order: 1 },
  { filmId: -1, posterId: 2, duration: 15, order: 2 },
  { filmId: 2, posterId: null, duration: 5, order: 3 },
];

test('rows show by their fields what they stand for, and are answered its title', async () => {
  const api = await open();
  expect(await api.put(path, { items })).toMatchObject([200, {}]);
  await api.put('cinema/films/2', { name: 'Psycho II' });
  expect(await api.get(path)).toEqual([
    200,
    {
      status: true,
      status_message: '',
      results: {
        id: 1,
        name: 'Monday',
        items: [
          { id: 1, title: 'Psycho II', filmId: 2, posterId: null, duration: 0, order: 1 },
          { id: 2, title: 'Sold out', filmId: -1, posterId: 2, duration: 15, order: 2 },
          { id: 3, title: 'Psycho II', filmId: 2, posterId: null, duration: 5, order: 3 },
        ],
        spares: [],
      },
    },
  ]);
});

test.each([
  ['nothing', { filmId: -1, posterId: null }],
  ['two things', { filmId: 1, posterId: 1 }],
  ['what isn’t there', { filmId: 9 }],
])('a row that stands for %s is refused', async (_, row) => {
  const api = await open();
  expect(await api.put(path, { items: [row] })).toMatchObject([
    400,
    { errors: { items: expect.any(String) } },
  ]);
  expect(await api.post(path, { function: 'addSpare', ...row })).toMatchObject([
    400,
    { errors: expect.anything() },
  ]);
});

test('rows of a sub-list have ids of their own, and titles of what they stand for', async () => {
  const api = await open();
  const call = (fn: string, args: object) => api.post(path, { function: fn, ...args });
  expect(await call('addSpare', { filmId: -1, posterId: 2, note: 'a' })).toMatchObject([
    200,
    { last_id: 1 },
  ]);
  expect(await call('addSpare', { filmId: 2, posterId: null })).toMatchObject([
    200,
    { last_id: 2 },
  ]);
  expect(await call('addSpare', { filmId: 2 })).toMatchObject([200, { last_id: 3 }]);
  await call('updateSpare', { spareId: 1, note: 'b' });
  await call('deleteSpare', { id: 3 });
  expect(await api.get(path)).toMatchObject([
    200,
    {
      results: {
        spares: [
          { spareId: 1, title: 'Sold out', filmId: -1, posterId: 2, note: 'b' },
          { spareId: 2, title: 'Psycho', filmId: 2, posterId: null, note: '' },
        ],
      },
    },
  ]);
});

test('what rows stand for is used by their record, and takes the rows along', async () => {
  const api = await open();
  await api.put(path, { items });
  await api.post(path, { function: 'addSpare', posterId: 2 });
  for (const used of ['cinema/films/2', 'cinema/posters/2'])
    expect(await api.get(`${used}/usage`)).toMatchObject([
      200,
      { results: [{ resource: 'programmes', effect: 'cleared', rows: [{ title: 'Monday' }] }] },
    ]);
  expect(await api.get('cinema/posters/1/usage')).toMatchObject([200, { results: [] }]);
  await api.delete('cinema/posters/2');
  expect(await api.get(path)).toMatchObject([
    200,
    { results: { items: [{ id: 1 }, { id: 3 }], spares: [] } },
  ]);
  await api.delete('cinema/films/2');
  expect(await api.get(path)).toMatchObject([200, { results: { items: [] } }]);
});
