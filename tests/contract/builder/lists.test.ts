import { describe, expect, test } from 'vitest';
import { users } from '../../fixtures/rows/people';
import { type Answer, type Api, openApi } from '../support/Api';

const onGroup = (api: Api, fn: string, body: object = {}, id = 1) =>
  api.post(`objectlists/${id}`, { function: fn, ...body });

const onList = (api: Api, fn: string, body: object = {}, id = 1) =>
  api.post(`objectlistItems/${id}`, { function: fn, ...body });

const onDocument = (api: Api, id: number, fn: string, body: object = {}) =>
  api.post(`objectsDefinitions/${id}`, { function: fn, ...body });

const resultsOf = <T>([, body]: Answer) => (body as { results: T }).results;

const folder = { id: 2, dutchTitle: 'Gasten', englishTitle: 'Guests', order: 1 };
const filledIn = {
  objectDefinitionId: 1,
  language: 'NL-nl',
  order: 1,
  modified: '2026-01-01T10:00:00.000Z',
  modifiedBy: 'Ada Bakker',
};

/** A document that asks for a name, an amount, a diet and a day; active. */
const makeOrder = async (api: Api) => {
  await api.put('objectsDefinitions/add', { title: 'Order', language: 'EN-gb' });
  const rows = [
    { type: 1, options: { title: 'Who', required: true } },
    { type: 3, options: { title: 'Amount', showAsCurrency: true } },
    { type: 4, options: { title: 'Diet', enumId: 1 } },
    { type: 6, options: { title: 'Day' } },
    { type: 8, options: { title: 'Send' } },
  ];
  for (const row of rows) await onDocument(api, 5, 'addObjectRow', row);
  await onDocument(api, 5, 'setActive');
  return 5;
};

describe('header documents', () => {
  test('are the active ones that ask for input, or others where that is asked', async () => {
    const api = await openApi();
    const ask = (isInputDocument: number, returnAll: number) =>
      api.post('objectlists/', {
        function: 'getAvailableHeaderDocuments',
        isInputDocument,
        returnAll,
      });
    const profile = { id: 1, title: 'Profile' };
    const page = { id: 2, title: 'Page' };
    const draft = { id: 3, title: 'Draft' };
    expect(await ask(1, 0)).toEqual([
      200,
      { status: true, status_message: '', results: [profile] },
    ]);
    expect(await ask(0, 0)).toMatchObject([200, { results: [page, profile] }]);
    expect(await ask(1, 1)).toMatchObject([200, { results: [draft, profile] }]);
  });
});

