import { expect, test } from 'vitest';
import { behavioursOf } from '../../../server/behaviours/loadBehaviours';
import { definitionsOf } from '../../../server/contract/definitions';
import { resourceRoutes } from '../../../server/http/resourceRoutes';
import { sessionRoutes } from '../../../server/http/sessionRoutes';
import { tablesOf } from '../../../server/tables/tables';
import { recipes, settings } from '../../fixtures/kitchen';
import { openApi } from '../support/Api';

const labels = {
  recipes: {
    name: 'Recipe |||| Recipes',
    fields: { sheet: 'Sheet' },
    messages: { tooDear: 'At most 100 euros' },
  },
  kitchenSettings: { name: 'Settings |||| Settings' },
};

const served = {
  definitions: definitionsOf([recipes, settings], { en: labels, nl: labels }),
  behaviours: behavioursOf({}),
  tables: tablesOf([recipes, settings]),
};
const open = () => openApi({}, [...sessionRoutes, ...resourceRoutes(served)]);

const saved = { status: true, status_message: 'Recipe saved' };
const stepsSaved = { status: true, status_message: 'steps saved' };

test('every kind travels as its field says', async () => {
  const api = await open();
  const added = await api.put('kitchen/recipes/add', {
    name: 'Soup',
    minimalScore: '6',
    alttag: 'A bowl',
    published: 1,
    allergens: '2,0',
    keywords: ['warm', ' cheap '],
    labels: 'new,hot',
    opensAt: '9:05',
    share: 0.25,
    price: '2,51',
    days: 3,
    related: [],
    texts: [{ language: 'NL-nl', title: 'Soep' }],
    note: 'ignored here',
    once: 'first',
  });
  expect(added).toEqual([200, { status: true, status_message: 'Recipe added', last_id: 1 }]);
  expect(await api.get('kitchen/recipes/1')).toEqual([
    200,
    {
      status: true,
      status_message: '',
      data: {
        id: 1,
        name: 'Soup',
        minimumScore: 6,
        alttag: 'A bowl',
        published: true,
        allergens: '2,0',
        keywords: 'warm,cheap',
        labels: ['new', 'hot'],
        opensAt: 905,
        share: 0.25,
        price: 2.51,
        days: 3,
        related: [],
        texts: [{ language: 'NL-nl', title: 'Soep' }],
        note: '',
        sheet: '',
        once: 'first',
        parts: [],
        steps: [],
      },
    },
  ]);
});

test('a multipart update carries the fields as text', async () => {
  const api = await open();
  await api.put('kitchen/recipes/add', { name: 'Soup', once: 'first' });
  const form = new FormData();
  form.append('name', 'Stew');
  form.append('published', 'true');
  form.append('related', '[1]');
  form.append('texts', '[{"language":"EN-gb","title":"Stew"}]');
  form.append('once', 'changed');
  expect(await api.post('kitchen/recipes/1', form)).toEqual([200, saved]);
  expect(await api.get('kitchen/recipes/1')).toMatchObject([
    200,
    {
      data: {
        name: 'Stew',
        published: true,
        related: [1],
        texts: [{ language: 'EN-gb', title: 'Stew' }],
        once: 'first',
      },
    },
  ]);
});

test('rules give the messages of the resource', async () => {
  const api = await open();
  expect(await api.put('kitchen/recipes/add', { name: 'Soup', price: 101 })).toEqual([
    400,
    {
      status: false,
      status_message: 'At most 100 euros',
      errors: { price: 'At most 100 euros' },
    },
  ]);
  expect(await api.put('kitchen/recipes/add', { name: 'A long name' })).toMatchObject([
    400,
    { errors: { name: 'At most 10 characters' } },
  ]);
  expect(await api.put('kitchen/recipes/add', { name: 'Soup', related: [9] })).toMatchObject([
    400,
    { errors: { related: 'Choose one of the options offered' } },
  ]);
});

test('a field with a call of its own is saved by it', async () => {
  const api = await open();
  await api.put('kitchen/recipes/add', { name: 'Soup' });
  const set = { function: 'setNote', text: 'Salt' };
  expect(await api.post('kitchen/recipes/1', set)).toEqual([200, saved]);
  expect(await api.post('kitchen/recipes/1', { function: 'setNote' })).toMatchObject([
    400,
    { status_message: 'text is missing' },
  ]);
  expect(await api.get('kitchen/recipes/1')).toMatchObject([200, { data: { note: 'Salt' } }]);
});

