import { expect, test } from 'vitest';
import { behavioursOf } from '../../../server/behaviours/loadBehaviours';
import { definitionsOf } from '../../../server/contract/definitions';
import { resourceRoutes } from '../../../server/http/resourceRoutes';
import { sessionRoutes } from '../../../server/http/sessionRoutes';
import { tablesOf } from '../../../server/tables/tables';
import { hallLabels, halls } from '../../fixtures/halls';
import { openApi } from '../support/Api';

const labels = { halls: hallLabels };
const served = {
  definitions: definitionsOf([halls], { en: labels, nl: labels }),
  behaviours: behavioursOf({}),
  tables: tablesOf([halls]),
};
const path = 'fair/halls/1';

const HEADS = 'code;exhibitor;note;topLeftX';

const open = async () => {
  const api = await openApi({}, [...sessionRoutes, ...resourceRoutes(served)]);
  await api.put('fair/halls/add', { name: 'North' });
  for (const [code, exhibitor] of [
    ['A1', 'Rowan'],
    ['A2', '=Bakers'],
  ] as const)
    await api.post(path, { function: 'addStand', code, exhibitor, note: '', topLeftX: 12 });
  const upload = (
    content: string | Uint8Array<ArrayBuffer>,
    parts: Record<string, string> = {},
    headers: Record<string, string> = {},
  ) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(parts)) form.append(name, value);
    form.append('files', new File([content], 'stands.csv', { type: 'text/csv' }));
    return api.post(path, form, { Function: 'uploadStands', ...headers });
  };
  const rows = async () => {
    const [, answer] = await api.post(path, { function: 'getStands', page: 1, maxrowcount: 99 });
    return (answer as { results: readonly { code: string }[] }).results;
  };
  return { api, upload, rows };
};

const FILE = [
  HEADS,
  'a1;Rowan & Co;;12',
  'A2;=Bakers;;12',
  'B1;Café Zoë;"Two\nlines";7,5',
  'B2;Wood;;',
  'B2;Stone;;1',
].join('\r\n');

test('a dry run says of each line what it would do, and stores nothing', async () => {
  const { upload, rows } = await open();
  const before = await rows();
  expect(await upload(FILE, { dryRun: '1' })).toEqual([
    200,
    {
      status: true,
      status_message: '',
      totalRowCount: 5,
      counts: { new: 1, changed: 1, unchanged: 1, wrong: 2 },
      heads: ['code', 'exhibitor', 'note', 'topLeftX'].map((head) => ({ head, column: head })),
      results: [
        {
          line: 2,
          state: 'changed',
          texts: { code: 'a1', exhibitor: 'Rowan & Co', note: '', topLeftX: '12' },
          before: { code: 'A1', exhibitor: 'Rowan' },
          problems: {},
        },
        {
          line: 3,
          state: 'unchanged',
          texts: { code: 'A2', exhibitor: '=Bakers', note: '', topLeftX: '12' },
          before: {},
          problems: {},
        },
        {
          line: 4,
          state: 'wrong',
          texts: { code: 'B1', exhibitor: 'Café Zoë', note: 'Two\nlines', topLeftX: '7,5' },
          before: {},
          problems: { topLeftX: 'Enter a whole number' },
        },
        {
          line: 6,
          state: 'new',
          texts: { code: 'B2', exhibitor: 'Wood', note: '', topLeftX: '' },
          before: {},
          problems: {},
        },
        {
          line: 7,
          state: 'wrong',
          texts: { code: 'B2', exhibitor: 'Stone', note: '', topLeftX: '1' },
          before: {},
          problems: { code: 'Line 6 has this as well' },
        },
      ],
    },
  ]);
  expect(await rows()).toEqual(before);
});

test('without one, all is stored or nothing; what is right alone where that is asked for', async () => {
  const { upload, rows } = await open();
  const before = await rows();
  expect(await upload(FILE)).toMatchObject([
    400,
    {
      status: false,
      status_message: 'Nothing was imported, for lines are wrong: 2. Line 4: Enter a whole number',
      results: [{ line: 4 }, { line: 7 }],
      counts: { new: 1, changed: 1, unchanged: 1, wrong: 2 },
    },
  ]);
  expect(await rows()).toEqual(before);
  expect(await upload(FILE, { onlyRight: '1' })).toEqual([
    200,
    {
      status: true,
      status_message: 'Imported: 1 new, 1 changed, 1 unchanged. Left out as wrong: 2',
      counts: { new: 1, changed: 1, unchanged: 1, wrong: 2 },
    },
  ]);
  expect(await rows()).toEqual([
    { standId: 1, code: 'a1', exhibitor: 'Rowan & Co', note: '', topLeftX: 12 },
    { standId: 2, code: 'A2', exhibitor: '=Bakers', note: '', topLeftX: 12 },
    { standId: 3, code: 'B2', exhibitor: 'Wood', note: '', topLeftX: null },
  ]);
});

