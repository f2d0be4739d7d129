import { describe, expect, test } from 'vitest';
import { type Api, openApi } from '../support/Api';
import { onDocument, rowsOf } from '../support/documents';

const historyOf = async (api: Api) =>
  ((await api.get('objectsDefinitions/3/history'))[1] as { results: Record<string, unknown>[] })
    .results;

const undo = async (api: Api) => {
  const [last] = await historyOf(api);
  return api.post(`activity/${last?.act}`, { function: 'undo' });
};

const titlesOf = (rows: readonly { options: string }[]) =>
  rows.map(({ options }) => JSON.parse(options).title);

/** Draft 3 with the texts A, B and C. */
const openDraft = async () => {
  const api = await openApi();
  for (const { id } of await rowsOf(api)) await onDocument(api, 'removeObjectRow', { id });
  const ids: number[] = [];
  for (const title of ['A', 'B', 'C']) {
    const [, made] = await onDocument(api, 'addObjectRow', { type: 30, options: { title } });
    ids.push((made as { last_id: number }).last_id);
  }
  return { api, ids: ids as [number, number, number] };
};

describe('the rows of a document', () => {
  test('stand in its history, each as it was and became, and so does the document before', async () => {
    const { api, ids } = await openDraft();
    const before = await rowsOf(api);
    await onDocument(api, 'updateObjectSingleRow', { id: ids[1], options: { title: 'Bb' } });
    const [change] = await historyOf(api);
    const text = { id: ids[1], title: 'Text · B', options: expect.stringContaining('"title":"B"') };
    const after = { title: 'Text · Bb', options: expect.stringContaining('"title":"Bb"') };
    const rows = [{ subList: 'values', before: text, after: { ...text, ...after } }];
    expect(change).toMatchObject({ fields: [], canUndo: 1, rows });
    const [, past] = await api.get(`objectsDefinitions/3/history/${change?.id}`);
    expect((past as { results: { values: unknown } }).results.values).toEqual(before);
  });

  test('come back as they were, with their ids and places', async () => {
    const { api, ids } = await openDraft();
    const before = await rowsOf(api);
    await onDocument(api, 'removeObjectRow', { id: ids[1] });
    await undo(api);
    expect(await rowsOf(api)).toEqual(before);
    await onDocument(api, 'updateObjectSingleRow', { id: ids[0], options: { title: 'Aa' } });
    await undo(api);
    expect(await rowsOf(api)).toEqual(before);
    const rows = ids.map((id, place) => ({ id, order: 3 - place }));
    await onDocument(api, 'updateObjectRows', { rows });
    expect(titlesOf(await rowsOf(api))).toEqual(['C', 'B', 'A']);
    await undo(api);
    expect(await rowsOf(api)).toEqual(before);
    await onDocument(api, 'addObjectRow', { type: 31, order: 1 });
    await undo(api);
    expect(await rowsOf(api)).toEqual(before);
  });

  test('come back between those that they stood between, however these are numbered by now', async () => {
    const { api, ids } = await openDraft();
    await onDocument(api, 'removeObjectRow', { id: ids[1] });
    const [removal] = await historyOf(api);
    for (const title of ['X', 'Y'])
      await onDocument(api, 'addObjectRow', { type: 30, options: { title }, order: 1 });
    await api.post(`activity/${removal?.act}`, { function: 'undo' });
    expect(titlesOf(await rowsOf(api))).toEqual(['Y', 'X', 'A', 'B', 'C']);
  });

  test('stay as somebody has changed them since, or where people fill them in', async () => {
    const { api, ids } = await openDraft();
    await onDocument(api, 'updateObjectSingleRow', { id: ids[0], options: { title: 'Aa' } });
    const [change] = await historyOf(api);
    await onDocument(api, 'updateObjectSingleRow', { id: ids[0], options: { title: 'Aaa' } });
    const taken = () => api.post(`activity/${change?.act}`, { function: 'undo' });
    expect(await taken()).toMatchObject([200, { notUndone: [{ reason: 'Changed since: Rows' }] }]);
    expect(titlesOf(await rowsOf(api))).toEqual(['Aaa', 'B', 'C']);
    await undo(api);
    await onDocument(api, 'setActive');
    expect(await taken()).toMatchObject([200, { notUndone: [{ recordId: 3 }] }]);
    expect(titlesOf(await rowsOf(api))).toEqual(['Aa', 'B', 'C']);
  });

  test('get an option back beside another that somebody has changed since', async () => {
    const { api, ids } = await openDraft();
    const change = (options: object) =>
      onDocument(api, 'updateObjectSingleRow', { id: ids[0], options });
    await change({ title: 'Aa' });
    const [first] = await historyOf(api);
    await change({ title: 'Aa', cssclasses: 'wide' });
    expect(await api.post(`activity/${first?.act}`, { function: 'undo' })).toMatchObject([
      200,
      { notUndone: [] },
    ]);
    const [row] = await rowsOf(api);
    expect(JSON.parse(row?.options ?? '')).toMatchObject({ title: 'A', cssclasses: 'wide' });
  });

  test('are one change as long as their caller calls it one', async () => {
    const { api, ids } = await openDraft();
    const before = await historyOf(api);
    const type = (title: string, act: string) =>
      api.call(
        'POST',
        'objectsDefinitions/3',
        { function: 'updateObjectSingleRow', id: ids[0], options: { title } },
        { Act: act },
      );
    for (const title of ['Aa', 'Aaa', 'Aaaa']) await type(title, 'typing-1');
    await type('X', 'typing-2');
    const [second, first, ...older] = await historyOf(api);
    expect(older).toHaveLength(before.length);
    expect(first).toMatchObject({
      ...{ action: 'update', records: 1 },
      rows: [{ before: { title: 'Text · A' }, after: { title: 'Text · Aaaa' } }],
    });
    expect(second).toMatchObject({ rows: [{ before: { title: 'Text · Aaaa' } }] });
    await undo(api);
    await api.post(`activity/${first?.act}`, { function: 'undo' });
    expect(titlesOf(await rowsOf(api))).toEqual(['A', 'B', 'C']);
    // What takes itself back is no change.
    const known = await historyOf(api);
    for (const title of ['Y', 'A']) await type(title, 'typing-3');
    expect(await historyOf(api)).toEqual(known);
  });
});
