import { describe, expect, test } from 'vitest';
import { users } from '../../fixtures/rows/people';
import { type Api, openApi } from '../support/Api';

const profile = {
  id: 1,
  title: 'Profile',
  key: '',
  description: '',
  tags: '',
  language: 'NL-nl',
  state: 2,
  version: 1,
};

const call = (api: Api, fn: string, body: object = {}, id = 3) =>
  api.post(`objectsDefinitions/${id}`, { function: fn, ...body });

interface SentRow {
  id: number;
  order: number;
  type: number;
  options: string;
}

const rowsOf = async (api: Api, id = 3): Promise<readonly SentRow[]> => {
  const [, body] = await api.get(`objectsDefinitions/${id}`);
  return (body as { results: { values: SentRow[] } }).results.values;
};

const orderOf = async (api: Api) => (await rowsOf(api)).map(({ id, order }) => [order, id]);

const saved = [200, { status: true, status_message: 'Document saved' }];
const notDraft = [
  409,
  {
    status: false,
    status_message: 'Rows can be changed in a draft alone. Create a new draft first',
  },
];

describe('documents', () => {
  test('are listed, all of them or those that ask for input', async () => {
    const api = await openApi();
    expect(await api.get('objectsDefinitions?page=1&maxrowcount=1')).toEqual([
      200,
      { status: true, status_message: '', results: [profile], totalRowCount: 3 },
    ]);
    const titles = async (query: string) =>
      (
        (await api.get(`objectsDefinitions?${query}`))[1] as { results: { title: string }[] }
      ).results.map(({ title }) => title);
    expect(await titles('inputOnly=1')).toEqual(['Profile', 'Draft']);
    expect(await titles('inputOnly=1&state=2')).toEqual(['Profile']);
    expect(await titles('inputOnly=0')).toEqual(['Profile', 'Page', 'Draft']);
  });

  test('are read with their rows', async () => {
    const api = await openApi();
    expect(await api.get('objectsDefinitions/2')).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: {
          ...profile,
          id: 2,
          title: 'Page',
          properties: [],
          values: [
            {
              id: 1,
              order: 1,
              type: 30,
              options: expect.stringContaining('"fontSize":14'),
              mediaId: null,
              translationId: 0,
            },
          ],
        },
      },
    ]);
    expect(await api.get('objectsDefinitions/4')).toMatchObject([404, {}]);
  });

  test('are added as a first draft, changed and deleted', async () => {
    const api = await openApi();
    expect(await api.get('objectsDefinitions/add')).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: { ...profile, id: undefined, title: '', state: 1, properties: [], values: [] },
      },
    ]);
    const sent = { title: 'Form', state: 2, version: 9, values: [{ id: 1, type: 1 }] };
    expect(await api.put('objectsDefinitions/add', sent)).toEqual([
      200,
      { status: true, status_message: 'Document added', last_id: 5 },
    ]);
    expect(await api.get('objectsDefinitions/5')).toMatchObject([
      200,
      { results: { title: 'Form', state: 1, version: 1, values: [] } },
    ]);
    expect(await api.put('objectsDefinitions/5', { key: 'form' })).toEqual(saved);
    expect(await api.delete('objectsDefinitions/5')).toEqual([
      200,
      { status: true, status_message: 'Document deleted' },
    ]);
    expect(await api.get('objectsDefinitions/5')).toMatchObject([404, {}]);
  });

  test('need both key and value of every property', async () => {
    const api = await openApi();
    const properties = [{ key: 'a', value: ' ' }];
    expect(await api.put('objectsDefinitions/1', { properties })).toEqual([
      400,
      {
        status: false,
        status_message: 'All properties must contain key and value',
        errors: { properties: 'All properties must contain key and value' },
      },
    ]);
  });

  test('stay while they are used', async () => {
    const api = await openApi();
    await api.put('applicationusers/1', { personalDocumentId: 2 });
    expect(await api.delete('objectsDefinitions/2')).toEqual([
      409,
      {
        status: false,
        status_message: 'This is still in use: Application user (1): Zoë Smit',
      },
    ]);
    expect(await api.delete('objectsDefinitions/1')).toEqual([
      409,
      { status: false, status_message: 'This is still in use: Document list (1): Profile' },
    ]);
    await api.delete('objectlistItems/1');
    expect(await api.delete('objectsDefinitions/1')).toMatchObject([
      409,
      { status_message: expect.stringContaining('filled in (1)') },
    ]);
  });

  test('answer the input form of their active version', async () => {
    const api = await openApi();
    expect(await api.get('objectsDefinitions/1?state=2')).toMatchObject([
      200,
      {
        results: {
          id: 1,
          values: [{ id: 1, order: 1, type: 1, title: 'Name', required: true }],
        },
      },
    ]);
    expect(await api.get('objectsDefinitions/2?state=2')).toMatchObject([
      200,
      { results: { values: [] } },
    ]);
    expect(await api.get('objectsDefinitions/3?state=2')).toEqual([
      404,
      { status: false, status_message: 'No version of this document is active' },
    ]);
    await call(api, 'addObjectRow', { type: 8, options: { title: 'Send' } });
    await call(api, 'addObjectRow', { type: 31, options: {} });
    await call(api, 'setActive');
    expect(await api.get('objectsDefinitions/3?state=2')).toMatchObject([
      200,
      { results: { values: [{ type: 5 }, { type: 8, title: 'Send', required: false }] } },
    ]);
  });
});

