import { describe, expect, test } from 'vitest';
import { OnceAnswers } from '../../../server/records/once/OnceAnswers';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { type Api, openApi } from '../support/Api';
import { form, png } from '../support/media';
import { titles } from '../support/openProduct';
import { openQuestionnaire } from '../support/questionnaires';

const KEY = { 'Idempotency-Key': '3f2c8a52-7a4e-4a8e-9d7c-0b7c3f1e2a11' };
const DAY = 24 * 60 * 60_000;

const add = (api: Api, body: object = { name: 'Oost' }, headers: Record<string, string> = KEY) =>
  api.call('PUT', 'locations/add', body, headers);

const countOf = async (api: Api, path = 'locations'): Promise<unknown> =>
  ((await api.get(path))[1] as { totalRowCount: unknown }).totalRowCount;

const added = {
  status: true,
  status_message: 'Location added',
  last_id: 4,
};

describe('a record that is created under a key', () => {
  test('is refused where it is nested deeper than anything is', async () => {
    const api = await openApi();
    let nested: readonly unknown[] = [];
    for (let depth = 0; depth < 3000; depth += 1) nested = [nested];
    expect((await add(api, { name: 'Oost', nested }))[0]).toBe(400);
  });

  test('is answered again to who repeats the call, and is there once', async () => {
    const api = await openApi();
    const before = Number(await countOf(api));
    expect((await add(api)).slice(0, 2)).toEqual([200, added]);
    expect((await add(api)).slice(0, 2)).toEqual([200, added]);
    expect(await countOf(api)).toBe(before + 1);
  });

  test('is waited for by a repeat that comes meanwhile', async () => {
    const api = await openApi();
    const before = Number(await countOf(api));
    const answers = await Promise.all([add(api), add(api), add(api)]);
    expect(answers.map(([status, body]) => [status, body])).toEqual(Array(3).fill([200, added]));
    expect(await countOf(api)).toBe(before + 1);
  });

  test('is known after a restart, without what is shown one time', async () => {
    const api = await openApi();
    const user = { email: 'nieuw@demo.test', lastName: 'Hier', roleId: 2 };
    const send = async () => (await api.call('PUT', 'users/add', user, KEY))[1] as object;
    const first = await send();
    expect(first).toEqual({ ...first, status: true, password: expect.any(String) });
    expect(await send()).toEqual(first);
    const { store, clock } = api.server.context;
    Object.assign(api.server.context, { once: new OnceAnswers(store, clock) });
    const { password: _, ...rest } = first as { password: string };
    expect(await send()).toEqual(rest);
  });

  test('is created again under another key, by another person, and a day later', async () => {
    const api = await openApi();
    const before = Number(await countOf(api));
    await rowsNamed(api.server.context.store, 'users').update(2, { roleId: 1 });
    await add(api);
    await add(api, undefined, { 'Idempotency-Key': 'another' });
    await add(await api.as(2));
    api.server.pass(DAY);
    await add(await api.as(1));
    expect(await countOf(await api.as(1))).toBe(before + 4);
  });

  test('is not mistaken for another: the key is refused with another body, and reports what it made', async () => {
    const api = await openApi();
    await add(api);
    expect((await add(api, { name: 'West' })).slice(0, 2)).toEqual([
      422,
      {
        status: false,
        status_message: 'This Idempotency-Key came with another request before',
        last_id: 4,
      },
    ]);
  });

  test('leaves its key free when it is refused', async () => {
    const api = await openApi();
    expect((await add(api, { name: '' }))[0]).toBe(400);
    expect((await add(api))[0]).toBe(200);
  });

  test('has a key that can be read', async () => {
    const api = await openApi();
    const before = await countOf(api);
    for (const wrong of ['', 'a b', 'x'.repeat(256)])
      expect((await add(api, undefined, { 'Idempotency-Key': wrong }))[0]).toBe(400);
    expect(await countOf(api)).toBe(before);
  });
});

test('a file that is sent twice under a key is stored once', async () => {
  const api = await openApi();
  const upload = () => api.post('media/files', form(png, 'zomer.png'), KEY);
  expect(await upload()).toEqual(await upload());
  expect(await api.get('media/8')).toMatchObject([404, {}]);
});

test('a mail that is asked for twice under a key goes out once', async () => {
  const api = await openQuestionnaire();
  const send = () =>
    api.call('POST', 'questionnaires/3', { function: 'sendEmail', reminder: 0 }, KEY);
  const [status, answer] = await send();
  expect(status).toBe(200);
  const sent = await countOf(api, 'outbox');
  expect((await send()).slice(0, 2)).toEqual([200, answer]);
  expect(await countOf(api, 'outbox')).toBe(sent);
});

test('rows, copies and records that are made of a file are created once as well', async () => {
  const api = await openApi();
  const twice = async (path: string, body: object) => {
    const first = await api.call('POST', path, body, KEY);
    expect(await api.call('POST', path, body, KEY).then(([, again]) => again)).toEqual(first[1]);
    return first[0];
  };
  const before = Number(await countOf(api, 'webshop/products'));
  expect(await twice('webshop/products/1', { function: 'copy' })).toBe(200);
  expect(await countOf(api, 'webshop/products')).toBe(before + 1);
  const key = { 'Idempotency-Key': 'row' };
  const row = { function: 'addProductVariation', titles, price: 3, productVATId: 1 };
  const rowIds = async () =>
    ((await api.call('POST', 'webshop/products/1', row, key))[1] as { last_id: unknown }).last_id;
  expect([await rowIds(), await rowIds()]).toEqual([2, 2]);
});