describe('object lists', () => {
  const people = {
    id: 1,
    dutchTitle: 'Mensen',
    englishTitle: 'People',
    order: 1,
    headerDocumentId: 2,
    parentId: null,
    parentTitle: '',
  };

  test('are listed at the top; a search finds folders as well', async () => {
    const api = await openApi();
    expect(await api.get('objectlists?page=1&maxrowcount=20')).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: [{ ...people, headerDocument: 'Page' }],
        totalRowCount: 1,
      },
    ]);
    expect(await api.get('objectlists?filter=gast')).toMatchObject([
      200,
      { results: [{ id: 2, parentId: 1, parentTitle: 'Mensen' }], totalRowCount: 1 },
    ]);
    expect(await api.get('objectlists?parentId=1')).toMatchObject([200, { totalRowCount: 1 }]);
    expect(await api.get('objectlists?id=2')).toMatchObject([200, { totalRowCount: 1 }]);
  });

  test('are read with all that stands in them', async () => {
    const api = await openApi();
    expect(await api.get('objectlists/1')).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: {
          ...people,
          headerDocument: { id: 2, title: 'Page' },
          folders: [folder],
          documentLists: [{ id: 1, listId: 1, title: 'Profile', language: 'NL-nl', order: 1 }],
          documents: [
            { ...filledIn, id: 2, title: 'Profile', values: [{ rowId: 1, value: 'Olaf' }] },
          ],
        },
      },
    ]);
    expect(await api.get('objectlists/3')).toMatchObject([404, {}]);
  });

  test('are added after the others, changed, and never moved into themselves', async () => {
    const api = await openApi();
    expect(await api.get('objectlists/add')).toMatchObject([
      200,
      { results: { headerDocumentId: null, folders: [], documentLists: [], documents: [] } },
    ]);
    expect(await api.put('objectlists/add', { dutchTitle: 'Eten' })).toEqual([
      200,
      { status: true, status_message: 'Object list added', last_id: 4 },
    ]);
    expect(await api.put('objectlists/4', { englishTitle: 'Food', parentId: 4 })).toEqual([
      200,
      { status: true, status_message: 'Object list saved' },
    ]);
    expect(await api.get('objectlists/4')).toMatchObject([
      200,
      { results: { dutchTitle: 'Eten', englishTitle: 'Food', order: 2, parentId: null } },
    ]);
    expect(await api.put('objectlists/4', { dutchTitle: '', order: -1 })).toMatchObject([
      400,
      { errors: { dutchTitle: 'Required', order: 'Must be at least 0' } },
    ]);
    expect(await api.put('objectlists/4', { headerDocumentId: 4 })).toMatchObject([
      400,
      { errors: { headerDocumentId: 'Choose one of the options offered' } },
    ]);
  });

  test('take folders, lists and documents along when they are deleted', async () => {
    const api = await openApi();
    await onGroup(api, 'addSubFolder', { dutchTitle: 'Diep' }, 2);
    await onGroup(api, 'addListToGroup', { listId: 1 }, 4);
    await onGroup(api, 'addDocument', { listItemId: 3, values: [{ rowId: 1, value: 'x' }] }, 4);
    const { store } = api.server.context;
    expect(await store.find('objects')).toMatchObject({ total: 4 });
    expect(await api.delete('objectlists/1')).toEqual([
      200,
      { status: true, status_message: 'Object list deleted' },
    ]);
    for (const collection of ['objectlists', 'objectlistItems', 'objects']) {
      const { rows } = await store.find(collection);
      expect(rows.map(({ organisationId }) => organisationId)).toEqual([3]);
    }
  });

  test('tell before they are deleted what goes with them', async () => {
    const api = await openApi();
    expect(await api.get('objectlists/1/usage')).toMatchObject([
      200,
      {
        results: [
          {
            resource: 'objectlistItems',
            effect: 'removed',
            total: 1,
            rows: [{ title: 'Profile' }],
          },
          { resource: 'objectlists', effect: 'removed', total: 1, rows: [{ title: 'Gasten' }] },
        ],
      },
    ]);
    expect(await api.get('objectsDefinitions/2/usage')).toMatchObject([
      200,
      { results: [{ resource: 'objectlists', effect: 'keeps', rows: [{ title: 'Mensen' }] }] },
    ]);
  });

  test('get folders', async () => {
    const api = await openApi();
    const sent = { dutchTitle: 'Personeel', englishTitle: 'Staff' };
    expect(await onGroup(api, 'addSubFolder', sent)).toEqual([
      200,
      { status: true, status_message: 'Object list added', last_id: 4 },
    ]);
    expect(await onGroup(api, 'addSubFolder', { dutchTitle: 'Eerst', order: 0 })).toMatchObject([
      200,
      {},
    ]);
    expect(await api.get('objectlists/1')).toMatchObject([
      200,
      {
        results: {
          folders: [
            { id: 5, dutchTitle: 'Eerst', englishTitle: '', order: 0 },
            folder,
            { id: 4, ...sent, order: 2 },
          ],
        },
      },
    ]);
    expect(await onGroup(api, 'addSubFolder', { dutchTitle: ' ', order: 'x' })).toMatchObject([
      400,
      { errors: { dutchTitle: 'Required', order: 'Enter a number' } },
    ]);
  });

  test('get lists of input documents, and lose them with what they hold', async () => {
    const api = await openApi();
    expect(await onGroup(api, 'addListToGroup', { listId: 1, language: 'EN-gb' })).toEqual([
      200,
      { status: true, status_message: 'Document list added', last_id: 3 },
    ]);
    expect(await api.get('objectlists/1')).toMatchObject([
      200,
      { results: { documentLists: [{ id: 1 }, { id: 3, language: 'EN-gb', order: 2 }] } },
    ]);
    // A page asks nothing, a draft isn't filled in, and 4 is another organisation's.
    for (const listId of [2, 3, 4, 99, 'x'])
      expect([listId, await onGroup(api, 'addListToGroup', { listId })]).toMatchObject([
        listId,
        [400, { errors: { listId: expect.any(String) } }],
      ]);
    expect(await onGroup(api, 'deleteDocumentList', { listItemId: 1 })).toEqual([
      200,
      { status: true, status_message: 'Document list deleted' },
    ]);
    expect(await api.get('objectlistItems/1')).toMatchObject([404, {}]);
    expect((await api.delete('objects/1'))[0]).toBe(404);
    expect(await onGroup(api, 'deleteDocumentList', { listItemId: 2 })).toMatchObject([404, {}]);
    expect(await onGroup(api, 'deleteDocumentList', { listItemId: 3 }, 2)).toMatchObject([404, {}]);
    expect(await onGroup(api, 'deleteDocumentList')).toMatchObject([
      400,
      { status_message: 'listItemId is missing' },
    ]);
  });
});