describe('rows of a document', () => {
  test('are added at their place, changed, ordered and removed', async () => {
    const api = await openApi();
    const added = { order: 1, type: 1, options: '{"title":"First"}', translationId: 7 };
    expect(await call(api, 'addObjectRow', added)).toEqual([
      200,
      { status: true, status_message: 'Document saved', last_id: 2 },
    ]);
    expect(
      await call(api, 'addObjectRow', { type: '30', options: { text: 'Last' } }),
    ).toMatchObject([200, { last_id: 3 }]);
    expect(await orderOf(api)).toEqual([
      [1, 2],
      [2, 1],
      [3, 3],
    ]);
    const change = { id: 2, order: 1, type: 1, options: '{"title":"Name"}', mediaId: null };
    expect(await call(api, 'updateObjectSingleRow', change)).toEqual(saved);
    const [first] = await rowsOf(api);
    expect(first).toMatchObject({ id: 2, order: 1, type: 1, translationId: 7 });
    expect(JSON.parse(first?.options ?? '')).toMatchObject({ title: 'Name', required: false });

    const rows = [
      { id: 3, order: 1 },
      { id: 1, order: 2, options: { title: 'Sure?' } },
      { id: 2, order: 3 },
    ];
    expect(await call(api, 'updateObjectRows', { rows })).toEqual(saved);
    expect(await orderOf(api)).toEqual([
      [1, 3],
      [2, 1],
      [3, 2],
    ]);
    expect(await call(api, 'removeObjectRow', { id: 3 })).toEqual(saved);
    expect(await orderOf(api)).toEqual([
      [1, 1],
      [2, 2],
    ]);
    // The id of the row that is gone isn't given again.
    expect(await call(api, 'addObjectRow', { type: 31, options: '' })).toMatchObject([
      200,
      { last_id: 4 },
    ]);
  });

  test('move to the place that a change names, and stay without one', async () => {
    const api = await openApi();
    for (const title of ['A', 'B', 'C'])
      await call(api, 'addObjectRow', { type: 1, options: { title } });
    await call(api, 'updateObjectSingleRow', { id: 1, order: 3 });
    expect((await orderOf(api)).map(([, id]) => id)).toEqual([2, 3, 1, 4]);
    await call(api, 'updateObjectSingleRow', { id: 4, order: -5 });
    expect((await orderOf(api)).map(([, id]) => id)).toEqual([4, 2, 3, 1]);
    await call(api, 'updateObjectSingleRow', { id: 4, order: 99 });
    await call(api, 'updateObjectSingleRow', { id: 2, options: { title: 'B!' } });
    expect((await orderOf(api)).map(([, id]) => id)).toEqual([2, 3, 1, 4]);
  });

  test('are of the seventeen types alone, and their options right', async () => {
    const api = await openApi();
    const add = (body: object) => call(api, 'addObjectRow', body);
    for (const type of [0, 9, 12, 29, 37, 'x', null, {}, undefined])
      expect([type, await add({ type, options: {} })]).toMatchObject([
        type,
        [400, { errors: { type: 'Choose one of the options offered' } }],
      ]);
    for (const options of ['{', '[]', '"x"', [1], 7, true])
      expect([options, await add({ type: 1, options })]).toMatchObject([
        options,
        [400, { errors: { options: expect.any(String) } }],
      ]);
    expect(await add({ type: 4, options: {} })).toMatchObject([
      400,
      { errors: { 'options.enumId': 'Required' } },
    ]);
    expect(await add({ type: 4, options: { enumId: 99 } })).toMatchObject([
      400,
      { errors: { 'options.enumId': 'Choose one of the options offered' } },
    ]);
    expect(await add({ type: 1, options: { rowWidth: 13 } })).toMatchObject([
      400,
      { errors: { 'options.rowWidth': 'Must be at most 12' } },
    ]);
    expect(await add({ type: 35, options: { url: 'javascript:alert(1)' } })).toMatchObject([
      400,
      { errors: { 'options.url': expect.stringContaining('https://') } },
    ]);
    expect(
      await add({ type: 36, options: { items: [{ text: 'a' }, { text: 'b', link: 'data:x' }] } }),
    ).toMatchObject([400, { errors: { 'options.items.1.link': expect.any(String) } }]);
    expect(await add({ type: 32, options: {}, mediaId: 99 })).toMatchObject([
      400,
      { errors: { mediaId: 'Choose one of the options offered' } },
    ]);
    expect(await add({ type: 1, options: {}, order: 'first' })).toMatchObject([
      400,
      { errors: { order: 'Enter a whole number' } },
    ]);
    expect(await orderOf(api)).toEqual([[1, 1]]);
  });

  test('are all changed or none, and only those that are there', async () => {
    const api = await openApi();
    const update = (rows: unknown) => call(api, 'updateObjectRows', { rows });
    await call(api, 'addObjectRow', { type: 1, options: { title: 'Old' } });
    expect(await update([{ id: 2, options: { title: 'New' } }, { id: 9 }])).toEqual([
      404,
      { status: false, status_message: 'This row is no longer there' },
    ]);
    expect(JSON.parse((await rowsOf(api))[1]?.options ?? '')).toMatchObject({ title: 'Old' });
    expect(await update([null])).toMatchObject([400, {}]);
    expect(await update('nonsense')).toMatchObject([400, {}]);
    expect(await call(api, 'updateObjectRows')).toMatchObject([
      400,
      { status_message: 'rows is missing' },
    ]);
    expect(await call(api, 'removeObjectRow', { id: 9 })).toMatchObject([404, {}]);
    expect(await call(api, 'updateObjectSingleRow', {})).toMatchObject([
      400,
      { status_message: 'id is missing' },
    ]);
    expect(api.server.logged).toEqual([]);
  });

  test('change in a draft alone', async () => {
    const api = await openApi();
    expect(await call(api, 'addObjectRow', { type: 1, options: {} }, 1)).toEqual(notDraft);
    expect(await call(api, 'updateObjectSingleRow', { id: 1, options: {} }, 1)).toEqual(notDraft);
    expect(await call(api, 'updateObjectRows', { rows: [] }, 1)).toEqual(notDraft);
    expect(await call(api, 'removeObjectRow', { id: 1 }, 1)).toEqual(notDraft);
  });
});

