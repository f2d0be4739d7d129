import { expect, test } from 'vitest';
import type { Refusal } from '../../contract/Refusal';
import { readCsv, unguarded, writeCsv } from './csvText';

const isHead = (cell: string) => ['code', 'name'].includes(cell);
const read = (content: string | Buffer) => readCsv(Buffer.from(content), 'stands.csv', isHead);
const cellsOf = (content: string | Buffer) => read(content).map(({ cells }) => cells);

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
  ['blank lines', 'code,name\n\n , \nA1,Café Zoë\n\n'],
])('%s make the same lines', (_, content) => {
  expect(cellsOf(content)).toEqual(TWO);
});

test('what isn’t UTF-8 is read as Windows writes it, and UTF-16 by its mark', () => {
  const windows = Buffer.from('code;name\r\nA1;Café Zoë €', 'latin1');
  windows[windows.length - 1] = 0x80;
  expect(cellsOf(windows)).toEqual([TWO[0], ['A1', 'Café Zoë €']]);
  expect(cellsOf(Buffer.from('\uFEFFcode\tname\nA1\tCafé Zoë', 'utf16le'))).toEqual(TWO);
});

test('a text has separators, quotation marks and line ends in it', () => {
  const lines = read('code,name\r\nA1,"One, ""two""\r\nthree"\r\nA2,Four');
  expect(lines).toEqual([
    { line: 1, cells: ['code', 'name'] },
    { line: 2, cells: ['A1', 'One, "two"\r\nthree'] },
    { line: 4, cells: ['A2', 'Four'] },
  ]);
});

test.each([
  ['server.imports.empty', ''],
  ['server.imports.empty', '\uFEFF \r\n'],
  ['server.imports.noText', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2])],
  ['server.imports.quotes', 'code,name\nA1,"never closed\nA2,x\n'],
  ['server.imports.quotes', 'code,name\nA1,"closed" too early\n'],
])('%s', (key, content) => {
  expect(() => read(content)).toThrow(expect.objectContaining({ key }) as Refusal);
});

test('what begins like a formula is a text, in a spreadsheet and back', () => {
  for (const text of ['=1+1', '-12', '+31 20', '@me', "'=x", "''", '', "it's"]) {
    const [cell = ''] = cellsOf(writeCsv([['code'], [text], ['end']])).at(1) ?? [''];
    if (text === '') continue;
    expect(cell).not.toMatch(/^[=+\-@]/);
    expect(unguarded(cell)).toBe(text);
  }
});
