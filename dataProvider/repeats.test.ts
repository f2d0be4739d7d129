// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { defineResource, f, subList } from '../schemas';
import { fakeServer, json } from '../tests/fixtures/fakeServer';
import { Unreachable } from './http';
import { createProvider } from './provider';

const halls = defineResource({
  name: 'halls',
  module: 'webshop',
  menu: false,
  title: 'name',
  fields: { name: f.text() },
  subLists: {
    stands: subList({
      idField: 'standId',
      fields: { code: f.text() },
      add: 'addStand',
      update: 'updateStand',
    }),
  },
});
const provider = createProvider(() => Promise.resolve(halls));
const server = fakeServer();

const keys = () => server.sent.map(({ headers }) => headers.get('Idempotency-Key'));

describe('what is created under a key', () => {
  const create = (data: object, key = 'k') => provider.create('halls', { data, meta: { key } });
  const lost = () => new TypeError('Failed to fetch');

  it('is asked for again under the same key', async () => {
    server.replies = [lost(), json({ status: true, last_id: 9 })];
    await expect(create({ name: 'West' })).rejects.toBeInstanceOf(Unreachable);
    expect((await create({ name: 'West' })).data).toMatchObject({ id: 9 });
    expect(keys()).toEqual(['k', 'k']);
  });

  it('is looked up as it was sent first, and changed to what was entered since', async () => {
    server.replies = [lost(), json({ status: true, last_id: 9 })];
    await create({ name: 'West' }).catch(() => undefined);
    expect((await create({ name: 'Westhal' })).data).toMatchObject({ id: 9, name: 'Westhal' });
    expect(server.sent.map(({ method, body }) => [method, body])).toEqual([
      ['PUT', { name: 'West' }],
      ['PUT', { name: 'West' }],
      ['PUT', { name: 'Westhal' }],
    ]);
    expect(server.calls().at(-1)).toBe('PUT /internal/v1/halls/9');
  });

  it('is changed where only its key is known to have made it, and that is reported', async () => {
    const taken = { status: false, status_message: 'Taken', last_id: 9 };
    server.replies = [json(taken, 422), json({ status: true, status_message: 'Hall saved' })];
    expect((await create({ name: 'Westhal' }, 'before')).data).toMatchObject({ id: 9 });
    expect(server.calls()).toEqual(['PUT /internal/v1/halls/add', 'PUT /internal/v1/halls/9']);
    expect(server.messages).toEqual([{ isOk: true, text: 'Hall saved' }]);
  });

  it('begins anew once it was refused', async () => {
    server.replies = [json({ status: false, status_message: 'No' }, 400)];
    await create({ name: '' }, 'r').catch(() => undefined);
    await create({ name: 'West' }, 'r');
    expect(server.calls()).toEqual(Array(2).fill('PUT /internal/v1/halls/add'));
  });

  it('may be what a function does', async () => {
    server.replies = [lost(), json({ status: true }), json({ status: true })];
    const copy = () => provider.act('halls', { fn: 'copy' }, { record: { id: 4 } });
    await copy().catch(() => undefined);
    await copy();
    await copy();
    const [first, second, third] = keys();
    expect(first).toMatch(/./);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('may be a row', async () => {
    const of = { record: { id: 4 }, subList: 'stands' };
    server.replies = [lost(), json({ status: true, last_id: 7 })];
    const add = (code: string) => provider.changeRow('halls', of, 'add', { code }, { key: 'row' });
    await add('A').catch(() => undefined);
    await add('B');
    expect(server.sent.map(({ body }) => body)).toEqual([
      { function: 'addStand', code: 'A' },
      { function: 'addStand', code: 'A' },
      { function: 'updateStand', standId: 7, code: 'B' },
    ]);
  });
});

it('a deletion whose answer was lost is looked up before it is repeated', async () => {
  const remove = () => provider.delete('halls', { id: 4, previousData: { id: 4 } });
  const missing = json({ status: false, status_message: 'This does not exist' }, 404);
  server.replies = [new TypeError('Failed to fetch'), missing];
  await expect(remove()).rejects.toBeInstanceOf(Unreachable);
  await remove();
  expect(server.calls()).toEqual(['DELETE /internal/v1/halls/4', 'GET /internal/v1/halls/4']);
  expect(server.messages).toEqual([]);
});
