// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { action, defineResource, f, query } from '../../schemas';
import { fakeServer, json } from '../../tests/fixtures/fakeServer';
import { createProvider } from '../provider';

const release = action({
  fn: 'release',
  icon: 'approve',
  args: { table: 'id', free: 'isFree', from: 'opens', share: 'deposit', zone: 'zoneId' },
  asks: { until: f.date({ as: 'dd-MM-yyyy' }), notify: f.flag() },
  revealOnce: 'code',
});
const bill = action({
  fn: 'bill',
  icon: 'download',
  downloads: 'bill.pdf',
  args: { paid: 'isFree' },
});
const bookings = query({
  rowsFrom: { fn: 'getBookings' },
  fields: { at: f.date({ as: 'dd-MM-yyyy' }), paid: f.flag() },
  asks: { since: f.date({ as: 'dd-MM-yyyy' }), onlyPaid: f.flag() },
});

const tables = defineResource({
  name: 'tables',
  module: 'devices',
  menu: false,
  title: 'name',
  fields: {
    name: f.text(),
    isFree: f.flag({ readOnly: true }),
    opens: f.date({ as: 'dd-MM-yyyy', sendAs: 'opensOn' }),
    deposit: f.percent({ as: 'fraction' }),
    place: f.integer(),
    zoneId: f.reference({ to: 'zones', means: { 0: 'none' } }),
    roleId: f.reference({ to: 'zones', choices: { in: 'roles' } }),
  },
  actions: { release, bill },
  queries: { bookings },
});

const zones = defineResource({
  name: 'zones',
  module: 'devices',
  menu: false,
  title: 'label',
  idField: 'zoneId',
  fields: { label: f.text({ wire: 'name' }), isOpen: f.flag(), tint: f.colour() },
});

const definitions = { tables, zones };
const provider = createProvider((name) =>
  Promise.resolve(definitions[name as keyof typeof definitions]),
);
const server = fakeServer();
const record = {
  id: 4,
  name: 'Window',
  isFree: true,
  opens: '2026-02-01',
  deposit: 25,
  place: 1,
  zoneId: null,
};
const bodies = () => server.sent.map(({ body }) => body);

describe('an action', () => {
  it('sends what it takes of the record, and what it asks for, as their fields say', async () => {
    server.replies = [json({ status: true, code: 'x1', last_id: 9 })];
    const asked = { until: '2026-03-31', notify: true };
    expect(await provider.act('tables', release, { record, asked })).toMatchObject({
      revealed: 'x1',
      createdId: 9,
      file: null,
    });
    expect(bodies()).toEqual([
      {
        function: 'release',
        table: 4,
        free: 1,
        from: '01-02-2026',
        share: 0.25,
        zone: 0,
        until: '31-03-2026',
        notify: 1,
      },
    ]);
  });

  it('hands over a file, and throws when the server refuses it', async () => {
    server.replies = [
      new Response('PDF', { status: 200 }),
      json({ status: false, status_message: 'No bill' }, 404),
    ];
    const { file } = await provider.act('tables', bill, { record });
    expect(await file?.text()).toBe('PDF');
    expect(bodies()).toEqual([{ function: 'bill', paid: 1 }]);
    await expect(provider.act('tables', bill, { record })).rejects.toMatchObject({
      message: 'No bill',
    });
  });
});

it('a query sends what is asked, and answers rows, as their fields say', async () => {
  server.replies = [json({ status: true, results: [{ id: '3', at: '24-12-2025', paid: 1 }] })];
  const asked = { since: '2025-12-01', onlyPaid: true };
  expect(await provider.query('tables', bookings, { record, asked })).toEqual([
    { id: 3, at: '2025-12-24', paid: true },
  ]);
  expect(bodies()).toEqual([{ function: 'getBookings', since: '01-12-2025', onlyPaid: 1 }]);
});

