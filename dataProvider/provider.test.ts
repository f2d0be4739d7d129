// @vitest-environment jsdom
import { HttpError } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { defineResource, f, subList } from '../schemas';
import { fakeServer, json } from '../tests/fixtures/fakeServer';
import type { RowResult } from './eachRow';
import { Unreachable } from './http';
import { createProvider } from './provider';
import { session } from './session';

const titles = f.perLanguage({
  languages: ['en', 'de', 'fr'],
  available: { fn: 'availableLanguages', path: 'teas', default: ['en'] },
  fields: { title: f.text() },
});

const definitions = {
  devices: defineResource({
    name: 'devices',
    module: 'devices',
    menu: false,
    title: 'name',
    fields: {
      name: f.text({ required: true }),
      active: f.flag(),
      start: f.date({ as: 'dd-MM-yyyy' }),
      seen: f.dateTime({ readOnly: true }),
    },
  }),
  groups: defineResource({
    name: 'groups',
    path: 'translationgroups',
    module: 'translations',
    menu: false,
    title: 'name',
    fields: {
      name: f.text(),
      passcode: f.secret(),
      items: f.rows({
        fields: { place: f.integer() },
        saveWith: { fn: 'saveItems' },
      }),
    },
    verbs: { create: { method: 'POST' }, loadsDefaults: true },
  }),
  teas: defineResource({
    name: 'teas',
    module: 'webshop',
    menu: false,
    title: 'id',
    fields: { id: f.integer({ derived: true }), texts: titles },
    subLists: { variations: subList({ idField: 'id', fields: { titles }, add: 'add' }) },
    list: { columns: [], setUpBy: { record: 'account', toldBy: 'hasAccount' } },
    verbs: { loadsDefaults: true },
  }),
  account: defineResource({
    name: 'account',
    path: 'myaccount',
    module: null,
    menu: false,
    single: true,
    title: 'name',
    fields: { name: f.text() },
  }),
};
const provider = createProvider((name) =>
  Promise.resolve(definitions[name as keyof typeof definitions]),
);

const server = fakeServer();

describe('reading', () => {
  it('sends the session and the organisation with every call', async () => {
    session.set({
      sessionId: 's1',
      user: { id: 1, firstName: 'A', insertions: '', lastName: 'B', email: 'a@demo.test' },
      organisation: { id: 2, organisationId: 'ORG-2', name: 'Two' },
      organisations: [],
      access: {},
    });
    server.replies = [json({ status: true, results: [], totalRowCount: 0 })];
    await provider.getList('devices', { filter: {}, pagination: { page: 1, perPage: 20 } });
    expect(server.sent[0]?.headers.get('SESSIONID')).toBe('s1');
    expect(server.sent[0]?.headers.get('OrganisationId')).toBe('ORG-2');
  });

  it('reads a list into records', async () => {
    server.replies = [
      json({ status: true, results: [{ id: 4, name: 'Kiosk', active: 1 }], totalRowCount: 41 }),
    ];
    const list = await provider.getList('devices', { pagination: { page: 2, perPage: 20 } });
    expect(server.calls()).toEqual(['GET /internal/v1/devices?page=2&maxrowcount=20']);
    expect(list.total).toBe(41);
    expect(list.data[0]).toMatchObject({ id: 4, name: 'Kiosk', active: true, start: null });
  });

  it('asks once more when the network fails, and gives up then', async () => {
    server.replies = [new TypeError('down'), json({ status: true, results: { id: 4 } })];
    await provider.getOne('devices', { id: 4 });
    expect(server.sent).toHaveLength(2);
    server.replies = [new TypeError('down'), new TypeError('down')];
    await expect(provider.getOne('devices', { id: 4 })).rejects.toBeInstanceOf(Unreachable);
    expect(server.sent).toHaveLength(4);
  });

  it('calls an answer that is not JSON unreadable', async () => {
    server.replies = [new Response('<html>', { status: 502 })];
    await expect(provider.getOne('devices', { id: 4 })).rejects.toMatchObject({
      reason: 'unreadable',
    });
  });

  it('gets many in one call, and one by one only what a server left out', async () => {
    server.replies = [
      json({ status: true, results: [{ id: 1 }, { id: 9 }], totalRowCount: 2 }),
      json({ status: true, results: { id: 2 } }),
    ];
    const { data } = await provider.getMany('devices', { ids: [1, 2] });
    expect(server.calls()).toEqual([
      'GET /internal/v1/devices?id=1&id=2&page=1&maxrowcount=2',
      'GET /internal/v1/devices/2',
    ]);
    expect(data.map(({ id }) => id)).toEqual([1, 2]);
  });

  it('narrows children by their parent', async () => {
    await provider.getManyReference('devices', {
      target: 'groupId',
      id: 3,
      pagination: { page: 1, perPage: 20 },
      sort: { field: '', order: 'ASC' },
      filter: {},
    });
    expect(server.calls()).toEqual(['GET /internal/v1/devices?groupId=3&page=1&maxrowcount=20']);
  });

  it('reads a single record without an id', async () => {
    server.replies = [json({ status: true, results: { name: 'Me' } })];
    expect((await provider.getOne('account', { id: 0 })).data).toMatchObject({ name: 'Me' });
    expect(server.calls()).toEqual(['GET /internal/v1/myaccount']);
  });

  it('lets the server fill in the values of a new record', async () => {
    server.replies = [json({ status: true, results: { id: 0, passcode: 'geheim' } })];
    const values = await provider.defaults('groups');
    expect(values).toMatchObject({ name: '', passcode: 'geheim' });
    expect(values).not.toHaveProperty('id');
  });

  it('tells of a list whether what it is set up by has been saved, unless the server says nothing', async () => {
    const list = { status: true, results: [], totalRowCount: 0 };
    for (const told of [{ hasAccount: 0 }, { hasAccount: 1 }, {}]) {
      server.replies = [json({ ...list, ...told })];
      const { meta } = await provider.getList('teas', {});
      expect(meta).toEqual({ isSetUp: told.hasAccount !== 0 });
    }
  });

  it('gives texts the languages that are available, in records, their rows and new ones, and asks once', async () => {
    const languages = () => json({ status: true, languages: ['de', 'en'] });
    const texts = [
      { language: 'fr', title: 'Thé' },
      { language: 'en', title: 'Tea' },
    ];
    const tea = { id: 1, texts, variations: [{ id: 1, titles: [] }] };
    server.replies = [json({ status: true, results: tea }), languages()];
    const empty = { title: '' };
    const { data } = await provider.getOne('teas', { id: 1 });
    expect(data).toMatchObject({ variations: [{ titles: { en: empty, de: empty } }] });
    expect(data.texts).toEqual({ en: { title: 'Tea' }, de: empty });
    expect(server.calls()).toEqual(['GET /internal/v1/teas/1', 'POST /internal/v1/teas']);
    server.replies = [languages(), json({ status: true, results: { texts: [] } })];
    expect((await provider.defaults('teas')).texts).toEqual({ en: empty, de: empty });
  });
});

describe('writing', () => {
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

  it('creates with POST where the resource says so, then saves the fields that have a call of their own', async () => {
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

  it('gives bulk changes a result for each row, and tells none besides', async () => {
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
});