test('rows inside a record are added, changed, toggled and removed by functions', async () => {
  const api = await open();
  await api.put('kitchen/recipes/add', { name: 'Soup' });
  const call = (fn: string, args: object) =>
    api.post('kitchen/recipes/1', { function: fn, ...args });
  const stepsAre = async (steps: readonly object[]) =>
    expect(await api.get('kitchen/recipes/1')).toMatchObject([200, { data: { steps } }]);
  expect(await call('addStep', { text: 'Cut', minutes: '5', isDone: 1, with: 'knife' })).toEqual([
    200,
    { ...stepsSaved, last_id: 1 },
  ]);
  expect(await call('addStep', { text: 'Boil' })).toEqual([200, { ...stepsSaved, last_id: 2 }]);
  await stepsAre([
    { stepId: 1, text: 'Cut', minutes: 5, isDone: 0, options: { tool: 'knife' } },
    { stepId: 2, text: 'Boil', minutes: null, isDone: 0 },
  ]);
  expect(await call('updateStep', { stepId: 2, minutes: 20, text: 'no' })).toEqual([
    200,
    stepsSaved,
  ]);
  expect(await call('toggleStep', { stepId: 1 })).toEqual([200, stepsSaved]);
  expect(await call('toggleStep', { stepId: 2, isDone: 1 })).toEqual([200, stepsSaved]);
  await stepsAre([
    { stepId: 1, isDone: 1 },
    { stepId: 2, text: 'Boil', minutes: 20, isDone: 1 },
  ]);
  expect(await call('deleteStep', { stepId: 1 })).toEqual([200, stepsSaved]);
  await stepsAre([{ stepId: 2 }]);
  expect(await call('addStep', { minutes: 'x' })).toMatchObject([
    400,
    { errors: { text: 'Required', minutes: 'Enter a number' } },
  ]);
  expect(await call('deleteStep', { stepId: 7 })).toMatchObject([404, { status: false }]);
});

test('links to records of the same resource end with them', async () => {
  const api = await open();
  for (const name of ['Soup', 'Stock', 'Bread']) await api.put('kitchen/recipes/add', { name });
  const call = (fn: string, recipeId?: number) =>
    api.post('kitchen/recipes/1', { function: fn, recipeId });
  expect(await call('addPart', 2)).toMatchObject([200, {}]);
  expect(await call('addPart', 3)).toMatchObject([200, {}]);
  expect(await call('getParts')).toMatchObject([200, { results: [] }]);
  await api.put('kitchen/recipes/1', { related: [2, 3] });
  expect(await api.delete('kitchen/recipes/2')).toMatchObject([200, {}]);
  expect(await api.get('kitchen/recipes/1')).toMatchObject([
    200,
    { data: { parts: [{ id: 3, name: 'Bread' }], related: [3] } },
  ]);
  expect(await api.get('kitchen/recipes')).toMatchObject([200, { results: [{}, {}] }]);
});

test('a file is stored in its part, limited in size, and removed by a verb', async () => {
  const api = await open();
  await api.put('kitchen/recipes/add', { name: 'Soup' });
  const form = (content: string) => {
    const data = new FormData();
    data.append('sheetFile', new Blob([content]), 'sheet.pdf');
    return data;
  };
  const path = 'kitchen/recipes/1/sheet';
  expect(await api.post(path, form(`%PDF-1.7\n${'x'.repeat(1_000)}`))).toMatchObject([413, {}]);
  expect(await api.post(path, form('%PDF-1.7\n'))).toEqual([
    200,
    { status: true, status_message: 'Sheet saved', fileName: 'sheet.pdf' },
  ]);
  const shown = await api.fetch(`/internal/v1/${path}/sheet.pdf`);
  expect(await shown.text()).toBe('%PDF-1.7\n');
  expect(await api.delete(path)).toEqual([200, { status: true, status_message: 'Sheet deleted' }]);
  expect(await api.get(`${path}/sheet.pdf`)).toMatchObject([404, {}]);
  expect(await api.post(path, {})).toMatchObject([400, { status_message: 'sheetFile is missing' }]);
});

test('a single record is there before it is saved', async () => {
  const api = await open();
  expect(await api.get('kitchen/settings')).toEqual([
    200,
    { status: true, status_message: '', results: { name: 'Kitchen' } },
  ]);
  const answer = [200, { status: true, status_message: 'Settings saved' }];
  expect(await api.put('kitchen/settings', { name: 'Bakery' })).toEqual(answer);
  expect(await api.put('kitchen/settings', { name: 'Brewery' })).toEqual(answer);
  expect(await api.get('kitchen/settings')).toMatchObject([
    200,
    { results: { id: 1, name: 'Brewery' } },
  ]);
});