describe('filled-in documents', () => {
  test('are added to a group or a list, and changed', async () => {
    const api = await openApi();
    const objectDefinitionId = await makeOrder(api);
    await onGroup(api, 'addListToGroup', { listId: 5, language: 'EN-gb' });
    const values = [
      { rowId: 1, value: 'Olaf' },
      { rowId: 2, value: 12.5 },
      { rowId: 3, value: 2 },
      { rowId: 4, value: '2026-12-05' },
      { rowId: 99, value: 'ignored' },
    ];
    const sent = { objectDefinitionId, language: 'FR-fr', values, listItemId: 3 };
    expect(await onGroup(api, 'addDocument', sent)).toEqual([
      200,
      { status: true, status_message: 'Document added', last_id: 4 },
    ]);
    const stored = {
      objectId: 4,
      objectDefinitionId: 5,
      values: values.slice(0, 4),
      language: 'FR-fr',
      order: 1,
      modified: '2026-03-02T09:00:00.000Z',
      modifiedBy: 'Ada Bakker',
    };
    expect(await api.get('objectlistItems/3')).toMatchObject([
      200,
      { results: { items: [stored] } },
    ]);
    // What isn't sent stays as it was.
    const change = { objectId: 4, values: JSON.stringify([{ rowId: 2, value: null }]) };
    expect(await onGroup(api, 'addDocument', change)).toEqual([
      200,
      { status: true, status_message: 'Document saved', last_id: 4 },
    ]);
    const [, , ...rest] = stored.values;
    expect(await api.get('objectlistItems/3')).toMatchObject([
      200,
      {
        results: {
          items: [
            {
              ...stored,
              values: [{ rowId: 1, value: 'Olaf' }, { rowId: 2, value: null }, ...rest],
            },
          ],
        },
      },
    ]);
    expect(await onGroup(api, 'addDocument', { objectDefinitionId, values })).toMatchObject([
      200,
      { last_id: 5 },
    ]);
    expect(await api.get('objectlists/1')).toMatchObject([
      200,
      {
        results: { documents: [{ id: 2 }, { id: 5, title: 'Order', language: 'EN-gb', order: 2 }] },
      },
    ]);
  });

  test('are refused with a message at each row that is wrong', async () => {
    const api = await openApi();
    const objectDefinitionId = await makeOrder(api);
    const values = [
      { rowId: 2, value: 'much' },
      { rowId: 3, value: 9 },
      { rowId: 4, value: '2026-02-30' },
    ];
    expect(await onGroup(api, 'addDocument', { objectDefinitionId, values })).toEqual([
      400,
      {
        status: false,
        status_message: 'Not everything is filled in right: Who, Amount, Diet, Day',
        errors: {
          row1: 'Required',
          row2: 'Enter a number',
          row3: 'Choose one of the options offered',
          row4: 'Enter a valid date',
        },
      },
    ]);
    const right = [{ rowId: 1, value: 'x' }];
    const refused = async (body: object) =>
      onGroup(api, 'addDocument', { objectDefinitionId, values: right, ...body });
    for (const other of [undefined, 2, 3, 4, 99])
      expect([other, await refused({ objectDefinitionId: other })]).toMatchObject([
        other,
        [400, { errors: { objectDefinitionId: 'Choose one of the options offered' } }],
      ]);
    // The list holds another document.
    expect(await refused({ listItemId: 1 })).toMatchObject([
      400,
      { errors: { objectDefinitionId: 'Choose one of the options offered' } },
    ]);
    expect(await refused({ language: 'XX' })).toMatchObject([
      400,
      { errors: { language: 'Choose one of the options offered' } },
    ]);
    expect(await refused({ listItemId: 2 })).toMatchObject([404, {}]);
    expect(await refused({ objectId: 3 })).toMatchObject([404, {}]);
    expect(await refused({ values: 'x' })).toMatchObject([400, {}]);
    expect(await refused({ values: [null] })).toMatchObject([400, {}]);
    expect(api.server.logged).toEqual([]);
  });

  test('are checked against the active version, and go on with it', async () => {
    const api = await openApi();
    await onDocument(api, 1, 'createNewDraft');
    const row = { type: 2, options: { title: 'Age', required: true } };
    await onDocument(api, 5, 'addObjectRow', row);
    const values = [{ rowId: 1, value: 'Eva' }];
    const add = (more: object = {}) =>
      onGroup(api, 'addDocument', { objectDefinitionId: 1, values, ...more });
    expect(await add()).toMatchObject([200, { last_id: 4 }]);
    await onDocument(api, 5, 'setActive');
    expect(await add()).toMatchObject([400, { errors: { row2: 'Required' } }]);
    expect(await api.get('objectlistItems/1')).toMatchObject([
      200,
      {
        results: {
          headerDocumentId: 5,
          items: [{ objectDefinitionId: 5, values: [{ rowId: 1, value: 'Ada' }] }],
        },
      },
    ]);
    const change = { objectId: 1, objectDefinitionId: 5, values: [{ rowId: 2, value: 36 }] };
    expect(await add(change)).toMatchObject([200, { last_id: 1 }]);
  });

  test('are put in order and deleted', async () => {
    const api = await openApi();
    const values = [{ rowId: 1, value: 'x' }];
    for (const listItemId of [1, 1])
      await onGroup(api, 'addDocument', { objectDefinitionId: 1, listItemId, values });
    const order = async () =>
      resultsOf<{ items: { objectId: number }[] }>(await api.get('objectlistItems/1')).items.map(
        ({ objectId }) => objectId,
      );
    expect(await order()).toEqual([1, 4, 5]);
    expect(await onGroup(api, 'orderDocuments', { objectIds: [5, 1] })).toEqual([
      200,
      { status: true, status_message: 'Order saved' },
    ]);
    expect(await order()).toEqual([5, 1, 4]);
    // 2 stands directly in the group, 3 elsewhere.
    for (const objectIds of [[5, 2], [5, 3], [], 'x'])
      expect([objectIds, await onGroup(api, 'orderDocuments', { objectIds })]).toMatchObject([
        objectIds,
        [404, {}],
      ]);
    expect(await api.delete('objects/1')).toEqual([
      200,
      { status: true, status_message: 'Document deleted' },
    ]);
    expect(await onGroup(api, 'deleteDocument', { objectId: 4 })).toEqual([
      200,
      { status: true, status_message: 'Document deleted' },
    ]);
    expect(await order()).toEqual([5]);
    expect(await api.delete('objects/1')).toMatchObject([404, {}]);
    expect(await api.delete('objects/3')).toMatchObject([404, {}]);
    expect(await onGroup(api, 'deleteDocument', { objectId: 3 })).toMatchObject([404, {}]);
    expect(await onGroup(api, 'deleteDocument', { objectId: 5 }, 2)).toMatchObject([404, {}]);
  });
});

