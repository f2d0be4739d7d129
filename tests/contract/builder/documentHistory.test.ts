import { describe, expect, test } from 'vitest';
import { users } from '../../fixtures/rows/people';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { type Api, openApi } from '../support/Api';
import { onDocument, rowsOf } from '../support/documents';

describe('the history of a document', () => {
  const historyOf = async (api: Api, id = 3) =>
    (
      (await onDocument(api, 'getHistory', {}, id))[1] as {
        results: { version: number; change: string; subject: string; changedBy: string }[];
      }
    ).results;

  test('reports what was done, the last first, in all versions', async () => {
    const api = await openApi();
    await api.put('objectsDefinitions/add', { title: 'Form' });
    await api.put('objectsDefinitions/5', { title: 'Form 1', tags: 'a,b' });
    await api.put('objectsDefinitions/5', { title: 'Form 1' });
    await onDocument(api, 'addObjectRow', { type: 1, options: { title: 'Name' } }, 5);
    await onDocument(api, 'addObjectRow', { type: 31, options: {} }, 5);
    await onDocument(
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
    await onDocument(api, 'removeObjectRow', { id: 2 }, 5);
    await onDocument(api, 'setActive', {}, 5);
    await onDocument(api, 'createNewDraft', {}, 5);
    await onDocument(api, 'setActive', {}, 6);
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
      onDocument(by, 'updateObjectSingleRow', { id: 1, options: { title } });
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
    await rowsNamed(api.server.context.store, 'users').update(users.nobody, { roleId: 1 });
    await type('Names', await api.as(users.nobody));
    expect(await changes()).toHaveLength(3);
  });

  test('brings removed rows back under the ids that they had', async () => {
    const api = await openApi();
    const removed = () => onDocument(api, 'getRemovedRows', {}, 5);
    await api.put('objectsDefinitions/add', { title: 'Form' });
    for (const title of ['A', 'B'])
      await onDocument(api, 'addObjectRow', { type: 1, options: { title } }, 5);
    await onDocument(api, 'removeObjectRow', { id: 1 }, 5);
    expect(await removed()).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: [
          {
            ...{ id: 1, order: 1, type: 1, mediaId: null, translationId: 0 },
            options: expect.stringContaining('"title":"A"'),
            changedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
            changedBy: expect.stringMatching(/\w/),
          },
        ],
      },
    ]);
    const back = (id: number, type = 1) =>
      onDocument(api, 'addObjectRow', { id, type, order: 1, options: { title: 'A' } }, 5);
    // A number has no place among texts, a row that is there none twice.
    expect(await back(1, 2)).toMatchObject([200, { last_id: 3 }]);
    expect(await back(2)).toMatchObject([200, { last_id: 4 }]);
    expect(await back(1)).toMatchObject([200, { last_id: 1 }]);
    expect((await rowsOf(api, 5)).map(({ id }) => id)).toEqual([1, 4, 3, 2]);
    expect(await removed()).toMatchObject([200, { results: [] }]);
    expect((await historyOf(api, 5))[0]).toMatchObject({ change: 'rowRestored', subject: 'A' });
  });

  test('counts typing in the details as one change', async () => {
    const api = await openApi();
    for (const title of ['D', 'Dr']) await api.put('objectsDefinitions/3', { title });
    await api.put('objectsDefinitions/3', { key: 'x' });
    expect((await historyOf(api)).map(({ subject }) => subject)).toEqual(['Title, Key']);
  });

  test('goes with the version', async () => {
    const api = await openApi();
    await onDocument(api, 'updateObjectSingleRow', { id: 1, options: { title: 'X' } });
    await api.delete('objectsDefinitions/3');
    const { rows } = await rowsNamed(api.server.context.store, 'documentHistory').page();
    expect(rows).toEqual([]);
  });
});
