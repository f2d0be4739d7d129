import { describe, expect, it } from 'vitest';
import { toCsv } from './csv';

describe('toCsv', () => {
  it('writes a byte-order mark, semicolons and line ends that spreadsheets take', () => {
    expect(
      toCsv([
        ['Naam', 'Plaats'],
        ['Zaal 1', 'Den Haag'],
      ]),
    ).toBe('\uFEFFNaam;Plaats\r\nZaal 1;Den Haag');
  });

  it('quotes what would break a row', () => {
    expect(toCsv([['a;b', 'say "hi"', 'two\nlines']])).toBe(
      '\uFEFF"a;b";"say ""hi""";"two\nlines"',
    );
  });

  it.each(['=1+1', '+31', '-2', '@cmd', '\tx'])('makes %j harmless', (cell) => {
    expect(toCsv([[cell]])).toBe(`\uFEFF'${cell}`);
  });
});
