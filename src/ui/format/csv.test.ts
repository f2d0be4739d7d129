import { describe, expect, it } from 'vitest';
import { fileNameOf, tableOf, toCsv } from './csv';

describe('toCsv', () => {
  it('writes a byte-order mark, semicolons and line ends that spreadsheets take', async () => {
    expect(
      await toCsv(
        [
          ['Naam', 'Plaats'],
          ['Zaal 1', 'Den Haag'],
        ],
        'nl',
      ),
    ).toBe('\uFEFFNaam;Plaats\r\nZaal 1;Den Haag');
  });

  it('separates cells as spreadsheets of the language expect it', async () => {
    expect(await toCsv([['2.5', 'a;b']], 'en')).toBe('\uFEFF2.5,a;b');
  });

  it('quotes what would break a row', async () => {
    expect(await toCsv([['a;b', 'say "hi"', 'two\nlines']], 'nl')).toBe(
      '\uFEFF"a;b";"say ""hi""";"two\nlines"',
    );
  });

  it.each(['=1+1', '\n=1+1', '＝1+1', '+31', '-2', '@cmd', '\tx', '=1\n', "'=1", "''@x"])(
    'makes %j harmless',
    async (cell) => {
      expect(await toCsv([[cell]], 'nl')).toBe(`\uFEFF"'${cell}"`);
    },
  );
});

describe('tableOf', () => {
  it('names the columns of all rows, and leaves out what a row lacks', () => {
    expect(tableOf([{ user: 'Anna', score: 3 }, { user: 'Bram', passed: true }, 'no row'])).toEqual(
      [
        ['user', 'score', 'passed'],
        ['Anna', '3', ''],
        ['Bram', '', 'true'],
      ],
    );
  });
});

describe('fileNameOf', () => {
  it('fills in the record without what a file may not be called', () => {
    expect(fileNameOf('{name}.csv', { name: 'Gasten: zomer/herfst?' })).toBe(
      'Gasten_ zomer_herfst_.csv',
    );
  });
});
