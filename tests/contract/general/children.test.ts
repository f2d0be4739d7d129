import { expect, test } from 'vitest';
import { behavioursOf } from '../../../server/behaviours/loadBehaviours';
import { definitionsOf } from '../../../server/contract/definitions';
import { resourceRoutes } from '../../../server/http/resourceRoutes';
import { sessionRoutes } from '../../../server/http/sessionRoutes';
import { tablesOf } from '../../../server/tables/tables';
import { cooks, dishes } from '../../fixtures/cooks';
import { users } from '../../fixtures/rows/people';
import { openApi } from '../support/Api';

const labels = {
  cooks: { name: 'Cook |||| Cooks', unnamed: 'Unnamed cook' },
  dishes: { name: 'Dish |||| Dishes' },
};
const served = {
  definitions: definitionsOf([cooks, dishes], { en: labels, nl: labels }),
  behaviours: behavioursOf({}),
  tables: tablesOf([cooks, dishes]),
};

const open = async () => {
  const api = await openApi({}, [...sessionRoutes, ...resourceRoutes(served)]);
  for (const name of ['Bo', '']) await api.put('kitchen/cooks/add', { name });
  for (const [name, cookId] of [
    ['Soup', 1],
    ['Stew', 1],
    ['Bread', 2],
  ] as const)
    await api.put('kitchen/dishes/add', { name, price: '4,5', secret: 'Salt', cookId });
  return api;
};

test('records that name another are listed at its address, with the fields that are shown', async () => {
  const api = await open();
  expect(await api.get('kitchen/cooks/1/dishes?page=2&maxrowcount=1')).toEqual([
    200,
    {
      status: true,
      status_message: '',
      results: [{ id: 2, name: 'Stew', price: 4.5 }],
      totalRowCount: 2,
    },
  ]);
  const found = async (filter: string) => api.get(`kitchen/cooks/1/dishes?filter=${filter}`);
  expect(await found('s')).toMatchObject([200, { totalRowCount: 2 }]);
  expect(await found('sou')).toMatchObject([200, { results: [{ id: 1 }], totalRowCount: 1 }]);
  expect(await found('salt')).toMatchObject([200, { results: [], totalRowCount: 0 }]);
  expect(await api.get('kitchen/cooks/1/dishes?name=Stew')).toMatchObject([
    200,
    { results: [{ id: 2 }], totalRowCount: 1 },
  ]);
  expect(await api.get('kitchen/cooks/9/dishes')).toMatchObject([404, { status: false }]);
  const stranger = await api.as(users.stranger);
  expect(await stranger.get('kitchen/cooks/1/dishes')).toMatchObject([404, {}]);
});

test('they may name it in their rows', async () => {
  const api = await open();
  await api.post('kitchen/dishes/3', { function: 'addStep', text: 'Knead', helperId: 1 });
  expect(await api.get('kitchen/cooks/1/helped')).toMatchObject([
    200,
    { results: [{ id: 3, name: 'Bread' }], totalRowCount: 1 },
  ]);
  expect(await api.get('kitchen/cooks/2/helped')).toMatchObject([200, { totalRowCount: 0 }]);
});

test('they stay when it goes, and lose its name', async () => {
  const api = await open();
  expect(await api.get('kitchen/cooks/1/usage')).toMatchObject([
    200,
    { results: [{ resource: 'dishes', effect: 'cleared', total: 2 }] },
  ]);
  expect(await api.delete('kitchen/cooks/1')).toMatchObject([200, {}]);
  expect(await api.get('kitchen/dishes/1')).toMatchObject([
    200,
    { results: { name: 'Soup', cookId: null } },
  ]);
  expect(await api.put('kitchen/dishes/add', { name: 'Salad' })).toMatchObject([200, {}]);
});

test('a name that is worked out is searched in the language of the caller', async () => {
  const api = await open();
  const dutch = await api.as(users.admin, { 'Accept-Language': 'nl' });
  expect(await api.get('kitchen/cooks?filter=(en)')).toMatchObject([200, { totalRowCount: 1 }]);
  expect(await dutch.get('kitchen/cooks?filter=(en)')).toMatchObject([200, { totalRowCount: 0 }]);
  expect(await dutch.get('kitchen/cooks?filter=unnamed')).toMatchObject([
    200,
    { results: [{ id: 2 }] },
  ]);
});