describe('the choices of a reference', () => {
  const terrace = { id: 7, name: 'Terrace', tint: '#dc2626' };

  it('are those of a function, asked with the record’s values as they travel', async () => {
    server.replies = [json({ status: true, results: [terrace, { name: 'no id' }] })];
    const offer = {
      fn: 'getFree',
      body: { all: 1 },
      args: { on: 'opens', free: 'isFree', row: 'count' },
      search: 'filter',
    };
    const fields = { count: f.percent({ as: 'fraction' }) };
    const row = { ...record, count: 50 };
    const of = { offer, record: row, fields, holder: record, coloured: 'zones', typed: 'te' };
    expect(await provider.getChoices('tables', of)).toEqual([
      { id: 7, title: 'Terrace', colour: '#dc2626' },
    ]);
    expect(bodies()).toEqual([
      { function: 'getFree', all: 1, on: '01-02-2026', free: 1, row: 0.5, filter: 'te' },
    ]);
  });

  it('are those of a GET, or of the record itself', async () => {
    server.replies = [
      json({ status: true, results: [terrace] }),
      json({ status: true, results: { id: 4, roles: [{ id: 2, name: 'Waiter' }] } }),
    ];
    const offer = { method: 'GET', path: 'tables/{id}/zones', args: { on: 'opens' } } as const;
    expect(await provider.getChoices('tables', { offer, record, holder: record })).toEqual([
      { id: 7, title: 'Terrace' },
    ]);
    expect(server.calls()).toEqual(['GET /internal/v1/tables/4/zones?on=01-02-2026']);
    const { data } = await provider.getOne('tables', { id: 4 });
    expect(data.roles).toEqual([{ id: 2, title: 'Waiter' }]);
  });
});

it('records in a new order are saved whole where their number changes, with one message', async () => {
  const saved = () => json({ status: true, status_message: 'Saved' });
  const read = (id: number) => json({ status: true, results: { id, opens: '01-02-2026' } });
  server.replies = [read(30), saved(), read(20), saved()];
  const records = [1, 3, 2].map((place) => ({ id: place * 10, place }));
  await provider.reorder('tables', { records, field: 'place', first: 1 });
  expect(server.calls()).toEqual([
    'GET /internal/v1/tables/30',
    'PUT /internal/v1/tables/30',
    'GET /internal/v1/tables/20',
    'PUT /internal/v1/tables/20',
  ]);
  const sent = bodies().filter((body) => body !== undefined);
  expect(sent).toMatchObject([{ place: 2, opensOn: '01-02-2026' }, { place: 3 }]);
  expect(server.messages).toHaveLength(1);
});

it('a new record begins with what the address gives, read as its fields say', async () => {
  const given = { place: '3', zoneId: '8', isFree: '1' };
  expect(await provider.defaults('tables', given)).toMatchObject({
    name: '',
    place: 3,
    zoneId: 8,
    isFree: true,
  });
});

it('what no definition describes is read by the fields that are given', async () => {
  server.replies = [json({ status: true, results: [{ id: 0, name: '/' }], used: '12', on: 1 })];
  const reading = { rows: { name: f.text() }, parts: { used: f.integer(), on: f.flag() } };
  expect(await provider.ask({ method: 'GET', path: 'media/folders' }, reading)).toEqual({
    rows: [{ id: 0, name: '/' }],
    parts: { used: 12, on: true },
  });
  expect(server.calls()).toEqual(['GET /internal/v1/media/folders']);
});

it('translated texts are those that came, of the fields that were asked for', async () => {
  const spec = {
    fn: 'translate',
    available: { fn: 'languages', answeredIn: 'can' },
    fields: ['name'],
  };
  server.replies = [
    json({ status: true, languages: ['NL-nl'], can: '1' }),
    json({ status: true, translations: { 'NL-nl': { name: 'Raam', note: '!' }, 'FR-fr': null } }),
  ];
  expect(await provider.getTranslatable('tables', { record, spec })).toEqual({
    languages: ['NL-nl'],
    isAvailable: true,
  });
  const texts = { name: 'Window' };
  expect(await provider.translate('tables', { record, spec }, 'EN-gb', texts)).toEqual({
    'NL-nl': { name: 'Raam' },
  });
  expect(bodies().at(-1)).toEqual({ function: 'translate', name: 'Window', fromLanguage: 'EN-gb' });
});
