import { describe, expect, test } from 'vitest';
import { openApi } from '../support/Api';
import { onDocument, rowsOf, saved } from '../support/documents';

const listed = {
  id: 1,
  title: 'Profile',
  key: '',
  tags: '',
  language: 'NL-nl',
  state: 2,
  version: 1,
};
const profile = { ...listed, description: '', familyId: null };

describe('documents', () => {
  test('are listed, all of them or those that ask for input', async () => {
    const api = await openApi();
    expect(await api.get('objectsDefinitions?page=1&maxrowcount=1')).toEqual([
      200,
      { status: true, status_message: '', results: [listed], totalRowCount: 3 },
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
      { status_message: 'This is still in use: Filled-in document (1)' },
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
    await onDocument(api, 'addObjectRow', { type: 8, options: { title: 'Send' } });
    await onDocument(api, 'addObjectRow', { type: 31, options: {} });
    await onDocument(api, 'setActive');
    expect(await api.get('objectsDefinitions/3?state=2')).toMatchObject([
      200,
      { results: { values: [{ type: 5 }, { type: 8, title: 'Send', required: false }] } },
    ]);
    // Who fills it in reads what stands between the questions as well.
    expect(await api.get('objectsDefinitions/3?state=2&whole=1')).toMatchObject([
      200,
      { results: { values: [{ type: 5 }, { type: 8 }, { type: 31 }] } },
    ]);
  });
});

describe('a copy of a document', () => {
  test('is a draft of a document of its own, with its rows', async () => {
    const api = await openApi();
    await api.put('objectsDefinitions/1', { key: 'profile' });
    expect(await onDocument(api, 'copy', {}, 1)).toMatchObject([200, { last_id: 5 }]);
    expect(await api.get('objectsDefinitions/5')).toMatchObject([
      200,
      { results: { title: 'Profile (copy)', state: 1, version: 1, key: '', familyId: null } },
    ]);
    expect(await rowsOf(api, 5)).toEqual(await rowsOf(api, 1));
    await onDocument(api, 'setActive', {}, 5);
    expect(await api.get('objectsDefinitions/1')).toMatchObject([200, { results: { state: 2 } }]);
  });
});

describe('versions of a document', () => {
  test('are listed all, or the newest alone', async () => {
    const api = await openApi();
    await onDocument(api, 'createNewDraft', {}, 1);
    const idsOf = async (query: string) =>
      ((await api.get(`objectsDefinitions?${query}`))[1] as { results: { id: number }[] }).results
        .map(({ id }) => id)
        .sort();
    const all = await idsOf('');
    expect(all).toEqual(expect.arrayContaining([1, 5]));
    expect(await idsOf('latestOnly=1')).toEqual(all.filter((id) => id !== 1));
  });

  const active = [200, { status: true, status_message: 'Profile is active in version 2' }];

  test('go from active to draft to active; the former one is archived', async () => {
    const api = await openApi();
    expect(await onDocument(api, 'createNewDraft', {}, 1)).toEqual([
      200,
      { status: true, status_message: 'Draft of Profile made: version 2', last_id: 5 },
    ]);
    expect(await rowsOf(api, 5)).toEqual(await rowsOf(api, 1));
    await onDocument(api, 'addObjectRow', { type: 2, options: { title: 'Age' } }, 5);
    await onDocument(api, 'removeObjectRow', { id: 1 }, 5);
    expect((await rowsOf(api, 5)).map(({ id }) => id)).toEqual([2]);
    expect(await onDocument(api, 'setActive', {}, 5)).toEqual(active);
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
    await onDocument(api, 'createNewDraft', {}, 1);
    await onDocument(api, 'addObjectRow', { type: 2, options: {} }, 5);
    await onDocument(api, 'removeObjectRow', { id: 2 }, 5);
    await onDocument(api, 'setActive', {}, 5);
    await onDocument(api, 'createNewDraft', {}, 5);
    expect(await onDocument(api, 'addObjectRow', { type: 2, options: {} }, 6)).toMatchObject([
      200,
      { last_id: 3 },
    ]);
  });

  test('are followed by what uses the document', async () => {
    const api = await openApi();
    await api.put('applicationusers/1', { personalDocumentId: 1 });
    await onDocument(api, 'createNewDraft', {}, 1);
    await onDocument(api, 'setActive', {}, 5);
    expect(await api.get('applicationusers/1')).toMatchObject([
      200,
      { results: { personalDocument: { personalDocumentId: 5 } } },
    ]);
    expect(await api.delete('objectsDefinitions/1')).toMatchObject([200, {}]);
  });

  test('become active only when every row is right', async () => {
    const api = await openApi();
    await onDocument(api, 'addObjectRow', { type: 32, options: {}, mediaId: 1 });
    await api.delete('media', { mediaid: 1 });
    expect(await onDocument(api, 'setActive')).toEqual([
      409,
      {
        status: false,
        status_message: 'These rows are not right any more, so nothing was published: 2. Image',
      },
    ]);
    expect(await api.get('objectsDefinitions/3')).toMatchObject([200, { results: { state: 1 } }]);
  });

  test('take no other way', async () => {
    const api = await openApi();
    const refused = (text: string) => [409, { status: false, status_message: text }];
    expect(await onDocument(api, 'setActive', {}, 1)).toEqual(
      refused('This version is active already'),
    );
    expect(await onDocument(api, 'createNewDraft', {}, 3)).toEqual(
      refused('A new draft is made of the active version'),
    );
    await onDocument(api, 'createNewDraft', {}, 1);
    expect(await onDocument(api, 'createNewDraft', {}, 1)).toEqual(
      refused('There is a draft already: version 2'),
    );
    await onDocument(api, 'setActive', {}, 5);
    expect(await onDocument(api, 'setActive', {}, 1)).toEqual(
      refused('An archived version cannot become active again'),
    );
    expect(await onDocument(api, 'createNewDraft', {}, 1)).toEqual(
      refused('A new draft is made of the active version'),
    );
  });
});

test('a key is that of one document, in all its versions', async () => {
  const api = await openApi();
  const [, added] = await api.put('objectsDefinitions/add', { title: 'Een', key: 'een' });
  const { last_id: id } = added as { last_id: number };
  expect(await api.put('objectsDefinitions/add', { title: 'Twee', key: ' EEN' })).toMatchObject([
    409,
    { errors: { key: 'The document Een has this key already' } },
  ]);
  await api.post(`objectsDefinitions/${id}`, { function: 'setActive' });
  expect(await api.post(`objectsDefinitions/${id}`, { function: 'createNewDraft' })).toMatchObject([
    200,
    {},
  ]);
  expect(await api.put(`objectsDefinitions/${id}`, { title: 'Een!', key: 'een' })).toMatchObject([
    200,
    {},
  ]);
});
