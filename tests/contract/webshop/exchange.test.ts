import { expect, test } from 'vitest';
import { openApi } from '../support/Api';
import { csvOf, EXCHANGE, exported, sendFile } from '../support/exchange';

const HEADS = 'id;name;tariff;default';

test('VAT rates are answered as rows, and come in as a file', async () => {
  const api = await openApi();
  expect(await api.post(EXCHANGE, { function: 'vatExport' })).toEqual([
    200,
    {
      status: true,
      status_message: '',
      rows: [
        { id: 1, name: 'Hoog', tariff: 21, default: 1 },
        { id: 2, name: 'Laag', tariff: 9, default: 0 },
      ],
      totalRowCount: 2,
    },
  ]);
  const file = `${HEADS}\r\n1;Hoog;21;1\r\n2;Verlaagd;9,5;0\r\n;Nul;0;0`;
  expect(await sendFile(api, 'vatImport', file)).toEqual([
    200,
    {
      status: true,
      status_message: 'Imported: 1 new, 1 changed, 1 unchanged',
      counts: { new: 1, changed: 1, unchanged: 1, wrong: 0 },
    },
  ]);
  expect(await exported(api, 'vatExport')).toEqual([
    { id: 1, name: 'Hoog', tariff: 21, default: 1 },
    { id: 2, name: 'Verlaagd', tariff: 9.5, default: 0 },
    { id: 4, name: 'Nul', tariff: 0, default: 0 },
  ]);
});

test('a page of an export is answered where one is asked for', async () => {
  const api = await openApi();
  const paged = { function: 'vatExport', page: 2, maxrowcount: 1 };
  expect(await api.post(EXCHANGE, paged)).toMatchObject([
    200,
    { rows: [{ id: 2 }], totalRowCount: 2 },
  ]);
  // Of as many rows as the list has on one.
  expect(await api.post(EXCHANGE, { function: 'vatExport', page: 1 })).toMatchObject([
    200,
    { rows: [{ id: 1 }, { id: 2 }], totalRowCount: 2 },
  ]);
});

test('a dry run says of each line what it would do, by the rules of the form', async () => {
  const api = await openApi();
  const before = await exported(api, 'vatExport');
  const file = `${HEADS}\n1;Hoog;21;1\n2;Laag;121;1\n;;6;0\n;Nul;0;1\nx;Nul;;0\n1;Hoog;21;1`;
  expect(await sendFile(api, 'vatImport', file, { parts: { dryRun: '1' } })).toEqual([
    200,
    {
      status: true,
      status_message: '',
      results: [
        {
          line: 2,
          state: 'unchanged',
          texts: { id: '1', name: 'Hoog', tariff: '21', default: '1' },
          before: {},
          problems: {},
        },
        {
          line: 3,
          state: 'wrong',
          texts: { id: '2', name: 'Laag', tariff: '121', default: '1' },
          before: {},
          problems: { tariff: 'Must be at most 100' },
        },
        {
          line: 4,
          state: 'wrong',
          texts: { id: '', name: '', tariff: '6', default: '0' },
          before: {},
          problems: { name: 'Required' },
        },
        {
          line: 5,
          state: 'new',
          texts: { id: '', name: 'Nul', tariff: '0', default: '1' },
          before: {},
          problems: {},
        },
        {
          line: 6,
          state: 'wrong',
          texts: { id: 'x', name: 'Nul', default: '0' },
          before: {},
          problems: { id: 'Enter a whole number' },
        },
        {
          line: 7,
          state: 'wrong',
          texts: { id: '1', name: 'Hoog', tariff: '21', default: '1' },
          before: {},
          problems: { id: 'Line 2 has this as well' },
        },
      ],
      totalRowCount: 6,
      counts: { new: 1, changed: 0, unchanged: 1, wrong: 4 },
      heads: HEADS.split(';').map((head) => ({ head, column: head })),
    },
  ]);
  // What a save does beside it, such as taking the default from another, is undone as well.
  expect(await exported(api, 'vatExport')).toEqual(before);
});

