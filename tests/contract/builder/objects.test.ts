import { describe, expect, test } from 'vitest';
import { openApi } from '../support/Api';
import { makeOrder, onDefinition, onGroup, resultsOf } from '../support/objectlists';

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
              modified: '2026-03-02T09:00:00.001Z',
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
    await onDefinition(api, 1, 'createNewDraft');
    const row = { type: 2, options: { title: 'Age', required: true } };
    await onDefinition(api, 5, 'addObjectRow', row);
    const values = [{ rowId: 1, value: 'Eva' }];
    const add = (more: object = {}) =>
      onGroup(api, 'addDocument', { objectDefinitionId: 1, values, ...more });
    expect(await add()).toMatchObject([200, { last_id: 4 }]);
    await onDefinition(api, 5, 'setActive');
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
