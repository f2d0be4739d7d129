import { expect, test } from 'vitest';
import type { Refusal } from '../../contract/Refusal';
import { readCsv, unguarded, writeCsv } from './csvText';

const isHead = (cell: string) => ['code', 'name'].includes(cell);
const reading = { name: 'stands.csv', maxLines: 5, isHead };
const read = (content: string | Buffer, more: { maxLines?: number } = {}) =>
  readCsv(Buffer.from(content), { ...reading, ...more }, () => undefined).then(
    ({ lines }) => lines,
  );
const cellsOf = async (content: string | Buffer) => (await read(content)).map(({ cells }) => cells);

const TWO = [
  ['code', 'name'],
  ['A1', 'Café Zoë'],
];

test.each([
  ['commas', 'code,name\nA1,Café Zoë\n'],
  ['semicolons', 'code;name\r\nA1;Café Zoë\r\n'],
  ['tabs', 'code\tname\nA1\tCafé Zoë'],
  ['a byte-order mark', '\uFEFFcode,name\nA1,Café Zoë'],
  ['old line ends', 'code;name\rA1;Café Zoë\r'],
  ['quotation marks', '"code","name"\n"A1","Café Zoë"'],
  ['the separator named first', 'sep=;\r\ncode;name\r\nA1;Café Zoë'],
  ['line ends of two systems', '"code",name\nA1,Café Zoë\r\n'],
  ['blank lines', 'code,name\n\n , \nA1,Café Zoë\n\n'],
])('%s make the same lines', async (_, content) => {
  expect(await cellsOf(content)).toEqual(TWO);
});

test('what isn’t UTF-8 is read as Windows writes it, and UTF-16 by its mark', async () => {
  const windows = Buffer.from('code;name\r\nA1;Café Zoë €', 'latin1');
  windows[windows.length - 1] = 0x80;
  expect(await cellsOf(windows)).toEqual([TWO[0], ['A1', 'Café Zoë €']]);
  expect(await cellsOf(Buffer.from('\uFEFFcode\tname\nA1\tCafé Zoë', 'utf16le'))).toEqual(TWO);
});

test('a text has separators, quotation marks and line ends in it', async () => {
  const lines = await read('code,name\r\nA1,"One, ""two""\r\nthree"\r\nA2,Four');
  expect(lines).toEqual([
    { line: 1, cells: ['code', 'name'] },
    { line: 2, cells: ['A1', 'One, "two"\r\nthree'] },
    { line: 4, cells: ['A2', 'Four'] },
  ]);
});

test.each([
  ['server.request.fileEmpty', ''],
  ['server.request.fileEmpty', '\uFEFF \r\n'],
  ['server.imports.noText', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2])],
  ['server.imports.quotes', 'code,name\nA1,"never closed\nA2,x\n'],
  ['server.imports.quotes', 'code,name\nA1,"closed" too early\n'],
  // Never gone through: there is no line in it.
  ['server.imports.quotes', Buffer.alloc(3_000_000)],
  ['server.imports.noText', Buffer.from([0xff, 0xfe, 0x61, 0, 0x62])],
  ['server.imports.tooManyLines', 'code,name\nA1,1\nA2,2\nA3,3\nA4,4\nA5,5\nA6,6'],
])('%s', async (key, content) => {
  await expect(read(content)).rejects.toThrow(expect.objectContaining({ key }) as Refusal);
});

test('a long file is read in parts, wherever those end', async () => {
  const row = (at: number) => [`A${at}`, `${'é'.repeat(at % 7)};"two"\r\nlines ${'x'.repeat(97)}`];
  const rows = Array.from({ length: 9_000 }, (_, at) => row(at));
  const lines = await read(writeCsv([['code', 'name'], ...rows]), { maxLines: 9_000 });
  expect(lines.slice(1).map(({ cells }) => cells)).toEqual(rows);
  expect(lines.map(({ line }) => line)).toEqual([1, ...rows.map((_, at) => 2 + 2 * at)]);
});

test('a quotation mark that is never closed is found before the file ends', async () => {
  const text = `code,name\nA1,"x\n${'A2,y\n'.repeat(800_000)}`;
  await expect(read(text)).rejects.toThrow(
    expect.objectContaining({ key: 'server.imports.quotes', params: { line: 2 } }) as Refusal,
  );
});

test('what begins like a formula is a text, in a spreadsheet and back', async () => {
  for (const text of ['=1+1', '\n=1+1', '＝1+1', '-12', '+31 20', '@me', "'=x", "''", '', "it's"]) {
    const lines = await cellsOf(writeCsv([['code'], [text], ['end']]));
    const [cell = ''] = lines.at(1) ?? [''];
    if (text === '') continue;
    expect(cell).not.toMatch(/^[=+\-@＝\n]/);
    expect(unguarded(cell)).toBe(text);
  }
});
