import { describe, expect, it } from 'vitest';
import { compare, languagesOf, withPairs } from './taking';

const row = (key: string, value: string, id: number | null = null) => ({ id, key, value });

const rows = [row('ssid', 'Hall', 1), row('volume', '80', 2)];
const pairs = [row('ssid ', 'Guest', 7), row('volume', '80', 8), row('dim', '22:00', 9)];

describe('pairs that are taken over', () => {
  it('are distinguished by what is there', () =>
    expect(compare(rows, pairs)).toEqual({
      added: [pairs[2]],
      clashes: [{ key: 'ssid ', before: 'Hall', after: 'Guest' }],
      same: 1,
    }));

  it('are added as new rows, where the values that are there stay', () =>
    expect(withPairs(rows, pairs, 'keep')).toEqual([...rows, row('dim', '22:00')]));

  it('give rows that are there their values, where that is wanted', () =>
    expect(withPairs(rows, pairs, 'replace')).toEqual([
      row('ssid', 'Guest', 1),
      rows[1],
      row('dim', '22:00'),
    ]));

  it('have each key once', () => {
    const twice = [row('dim', '22:00'), row('dim', '23:00')];
    expect(compare(rows, twice).added).toEqual([row('dim', '22:00')]);
    expect(withPairs([], twice, 'replace')).toEqual([row('dim', '22:00')]);
  });
});

it('languages are those that a template has rows in, the wanted ones first', () => {
  const of = (...languages: string[]) =>
    languages.map((language) => ({ ...row('a', 'b'), language }));
  const properties = of('DE-de', 'NL-nl', 'EN-gb', 'DE-de');
  expect(languagesOf(properties, ['EN-gb', 'FR-fr'])).toEqual(['EN-gb', 'NL-nl', 'DE-de']);
  expect(languagesOf([], ['EN-gb'])).toEqual([]);
});
