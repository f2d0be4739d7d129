// @vitest-environment jsdom
import { HttpError } from 'ra-core';
import { expect, it } from 'vitest';
import { fakeServer, json } from '../tests/fixtures/fakeServer';
import { provider } from '../tests/fixtures/fewResources';
import type { RowResult } from './eachRow';
import { Unreachable } from './http';

const server = fakeServer();

it('creates with PUT at add and takes the id from last_id', async () => {
  server.replies = [json({ status: true, status_message: 'Added', last_id: 77, password: 'x1' })];
  const { data } = await provider.create('devices', {
    data: { name: 'New', active: true, start: '2026-02-01', seen: 'never' },
  });
  expect(server.calls()).toEqual(['PUT /internal/v1/devices/add']);
  expect(server.sent[0]?.body).toEqual({ name: 'New', active: 1, start: '01-02-2026' });
  expect(data).toMatchObject({ id: 77, answer: { password: 'x1' } });
  expect(server.messages).toEqual([{ isOk: true, text: 'Added' }]);
});

it('creates with POST where the resource asks for it, then saves the fields that have a call of their own', async () => {
  server.replies = [json({ status: true, last_id: 5 })];
  await provider.create('groups', {
    data: { name: 'G', passcode: '', items: [{ id: null, place: 1 }] },
  });
  expect(server.calls()).toEqual([
    'POST /internal/v1/translationgroups/add',
    'POST /internal/v1/translationgroups/5',
  ]);
  expect(server.sent[0]?.body).not.toHaveProperty('items');
  expect(server.sent[1]?.body).toEqual({ function: 'saveItems', items: [{ place: 1 }] });
});

it('leaves the record saved and warns when a field with its own call fails', async () => {
  server.replies = [
    json({ status: true, status_message: 'Saved' }),
    json({ status: false, status_message: 'Items refused' }, 400),
  ];
  const { data } = await provider.update('groups', {
    id: 5,
    data: { name: 'G', items: [] },
    previousData: { id: 5 },
  });
  expect(data).toMatchObject({ name: 'G', notStored: ['items'] });
  expect(server.messages).toEqual([
    { isOk: true, text: 'Saved' },
    {
      isOk: 'partly',
      text: 'Items refused',
      resource: 'groups',
      failed: [{ field: 'items', reason: 'Items refused' }],
    },
  ]);
});

it('never repeats a write by itself', async () => {
  server.replies = [new TypeError('down')];
  await expect(
    provider.update('devices', { id: 1, data: { name: 'x' }, previousData: { id: 1 } }),
  ).rejects.toBeInstanceOf(Unreachable);
  expect(server.sent).toHaveLength(1);
  expect(server.messages).toEqual([]);
});

it('throws a refusal with its messages by field and announces it once', async () => {
  server.replies = [
    json({ status: false, status_message: 'No', errors: { name: 'Required' } }, 400),
  ];
  const attempt = provider.update('devices', { id: 1, data: {}, previousData: { id: 1 } });
  await expect(attempt).rejects.toBeInstanceOf(HttpError);
  await expect(attempt).rejects.toMatchObject({ body: { errors: { name: 'Required' } } });
  expect(server.messages).toEqual([{ isOk: false, text: 'No' }]);
});

it('leaves an ended session to the shell', async () => {
  server.replies = [json({ status: false, status_message: 'Sign in' }, 401)];
  await expect(
    provider.delete('devices', { id: 1, previousData: { id: 1 } }),
  ).rejects.toMatchObject({ status: 401 });
  expect(server.messages).toEqual([]);
});

it('gives bulk changes a result for each row, and shows none besides', async () => {
  server.replies = [
    json({ status: true, status_message: '' }),
    json({ status: false, status_message: 'In use' }, 409),
  ];
  const { data, results } = (await provider.deleteMany('devices', {
    ids: [1, 2],
  })) as unknown as {
    data: number[];
    results: RowResult[];
  };
  expect(data).toEqual([1]);
  expect(results).toEqual([
    { id: 1, isOk: true, message: '' },
    { id: 2, isOk: false, message: 'In use' },
  ]);
  expect(server.messages).toEqual([]);
});

it('deletes several as they were seen, and asks about those that somebody changed since', async () => {
  server.replies = [
    json({ status: true, status_message: '' }),
    json(
      {
        status: false,
        status_message: 'Changed',
        results: [{ id: 2, name: 'Theirs' }],
        changedBy: 'Ben',
      },
      412,
    ),
  ];
  const seen = new Map([1, 2, 3].map((id) => [id, { id, '@version': `"own:${id}"` }]));
  const params = { ids: [1, 2], meta: { seen } };
  const { results } = (await provider.deleteMany('devices', params)) as unknown as {
    results: RowResult[];
  };
  const sent = server.sent.slice(0, 2).map(({ headers }) => headers.get('If-Match'));
  expect(sent).toEqual(['"own:1"', '"own:2"']);
  expect(results).toMatchObject([
    { id: 1, isOk: true },
    { id: 2, isOk: false, conflict: { by: 'Ben', present: { id: 2, name: 'Theirs' } } },
  ]);
});
