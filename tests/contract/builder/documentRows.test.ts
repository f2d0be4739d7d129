import { describe, expect, test } from 'vitest';
import { type Api, openApi } from '../support/Api';
import { notDraft, onDocument, rowsOf, saved } from '../support/documents';

const orderOf = async (api: Api) => (await rowsOf(api)).map(({ id, order }) => [order, id]);

describe('rows of a document', () => {
  test('are added at their place, changed, ordered and removed', async () => {
    const api = await openApi();
    const added = { order: 1, type: 1, options: '{"title":"First"}', translationId: 7 };
    expect(await onDocument(api, 'addObjectRow', added)).toEqual([
      200,
      { status: true, status_message: 'Document saved', last_id: 2 },
    ]);
    expect(
      await onDocument(api, 'addObjectRow', { type: '30', options: { text: 'Last' } }),
    ).toMatchObject([200, { last_id: 3 }]);
    expect(await orderOf(api)).toEqual([
      [1, 2],
      [2, 1],
      [3, 3],
    ]);
    const change = { id: 2, order: 1, type: 1, options: '{"title":"Name"}', mediaId: null };
    expect(await onDocument(api, 'updateObjectSingleRow', change)).toEqual(saved);
    const [first] = await rowsOf(api);
    expect(first).toMatchObject({ id: 2, order: 1, type: 1, translationId: 7 });
    expect(JSON.parse(first?.options ?? '')).toMatchObject({ title: 'Name', required: false });

    const rows = [
      { id: 3, order: 1 },
      { id: 1, order: 2, options: { title: 'Sure?' } },
      { id: 2, order: 3 },
    ];
    expect(await onDocument(api, 'updateObjectRows', { rows })).toEqual(saved);
    expect(await orderOf(api)).toEqual([
      [1, 3],
      [2, 1],
      [3, 2],
    ]);
    expect(await onDocument(api, 'removeObjectRow', { id: 3 })).toEqual(saved);
    expect(await orderOf(api)).toEqual([
      [1, 1],
      [2, 2],
    ]);
    // The id of the row that is gone isn't given again.
    expect(await onDocument(api, 'addObjectRow', { type: 31, options: '' })).toMatchObject([
      200,
      { last_id: 4 },
    ]);
  });

  test('move to the place that a change names, and stay without one', async () => {
    const api = await openApi();
    for (const title of ['A', 'B', 'C'])
      await onDocument(api, 'addObjectRow', { type: 1, options: { title } });
    await onDocument(api, 'updateObjectSingleRow', { id: 1, order: 3 });
    expect((await orderOf(api)).map(([, id]) => id)).toEqual([2, 3, 1, 4]);
    await onDocument(api, 'updateObjectSingleRow', { id: 4, order: -5 });
    expect((await orderOf(api)).map(([, id]) => id)).toEqual([4, 2, 3, 1]);
    await onDocument(api, 'updateObjectSingleRow', { id: 4, order: 99 });
    await onDocument(api, 'updateObjectSingleRow', { id: 2, options: { title: 'B!' } });
    expect((await orderOf(api)).map(([, id]) => id)).toEqual([2, 3, 1, 4]);
  });

  test('are of the seventeen types alone, and their options right', async () => {
    const api = await openApi();
    const add = (body: object) => onDocument(api, 'addObjectRow', body);
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
    const update = (rows: unknown) => onDocument(api, 'updateObjectRows', { rows });
    await onDocument(api, 'addObjectRow', { type: 1, options: { title: 'Old' } });
    expect(await update([{ id: 2, options: { title: 'New' } }, { id: 9 }])).toEqual([
      404,
      { status: false, status_message: 'This row is no longer there' },
    ]);
    expect(JSON.parse((await rowsOf(api))[1]?.options ?? '')).toMatchObject({ title: 'Old' });
    expect(await update([null])).toMatchObject([400, {}]);
    expect(await update('nonsense')).toMatchObject([400, {}]);
    expect(await onDocument(api, 'updateObjectRows')).toMatchObject([
      400,
      { status_message: 'rows is missing' },
    ]);
    expect(await onDocument(api, 'removeObjectRow', { id: 9 })).toMatchObject([404, {}]);
    expect(await onDocument(api, 'updateObjectSingleRow', {})).toMatchObject([
      400,
      { status_message: 'id is missing' },
    ]);
    expect(api.server.logged).toEqual([]);
  });

  test('change in a draft alone', async () => {
    const api = await openApi();
    expect(await onDocument(api, 'addObjectRow', { type: 1, options: {} }, 1)).toEqual(notDraft);
    expect(await onDocument(api, 'updateObjectSingleRow', { id: 1, options: {} }, 1)).toEqual(
      notDraft,
    );
    expect(await onDocument(api, 'updateObjectRows', { rows: [] }, 1)).toEqual(notDraft);
    expect(await onDocument(api, 'removeObjectRow', { id: 1 }, 1)).toEqual(notDraft);
  });
});