describe('versions of a document', () => {
  const active = [200, { status: true, status_message: 'Profile is active in version 2' }];

  test('go from active to draft to active; the former one is archived', async () => {
    const api = await openApi();
    expect(await call(api, 'createNewDraft', {}, 1)).toEqual([
      200,
      { status: true, status_message: 'Draft of Profile made: version 2', last_id: 5 },
    ]);
    expect(await rowsOf(api, 5)).toEqual(await rowsOf(api, 1));
    await call(api, 'addObjectRow', { type: 2, options: { title: 'Age' } }, 5);
    await call(api, 'removeObjectRow', { id: 1 }, 5);
    expect((await rowsOf(api, 5)).map(({ id }) => id)).toEqual([2]);
    expect(await call(api, 'setActive', {}, 5)).toEqual(active);
    const state = async (id: number) =>
      (await api.get(`objectsDefinitions/${id}`))[1] as { results: { state: number } };
    expect((await state(5)).results.state).toBe(2);
    expect((await state(1)).results.state).toBe(3);
    // Whichever version is asked for: the form is the active one's.
    expect(await api.get('objectsDefinitions/1?state=2')).toMatchObject([
      200,
      { results: { id: 5, version: 2, values: [{ title: 'Age' }] } },
    ]);
  });

  test('keep apart the ids of rows that one of them had', async () => {
    const api = await openApi();
    await call(api, 'createNewDraft', {}, 1);
    await call(api, 'addObjectRow', { type: 2, options: {} }, 5);
    await call(api, 'removeObjectRow', { id: 2 }, 5);
    await call(api, 'setActive', {}, 5);
    await call(api, 'createNewDraft', {}, 5);
    expect(await call(api, 'addObjectRow', { type: 2, options: {} }, 6)).toMatchObject([
      200,
      { last_id: 3 },
    ]);
  });

  test('are followed by what uses the document', async () => {
    const api = await openApi();
    await api.put('applicationusers/1', { personalDocumentId: 1 });
    await call(api, 'createNewDraft', {}, 1);
    await call(api, 'setActive', {}, 5);
    expect(await api.get('applicationusers/1')).toMatchObject([
      200,
      { results: { personalDocument: { personalDocumentId: 5 } } },
    ]);
    expect(await api.delete('objectsDefinitions/1')).toMatchObject([200, {}]);
  });

  test('take no other way', async () => {
    const api = await openApi();
    const refused = (text: string) => [409, { status: false, status_message: text }];
    expect(await call(api, 'setActive', {}, 1)).toEqual(refused('This version is active already'));
    expect(await call(api, 'createNewDraft', {}, 3)).toEqual(
      refused('A new draft is made of the active version'),
    );
    await call(api, 'createNewDraft', {}, 1);
    expect(await call(api, 'createNewDraft', {}, 1)).toEqual(
      refused('There is a draft already: version 2'),
    );
    await call(api, 'setActive', {}, 5);
    expect(await call(api, 'setActive', {}, 1)).toEqual(
      refused('An archived version cannot become active again'),
    );
    expect(await call(api, 'createNewDraft', {}, 1)).toEqual(
      refused('A new draft is made of the active version'),
    );
  });
});