test('all lines are stored or none, or only those that are right', async () => {
  const api = await openApi();
  const before = await exported(api, 'vatExport');
  const file = `${HEADS}\n2;Verlaagd;9;1\n;Fout;-1;0`;
  expect(await sendFile(api, 'vatImport', file)).toMatchObject([
    400,
    {
      status: false,
      status_message: 'Nothing was imported, for lines are wrong: 1. Line 3: Must be at least 0',
      counts: { new: 0, changed: 1, unchanged: 0, wrong: 1 },
    },
  ]);
  expect(await exported(api, 'vatExport')).toEqual(before);
  expect(await sendFile(api, 'vatImport', file, { parts: { onlyRight: '1' } })).toMatchObject([
    200,
    { status_message: 'Imported: 0 new, 1 changed, 0 unchanged. Left out as wrong: 1' },
  ]);
  expect(await exported(api, 'vatExport')).toMatchObject([{ default: 0 }, { default: 1 }]);
});

test.each([
  ['vatExport', 'vatImport', 'webshop/vat/2', { name: '=1+1 "x"; \'=y', tariff: 9 }],
  ['catsExport', 'catsImport', 'webshop/productcategories/1', {}],
  [
    'productsExport',
    'productsImport',
    'webshop/products/1',
    {
      price: 2.5,
      allergens: { milk: 1, nuts: 1 },
      properties: [{ key: '-a', value: "'@b\n;c" }],
      productVisibilities: [0, 1],
      languages: [
        { language: 'NL-nl', title: '@Koffie', specifications: [{ key: 'k', value: 'v' }] },
      ],
    },
  ],
])('what %s answered is imported without a difference', async (out, into, path, changes) => {
  const api = await openApi();
  expect(await api.put(path, changes)).toMatchObject([200, {}]);
  const before = await exported(api, out);
  expect(before.length).toBeGreaterThan(0);
  const [status, answer] = await sendFile(api, into, csvOf(before));
  expect([status, answer]).toMatchObject([
    200,
    { counts: { new: 0, changed: 0, unchanged: before.length, wrong: 0 } },
  ]);
  expect(await exported(api, out)).toEqual(before);
});

test('what has changed since the dry run isn’t overwritten', async () => {
  const api = await openApi();
  const tried = new FormData();
  tried.append('dryRun', '1');
  tried.append('file', new File([`${HEADS}\n2;Verlaagd;9;0`], 'vat.csv'));
  const [, , headers] = await api.call('POST', EXCHANGE, tried, { Function: 'vatImport' });
  const version = headers.get('ETag') ?? '';
  expect(version).toMatch(/^"file:/);
  const file = `${HEADS}\n2;Verlaagd;9;0`;
  const known = { headers: { 'If-Match': version } };
  await api.put('webshop/vat/2', { name: 'Lager' });
  expect(await sendFile(api, 'vatImport', file, known)).toMatchObject([412, { status: false }]);
  await api.put('webshop/vat/2', { name: 'Laag' });
  expect(await sendFile(api, 'vatImport', file, known)).toMatchObject([200, {}]);
});

test('an import that was stopped says what is stored; nobody else stops it', async () => {
  const api = await openApi();
  const before = await exported(api, 'vatExport');
  expect(await api.get('imports/mine')).toEqual([
    200,
    { status: true, status_message: '', results: null },
  ]);
  await (await api.as(2)).delete('imports/mine');
  const parts = { run: 'mine' };
  const file = `${HEADS}\n;Nul;0;0`;
  expect(await sendFile(api, 'vatImport', file, { parts })).toMatchObject([
    200,
    { counts: { new: 1 } },
  ]);
  expect(await api.get('imports/mine')).toMatchObject([
    200,
    { results: { phase: 'storing', done: 1, of: 1 } },
  ]);
  await api.delete('imports/other');
  const stopped = { parts: { run: 'other' } };
  expect(await sendFile(api, 'vatImport', file, stopped)).toEqual([
    200,
    {
      status: true,
      status_message: 'Stopped before anything was stored. Lines in the file: 1',
      counts: { new: 0, changed: 0, unchanged: 0, wrong: 0 },
      stopped: 1,
    },
  ]);
  expect(await exported(api, 'vatExport')).toHaveLength(before.length + 1);
});
