import { expect, test } from 'vitest';
import { openApi } from '../support/Api';
import { type Content, exported, sendFile } from '../support/exchange';

const HEADS = 'id;name;tariff;default';

const bytes = (...parts: readonly (readonly number[] | string)[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part as string))));

const MEGABYTE = 1_048_576;

const noCsv =
  '“file.csv” is not a CSV file. Save it as CSV in your spreadsheet, and choose that file';
const wrong = (line: number, problem: string, count = 1) =>
  `Nothing was imported, for lines are wrong: ${count}. Line ${line}: ${problem}`;
const unknown = (heads: string) =>
  `There are no columns here called ${heads}. Columns are: id, name, tariff, default`;

const files: readonly (readonly [what: string, content: Content, status: number, text: string])[] =
  [
    ['nothing', '', 400, 'file.csv is empty'],
    ['blanks', '\uFEFF \r\n\t\r\n', 400, 'file.csv is empty'],
    ['heads alone', HEADS, 400, '“file.csv” has nothing below its first line'],
    ['a workbook', bytes([0x50, 0x4b, 3, 4, 0, 0]), 415, noCsv],
    ['a picture', bytes([0x89, 0x50, 0x4e, 0x47, 0, 1]), 415, noCsv],
    ['half of UTF-16', bytes([0xff, 0xfe, 0x69, 0, 0x64]), 415, noCsv],
    ['an unknown head', `${HEADS};tel\n1;a;1;0;5`, 400, unknown('“tel”')],
    [
      'another separator',
      'id|name|tariff|default\n1|a|1|0',
      400,
      unknown('“id|name|tariff|default”'),
    ],
    ['no heads', '1;Hoog;21;1\n2;Laag;9;0', 400, unknown('“1”, “Hoog”, “21”, “1”')],
    ['a head twice', 'id;name;Name\n1;a;b', 400, 'The column “Name” is there twice'],
    [
      'a quotation mark too many',
      `${HEADS}\n1;"a;1;0\n2;b;1;0`,
      400,
      'The quotation marks in line 2 do not match',
    ],
    [
      'text behind a quotation',
      `${HEADS}\n1;"a" b;1;0`,
      400,
      'The quotation marks in line 2 do not match',
    ],
    [
      'a quotation of megabytes',
      `${HEADS}\n1;"${'a;1;0\n'.repeat(600_000)}`,
      400,
      'The quotation marks in line 2 do not match',
    ],
    [
      'more cells than heads',
      `${HEADS}\n2;Laag;9;0;x`,
      400,
      wrong(2, 'This line has more cells than the file has columns'),
    ],
    ['an id twice', `${HEADS}\n2;a;1;0\n2;b;1;0`, 400, wrong(3, 'Line 2 has this as well')],
    ['an id that is none', `${HEADS}\n2a;a;1;0`, 400, wrong(2, 'Enter a whole number')],
    ['text for a number', `${HEADS}\n2;Laag;nine;0`, 400, wrong(2, 'Enter a number')],
    ['a formula for a number', `${HEADS}\n2;Laag;=3*3;0`, 400, wrong(2, 'Enter a number')],
    ['thousands at the wrong place', `${HEADS}\n2;Laag;1.00,5;0`, 400, wrong(2, 'Enter a number')],
    [
      'thousands beyond the limit',
      `${HEADS}\n2;Laag;1.000,5;0`,
      400,
      wrong(2, 'Must be at most 100'),
    ],
    ['what must be filled left out', 'name\nNul', 400, wrong(2, 'Tariff: Required')],
    [
      'what no choice has',
      `${HEADS}\n2;Laag;9;perhaps`,
      400,
      wrong(2, 'Choose one of the options offered'),
    ],
    ['a limit', `${HEADS}\n2;Laag;900;0\n;x;-1;0`, 400, wrong(2, 'Must be at most 100', 2)],
    [
      'too many lines',
      `name;tariff${'\na;1'.repeat(100_001)}`,
      413,
      'At most 100,000 lines at a time',
    ],
    [
      '100 MB',
      new Uint8Array(100 * MEGABYTE).fill(65),
      413,
      'file.csv is too large; the limit is 50 MB',
    ],
  ];

test.each(files)('%s is refused with a clear message, and nothing is stored', async (...given) => {
  const [, content, status, status_message] = given;
  const api = await openApi();
  const before = await exported(api, 'vatExport');
  expect(await sendFile(api, 'vatImport', content)).toMatchObject([
    status,
    { status: false, status_message },
  ]);
  expect(await exported(api, 'vatExport')).toEqual(before);
});

test('a file without a file, or by a function that there isn’t, is refused', async () => {
  const api = await openApi();
  const form = new FormData();
  form.append('dryRun', '1');
  const headers = { Function: 'vatImport' };
  expect(await api.post('data/exchange', form, headers)).toMatchObject([400, { status: false }]);
  expect(await sendFile(api, 'everythingImport', HEADS)).toMatchObject([400, { status: false }]);
});