describe('the history of a document', () => {
  const historyOf = async (api: Api, id = 3) =>
    (
      (await call(api, 'getHistory', {}, id))[1] as {
        results: { version: number; change: string; subject: string; changedBy: string }[];
      }
    ).results;

  test('tells what was done, the last first, in all versions', async () => {
    const api = await openApi();
    await api.put('objectsDefinitions/add', { title: 'Form' });
    await api.put('objectsDefinitions/5', { title: 'Form 1', tags: 'a,b' });
    await api.put('objectsDefinitions/5', { title: 'Form 1' });
    await call(api, 'addObjectRow', { type: 1, options: { title: 'Name' } }, 5);
    await call(api, 'addObjectRow', { type: 31, options: {} }, 5);
    await call(
      api,
      'updateObjectRows',
      {
        rows: [
          { id: 2, order: 1 },
          { id: 1, order: 2 },
        ],
      },
      5,
    );
    await call(api, 'removeObjectRow', { id: 2 }, 5);
    await call(api, 'setActive', {}, 5);
    await call(api, 'createNewDraft', {}, 5);
    await call(api, 'setActive', {}, 6);
    const history = await historyOf(api, 5);
    expect(history[0]).toEqual({
      id: expect.any(Number),
      version: 2,
      changedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      changedBy: expect.stringMatching(/\w/),
      change: 'activated',
      subject: 'Form 1',
    });
    expect(history.map(({ version, change, subject }) => [version, change, subject])).toEqual([
      [2, 'activated', 'Form 1'],
      [1, 'archived', 'Form 1'],
      [2, 'draftMade', 'Form 1'],
      [1, 'activated', 'Form 1'],
      [1, 'rowRemoved', 'Divider'],
      [1, 'rowsOrdered', 'Form 1'],
      [1, 'rowAdded', 'Divider'],
      [1, 'rowAdded', 'Name'],
      [1, 'details', 'Title, Tags'],
      [1, 'created', 'Form'],
    ]);
    expect(await historyOf(api, 6)).toEqual(history);
  });

  test('counts typing in one row as one change, for ten minutes and for each person', async () => {
    const api = await openApi();
    const type = (title: string, by = api) =>
      call(by, 'updateObjectSingleRow', { id: 1, options: { title } });
    const changes = async () =>
      (await historyOf(api)).filter(({ change }) => change === 'rowChanged');
    await type('N');
    await type('Na');
    await type('Na');
    expect(await changes()).toMatchObject([{ subject: 'Na' }]);
    api.server.pass(9 * 60_000);
    await type('Nam');
    expect(await changes()).toMatchObject([{ subject: 'Nam' }]);
    api.server.pass(11 * 60_000);
    await type('Name');
    expect(await changes()).toMatchObject([{ subject: 'Name' }, { subject: 'Nam' }]);
    await api.server.context.store.update('users', users.nobody, { roleId: 1 });
    await type('Names', await api.as(users.nobody));
    expect(await changes()).toHaveLength(3);
  });

  test('goes with the version', async () => {
    const api = await openApi();
    await call(api, 'updateObjectSingleRow', { id: 1, options: { title: 'X' } });
    await api.delete('objectsDefinitions/3');
    const { rows } = await api.server.context.store.find('documentHistory');
    expect(rows).toEqual([]);
  });
});
