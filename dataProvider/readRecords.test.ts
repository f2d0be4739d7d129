// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { fakeServer, json } from '../tests/fixtures/fakeServer';
import { provider } from '../tests/fixtures/fewResources';
import { Unreachable } from './http';
import { session } from './session';

const server = fakeServer();

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
  expect(server.calls()).toEqual(['GET /internal/v1/devices?withVersions=1&page=2&maxrowcount=20']);
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

it('reports of a list whether what it is set up by has been saved, unless the server doesn’t', async () => {
  const list = { status: true, results: [], totalRowCount: 0 };
  for (const flags of [{ hasAccount: 0 }, { hasAccount: 1 }, {}]) {
    server.replies = [json({ ...list, ...flags })];
    const { meta } = await provider.getList('teas', {});
    expect(meta).toEqual({ isSetUp: flags.hasAccount !== 0 });
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

it('keeps the texts of other languages where one language is enough', async () => {
  const texts = [
    { language: 'fr', title: 'Marché' },
    { language: 'de', title: '' },
  ];
  server.replies = [
    json({ status: true, results: { id: 1, texts } }),
    json({ status: true, languages: ['en'] }),
  ];
  const { data } = await provider.getOne('markets', { id: 1 });
  expect(data.texts).toEqual({ en: { title: '' }, fr: { title: 'Marché' } });
});

it('begins with the language that is named as the first', async () => {
  server.replies = [
    json({ status: true, languages: ['en', 'fr', 'de'], own: 'fr' }),
    json({ status: true, results: {} }),
  ];
  const { texts } = await provider.defaults('markets');
  expect(Object.keys(texts as object)).toEqual(['fr', 'en', 'de']);
});
