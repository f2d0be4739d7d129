import { expect, test } from 'vitest';
import { users } from '../../fixtures/rows/people';
import { type Api, openApi } from '../support/Api';
import { onDocument } from '../support/documents';

const stateOf = async (api: Api, id: number): Promise<number> => {
  const [, body] = await api.get(`objectsDefinitions/${id}`);
  return (body as { results: { state: number } }).results.state;
};

const statesOf = (api: Api, ...ids: readonly number[]) =>
  Promise.all(ids.map((id) => stateOf(api, id)));

/** Makes a version active. @returns the act by which it is taken back */
const activate = async (api: Api, id: number): Promise<string | null> => {
  const [status, , headers] = await api.call('POST', `objectsDefinitions/${id}`, {
    function: 'setActive',
  });
  expect(status).toBe(200);
  return headers.get('Act');
};

const undo = (api: Api, act: string | null) => api.post(`activity/${act}`, { function: 'undo' });

/** Document 1 with a draft of it, 5, that has become active. */
const activated = async () => {
  const api = await openApi();
  await onDocument(api, 'createNewDraft', {}, 1);
  const act = await activate(api, 5);
  expect(await statesOf(api, 1, 5)).toEqual([3, 2]);
  return { api, act };
};

test('a version that was set active is a draft again, and the former one active', async () => {
  const { api, act } = await activated();
  expect(await undo(api, act)).toMatchObject([200, { notUndone: [], next: null }]);
  expect(await statesOf(api, 1, 5)).toEqual([2, 1]);
  expect(await onDocument(api, 'addObjectRow', { type: 31, options: {} }, 5)).toMatchObject([
    200,
    {},
  ]);
  const [, history] = await onDocument(api, 'getHistory', {}, 1);
  const { results } = history as { results: { version: number; change: string }[] };
  expect(results.slice(1, 5).map(({ version, change }) => [version, change])).toEqual([
    [1, 'activated'],
    [2, 'draftAgain'],
    [2, 'activated'],
    [1, 'archived'],
  ]);
});

/** The version that a person's own document is by now. */
const userOf = async (api: Api): Promise<number> => {
  const [, body] = await api.get('applicationusers/1');
  const { results } = body as { results: { personalDocument: { personalDocumentId: number } } };
  return results.personalDocument.personalDocumentId;
};

test('what uses the document goes back with it', async () => {
  const { api, act } = await activated();
  expect(await userOf(api)).toBe(5);
  expect(await undo(api, act)).toMatchObject([200, { notUndone: [] }]);
  expect(await userOf(api)).toBe(1);
});

test('the only version of a document is a draft again', async () => {
  const api = await openApi();
  const act = await activate(api, 3);
  expect(await undo(api, act)).toMatchObject([200, { notUndone: [] }]);
  expect(await stateOf(api, 3)).toBe(1);
});

test('taking it back is taken back as well, by the rules of setting active', async () => {
  const { api, act } = await activated();
  const taking = { function: 'undo' };
  const [, , headers] = await api.call('POST', `activity/${act}`, taking);
  const again = headers.get('Act');
  expect(await undo(api, again)).toMatchObject([200, { notUndone: [] }]);
  expect(await statesOf(api, 1, 5)).toEqual([3, 2]);
});

test('nothing changes where the document has come further since', async () => {
  const { api, act } = await activated();
  await onDocument(api, 'createNewDraft', {}, 5);
  const there = { recordId: 5, reason: 'There is a draft already: version 3' };
  expect(await undo(api, act)).toMatchObject([200, { notUndone: [there], next: null }]);
  expect(await statesOf(api, 1, 5, 6)).toEqual([3, 2, 1]);
  expect(await userOf(api)).toBe(5);
  await activate(api, 6);
  const since = { recordId: 5, reason: expect.stringContaining('State') };
  expect(await undo(api, act)).toMatchObject([200, { notUndone: [since] }]);
  expect(await statesOf(api, 1, 5, 6)).toEqual([3, 3, 2]);
  expect(await userOf(api)).toBe(6);
});

test('it takes the right to change documents, and is no call of its own', async () => {
  const { api, act } = await activated();
  expect(await undo(await api.as(users.reader), act)).toMatchObject([
    200,
    { notUndone: [{ recordId: 5, reason: expect.any(String) }] },
  ]);
  expect(await onDocument(api, 'restore state', { state: 1 }, 5)).toMatchObject([
    400,
    { status: false },
  ]);
  expect(await statesOf(api, 1, 5)).toEqual([3, 2]);
});