describe('document lists', () => {
  const naam = {
    listItemColumnId: 1,
    columnTitle: 'Naam',
    columnOrder: 1,
    documentInputField: 1,
    documentInputFieldTitle: 'Name',
  };
  const saved = [200, { status: true, status_message: 'Document list saved' }];

  test('are read with their columns and what is filled in', async () => {
    const api = await openApi();
    expect(await api.get('objectlistItems/1')).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: {
          id: 1,
          title: 'Profile',
          headerDocumentId: 1,
          order: 1,
          language: 'NL-nl',
          objectlistId: 1,
          objectlistTitle: 'Mensen',
          columns: [naam],
          items: [{ ...filledIn, objectId: 1, values: [{ rowId: 1, value: 'Ada' }] }],
        },
      },
    ]);
    expect(await api.get('objectlistItems/2')).toMatchObject([404, {}]);
  });

  test('are added, changed and deleted', async () => {
    const api = await openApi();
    expect(await api.put('objectlistItems/add', { objectlistId: 1, headerDocumentId: 1 })).toEqual([
      200,
      { status: true, status_message: 'Document list added', last_id: 3 },
    ]);
    expect(await api.get('objectlistItems/3')).toMatchObject([
      200,
      { results: { language: 'NL-nl', order: 2, columns: [], items: [] } },
    ]);
    expect(await api.put('objectlistItems/3', { order: 5, language: 'DE-de' })).toEqual(saved);
    expect(await api.put('objectlistItems/add', { headerDocumentId: 1 })).toMatchObject([
      400,
      { errors: { objectlistId: 'Required' } },
    ]);
    for (const headerDocumentId of [2, 3, 4, 99])
      expect([
        headerDocumentId,
        await api.put('objectlistItems/add', { objectlistId: 1, headerDocumentId }),
      ]).toMatchObject([
        headerDocumentId,
        [400, { errors: { headerDocumentId: expect.any(String) } }],
      ]);
    expect(
      await api.put('objectlistItems/add', { objectlistId: 3, headerDocumentId: 1 }),
    ).toMatchObject([400, { errors: { objectlistId: expect.any(String) } }]);
    expect(await api.delete('objectlistItems/1')).toEqual([
      200,
      { status: true, status_message: 'Document list deleted' },
    ]);
    expect((await api.delete('objects/1'))[0]).toBe(404);
  });

  test('hold another document only while they are empty', async () => {
    const api = await openApi();
    const headerDocumentId = await makeOrder(api);
    expect(await api.put('objectlistItems/1', { headerDocumentId })).toEqual([
      409,
      {
        status: false,
        status_message: 'This list holds filled-in documents. Delete those first',
        errors: { headerDocumentId: 'This list holds filled-in documents. Delete those first' },
      },
    ]);
    await api.delete('objects/1');
    expect(await api.put('objectlistItems/1', { headerDocumentId })).toEqual(saved);
    expect(await api.get('objectlistItems/1')).toMatchObject([
      200,
      { results: { title: 'Order', columns: [] } },
    ]);
  });

  test('get columns of what the document asks for', async () => {
    const api = await openApi();
    const headerDocumentId = await makeOrder(api);
    await api.put('objectlistItems/add', { objectlistId: 1, headerDocumentId });
    const call = (fn: string, body: object = {}) => onList(api, fn, body, 3);
    expect(await call('getAvailableInputFields', { objectDefinitionId: 5 })).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: [
          { id: 1, title: 'Who', type: 1 },
          { id: 2, title: 'Amount', type: 3 },
          { id: 3, title: 'Diet', type: 4 },
          { id: 4, title: 'Day', type: 6 },
        ],
      },
    ]);
    expect(await call('getAvailableInputFields', { objectDefinitionId: 3 })).toMatchObject([
      200,
      { results: [{ id: 1, title: '#1', type: 5 }] },
    ]);
    expect(await call('getAvailableInputFields', { objectDefinitionId: 4 })).toMatchObject([
      404,
      {},
    ]);
    const who = { columnTitle: 'Wie', columnOrder: 2, documentInputField: 1 };
    const day = { columnTitle: 'Dag', documentInputField: 4 };
    expect(await call('addListItem', who)).toEqual([
      200,
      { status: true, status_message: 'Document list saved', last_id: 1 },
    ]);
    expect(await call('addListItem', day)).toMatchObject([200, { last_id: 2 }]);
    expect(await call('updateListItem', { listItemColumnId: 2, columnOrder: 1 })).toEqual(saved);
    const title = { listItemColumnId: 1, columnTitle: 'Naam' };
    expect(await call('updateListItem', title)).toEqual(saved);
    expect(await api.get('objectlistItems/3')).toMatchObject([
      200,
      {
        results: {
          columns: [
            { ...day, listItemColumnId: 2, columnOrder: 1, documentInputFieldTitle: 'Day' },
            { ...naam, columnOrder: 2, documentInputFieldTitle: 'Who' },
          ],
        },
      },
    ]);
    expect(await call('deleteListItem', { listItemColumnId: 1 })).toEqual(saved);
    expect(await call('deleteListItem', { listItemColumnId: 1 })).toMatchObject([404, {}]);
    expect(await call('deleteListItem')).toMatchObject([400, {}]);
    expect(await call('updateListItem', { listItemColumnId: 9 })).toMatchObject([404, {}]);
    // 5 is a button, which nobody fills in.
    for (const documentInputField of [5, 99, 'x', null])
      expect([
        documentInputField,
        await call('addListItem', { columnTitle: 'Kolom', documentInputField }),
      ]).toMatchObject([
        documentInputField,
        [400, { errors: { documentInputField: expect.any(String) } }],
      ]);
    expect(await call('addListItem', { documentInputField: 1 })).toMatchObject([
      400,
      { errors: { columnTitle: 'Required' } },
    ]);
  });
});