test('a file that is sent twice under one key is imported once', async () => {
  const { api, upload, rows } = await open();
  const key = { 'Idempotency-Key': 'stands-1' };
  const send = () => upload(`${HEADS}\nB7;Elm;;1`, {}, key);
  const first = await send();
  expect(first).toMatchObject([200, { counts: { new: 1 } }]);
  await api.post(`${path}/3`, { exhibitor: 'Oak' });
  expect(await send()).toEqual(first);
  expect(await rows()).toMatchObject([{}, {}, { code: 'B7', exhibitor: 'Oak' }]);
});

test('what was exported is imported without a difference', async () => {
  const { api, upload, rows } = await open();
  await api.post(`${path}/1`, { note: 'One; "two",\n-three', exhibitor: "'=x" });
  const before = await rows();
  const [status, answer] = await api.post(path, { function: 'getStandsCsv' });
  expect([status, answer]).toEqual([
    200,
    {
      status: true,
      status_message: '',
      data: [
        'code,exhibitor,note,topLeftX',
        `A1,''=x,"One; ""two"",\n-three",12`,
        "A2,'=Bakers,,12",
      ].join('\r\n'),
    },
  ]);
  expect(await upload((answer as { data: string }).data)).toMatchObject([
    200,
    { status_message: 'Imported: 0 new, 0 changed, 2 unchanged' },
  ]);
  expect(await rows()).toEqual(before);
});

test.each([
  ['', 400, 'stands.csv is empty'],
  [HEADS, 400, '“stands.csv” has nothing below its first line'],
  [
    'code;name;tel\nA1;x;y',
    400,
    'There are no columns here called “name”, “tel”. Columns are: code, exhibitor, note, topLeftX',
  ],
  ['code;Code\nA1;x', 400, 'The column “Code” is there twice'],
  ['exhibitor;note\nA1;x', 400, 'The column “code” is missing: it says which line is about what'],
  ['code;note\nA1;"x', 400, 'The quotation marks in line 2 do not match'],
  [
    new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]),
    415,
    '“stands.csv” is not a CSV file. Save it as CSV in your spreadsheet, and choose that file',
  ],
  [new Uint8Array(5 * 1_048_576 + 1).fill(65), 413, 'stands.csv is too large; the limit is 5 MB'],
])('a file that can’t be read is refused with a reason', async (content, code, status_message) => {
  const { upload } = await open();
  expect(await upload(content as string, { dryRun: '1' })).toMatchObject([
    code,
    { status: false, status_message },
  ]);
});

test('heads of other names stand for the columns that somebody says', async () => {
  const { upload } = await open();
  const file = 'Standnummer;Wie;tel\nA1;Elm;020';
  expect(await upload(file, { dryRun: '1' })).toMatchObject([
    400,
    {
      heads: [
        { head: 'Standnummer', column: null },
        { head: 'Wie', column: null },
        { head: 'tel', column: null },
      ],
    },
  ]);
  const columns = JSON.stringify({ Standnummer: 'code', Wie: 'exhibitor', tel: '' });
  expect(await upload(file, { dryRun: '1', columns })).toMatchObject([
    200,
    { results: [{ state: 'changed', texts: { code: 'A1', exhibitor: 'Elm' } }] },
  ]);
});

test('a line says what else is wrong with it, and a file may leave columns out', async () => {
  const { upload } = await open();
  expect(await upload('note;code\nx;A1\n;\ny;\nz;A9;too much', { dryRun: '1' })).toMatchObject([
    200,
    {
      results: [
        { line: 2, state: 'changed', before: { note: '' } },
        { line: 4, state: 'wrong', problems: { code: 'Required' } },
        {
          line: 5,
          state: 'wrong',
          problems: { code: 'This line has more cells than the file has columns' },
        },
      ],
    },
  ]);
});

test('what was changed after the dry run isn’t overwritten', async () => {
  const { api } = await open();
  const form = () => {
    const data = new FormData();
    data.append('files', new File([`${HEADS}\nA1;Elm;;1`], 'stands.csv'));
    return data;
  };
  const tried = form();
  tried.append('dryRun', '1');
  const [, , headers] = await api.call('POST', path, tried, { Function: 'uploadStands' });
  const version = headers.get('ETag') ?? '';
  expect(version).toMatch(/^"stands:/);
  await api.post(`${path}/1`, { exhibitor: 'Oak' });
  const known = { Function: 'uploadStands', 'If-Match': version };
  expect(await api.post(path, form(), known)).toMatchObject([412, { status: false }]);
  expect(await api.get(`${path}/1`)).toMatchObject([200, { results: { exhibitor: 'Oak' } }]);
});
