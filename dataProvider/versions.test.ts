// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { defineResource, f, link, subList } from '../schemas';
import { fakeServer, json } from '../tests/fixtures/fakeServer';
import { Conflict } from './Conflict';
import type { RowResult } from './eachRow';
import { Gone } from './Gone';
import { createProvider } from './provider';
import { versionOf } from './version';

const halls = defineResource({
  name: 'halls',
  module: 'webshop',
  menu: false,
  title: 'name',
  fields: { name: f.text(), city: f.text() },
  subLists: {
    stands: subList({
      idField: 'standId',
      fields: { code: f.text() },
      add: 'addStand',
      update: 'updateStand',
    }),
  },
  links: {
    guards: link.set({
      to: 'halls',
      path: 'halls/{id}/guards',
      idArg: 'guardIds',
      columns: ['name'],
      storedIn: { ids: 'guardIds' },
    }),
  },
});
const provider = createProvider(() => Promise.resolve(halls));
const server = fakeServer();

const tagged = (body: object, version: string, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { ETag: version } });

const answered = (record: object, version: string) =>
  tagged({ status: true, results: { id: 4, ...record } }, version);

const changed = (record: object, version: string) =>
  tagged(
    {
      status: false,
      status_message: 'Hall has been changed since you opened it',
      results: [{ id: 4, ...record }],
      changedBy: 'Demi van Zuilen',
      changedAt: '2026-03-02T09:00:00.000Z',
    },
    version,
    412,
  );

const read = async (version = '"1"') => {
  server.replies = [answered({ name: 'North', city: 'Delft' }, version)];
  const { data } = await provider.getOne('halls', { id: 4 });
  server.sent = [];
  return data;
};

const update = (data: object) => provider.update('halls', { id: 4, data, previousData: { id: 4 } });

const conditions = () => server.sent.map(({ headers }) => headers.get('If-Match'));

describe('the version of a record', () => {
  it('comes with it, goes with its change, and stands in no body', async () => {
    const record = await read();
    expect(versionOf(record)).toBe('"1"');
    await update({ ...record, name: 'South' });
    expect(conditions()).toEqual(['"1"']);
    expect(server.sent[0]?.body).toEqual({ name: 'South', city: 'Delft' });
  });

  it('isn’t sent where the server gave none', async () => {
    server.replies = [json({ status: true, results: { id: 4, name: 'North' } })];
    const { data } = await provider.getOne('halls', { id: 4 });
    await update(data);
    expect(conditions()).toEqual([null, null]);
  });

  it('that is another by now makes a conflict, with the record as it is, and no message', async () => {
    const record = await read();
    server.replies = [changed({ name: 'North', city: 'Gouda' }, '"2"')];
    const conflict = await update(record).catch((error: unknown) => error);
    expect(conflict).toBeInstanceOf(Conflict);
    expect(conflict).toMatchObject({
      by: 'Demi van Zuilen',
      at: '2026-03-02T09:00:00.000Z',
      present: { id: 4, name: 'North', city: 'Gouda' },
    });
    expect(conflict instanceof Conflict && versionOf(conflict.present)).toBe('"2"');
    expect(server.messages).toEqual([]);
  });

  it('goes with its deletion, and reports what became of it since', async () => {
    const record = await read();
    server.replies = [changed({ name: 'East', city: 'Delft' }, '"2"'), json({ status: true })];
    const remove = (previousData: { id: number }) =>
      provider.delete('halls', { id: 4, previousData });
    const conflict = await remove(record).catch((error: unknown) => error);
    expect(conflict).toMatchObject({ by: 'Demi van Zuilen', present: { name: 'East' } });
    if (conflict instanceof Conflict) await remove(conflict.present);
    expect(conditions()).toEqual(['"1"', '"2"']);
  });

  it('is read again for each of many records that get the same values', async () => {
    server.replies = [
      answered({ name: 'North' }, '"1"'),
      changed({ name: 'East' }, '"2"'),
      answered({ name: 'East' }, '"2"'),
    ];
    await provider.updateMany('halls', { ids: [4], data: { city: 'Gouda' } });
    expect(conditions()).toEqual([null, '"1"', null, '"2"']);
    expect(server.sent[3]?.body).toMatchObject({ name: 'East', city: 'Gouda' });
  });

  it('is what somebody else made of it, where many records get values that they gave one of them too', async () => {
    const seen = new Map([[4, await read()]]);
    server.replies = [
      answered({ name: 'North', city: 'Leiden' }, '"2"'),
      changed({ name: 'North', city: 'Leiden' }, '"2"'),
    ];
    const change = { ids: [4], data: { city: 'Gouda' }, meta: { seen } };
    const { results } = (await provider.updateMany('halls', change)) as unknown as {
      results: readonly RowResult[];
    };
    expect(results).toMatchObject([
      { id: 4, isOk: false, conflict: { by: 'Demi van Zuilen', present: { city: 'Leiden' } } },
    ]);
    const [{ conflict }] = results as [RowResult];
    const asTheyLeftIt = new Map(conflict ? [[4, conflict.present]] : []);
    server.replies = [answered({ name: 'North', city: 'Leiden' }, '"2"'), json({ status: true })];
    await provider.updateMany('halls', { ...change, meta: { seen: asTheyLeftIt } });
    expect(server.sent.at(-1)?.body).toMatchObject({ city: 'Gouda' });
    expect(conditions().at(-1)).toBe('"2"');
  });
});

describe('the version of its parts', () => {
  it('goes with the change of a row', async () => {
    const record = await read();
    const of = { record, subList: 'stands' };
    server.replies = [changed({ stands: [{ standId: 1, code: 'B' }] }, '"2"')];
    const row = { standId: 1, code: 'A' };
    const changing = provider.changeRow('halls', of, 'update', row, { version: '"1"' });
    await expect(changing).rejects.toMatchObject({ present: { stands: [{ id: 1, code: 'B' }] } });
    expect(conditions()).toEqual(['"1"']);
  });

  it('keeps what others linked where a whole set is sent', async () => {
    const of = { record: { id: 4 }, link: 'guards' };
    const byNow = (ids: readonly number[], version: string) => [
      changed({}, version),
      tagged({ status: true, results: { assigned: ids.map((id) => ({ id })) } }, version),
    ];
    server.replies = byNow([1, 3], '"2"');
    expect(await provider.link('halls', of, [2], { ids: [1], version: '"1"' })).toMatchObject({
      elsewhere: { by: 'Demi van Zuilen' },
    });
    server.replies = byNow([1, 3], '"4"');
    await provider.unlink('halls', of, [1], { ids: [1], version: '"3"' });
    const sent = server.sent.filter(({ method }) => method === 'PUT');
    expect(sent.map(({ body, headers }) => [body, headers.get('If-Match')])).toEqual([
      [{ guardIds: [1, 2] }, '"1"'],
      [{ guardIds: [1, 3, 2] }, '"2"'],
      [{ guardIds: [] }, '"3"'],
      [{ guardIds: [3] }, '"4"'],
    ]);
  });
});

it('a change of what was deleted is distinguished, with who did it, and without a message', async () => {
  const record = await read();
  const change = { changedBy: 'Demi van Zuilen', changedAt: '2026-03-02T09:00:00.000Z' };
  server.replies = [json({ status: false, status_message: 'Deleted', ...change }, 404)];
  const gone = await update(record).catch((error: unknown) => error);
  expect(gone).toBeInstanceOf(Gone);
  expect(gone).toMatchObject({ status: 404, by: change.changedBy, at: change.changedAt });
  expect(server.messages).toEqual([]);
});