describe('the builder', () => {
  test('is closed to those without the right, and to other organisations', async () => {
    const api = await openApi();
    const changes = (by: Api) => [
      by.put('objectsDefinitions/3', { title: 'x' }),
      by.delete('objectsDefinitions/3'),
      onDocument(by, 3, 'addObjectRow', { type: 1, options: {} }),
      onDocument(by, 3, 'setActive'),
      onDocument(by, 1, 'createNewDraft'),
      by.put('objectlists/1', { dutchTitle: 'x' }),
      by.delete('objectlists/1'),
      onGroup(by, 'addSubFolder', { dutchTitle: 'x' }),
      onGroup(by, 'addListToGroup', { listId: 1 }),
      onGroup(by, 'addDocument', { objectDefinitionId: 1, values: [{ rowId: 1, value: 'x' }] }),
      onGroup(by, 'orderDocuments', { objectIds: [2] }),
      onGroup(by, 'deleteDocument', { objectId: 2 }),
      onGroup(by, 'deleteDocumentList', { listItemId: 1 }),
      by.put('objectlistItems/1', { order: 1 }),
      by.delete('objectlistItems/1'),
      onList(by, 'addListItem', { columnTitle: 'x', documentInputField: 1 }),
      by.delete('objects/1'),
    ];
    const reads = (by: Api) => [
      by.get('objectsDefinitions/1'),
      by.get('objectsDefinitions/1?state=2'),
      onDocument(by, 1, 'getHistory'),
      by.get('objectlists/1'),
      by.get('objectlistItems/1'),
      onList(by, 'getAvailableInputFields'),
    ];
    const codes = async (answers: readonly Promise<Answer>[]) => [
      ...new Set((await Promise.all(answers)).map(([status]) => status)),
    ];
    const [stranger, reader, nobody] = [
      await api.as(users.stranger),
      await api.as(users.reader),
      await api.as(users.nobody),
    ];
    expect(await codes(changes(stranger))).toEqual([404]);
    expect(await codes(changes(reader))).toEqual([403]);
    expect(await codes(changes(nobody))).toEqual([403]);
    expect(await codes(reads(stranger))).toEqual([404]);
    expect(await codes(reads(reader))).toEqual([200]);
    expect(await codes(reads(nobody))).toEqual([403]);
  });
});
