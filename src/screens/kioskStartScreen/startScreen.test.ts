import { expect, test } from 'vitest';
import { f } from '../../../schemas';
import {
  changedLanguage,
  colourIn,
  namedColours,
  placesOf,
  textsIn,
  unreadablePairs,
} from './startScreen';

test('colours are those of the record, and a new app’s where they are none', () => {
  const record = {
    backgroundColor: '0b6b63',
    foregroundColor2: '#f',
    color1: 'red;background:url(//evil.test)',
  };
  const names = ['backgroundColor', 'backgroundColor2', 'foregroundColor2', 'color1'];
  expect(names.map((name) => colourIn(record, name))).toEqual([
    '#0b6b63',
    '#fafafa',
    '#333333',
    '#000000',
  ]);
});

test('texts are those of one language in their order, as far as they are filled in', () => {
  const row = (language: string, order: number, value: unknown) => ({ language, order, value });
  const textTranslations = [
    row('NL-nl', 2, 'Begin'),
    row('EN-gb', 1, 'Welcome'),
    row('NL-nl', 1, ' Welkom '),
    row('NL-nl', 3, ' '),
    row('NL-nl', 4, null),
    null,
  ];
  expect(textsIn({ textTranslations }, 'NL-nl')).toEqual(['Welkom', 'Begin']);
  expect(textsIn({ textTranslations: 'none' }, 'NL-nl')).toEqual([]);
});

test('a language is shown as soon as something is written in it', () => {
  const texts = (...rows: [language: string, value: string][]) => ({
    textTranslations: rows.map(([language, value], order) => ({ language, value, order })),
  });
  const before = texts(['NL-nl', 'Welkom'], ['EN-gb', 'Welcome']);
  expect(changedLanguage(before, texts(['NL-nl', 'Welkom'], ['EN-gb', 'Hello']))).toBe('EN-gb');
  expect(changedLanguage(before, texts(['EN-gb', 'Welcome'], ['NL-nl', 'Welkom']))).toBe(undefined);
});

test.each([
  [[], undefined, '', [], undefined],
  [['Welkom', 'Kies', 'Begin'], 'Welkom', 'Kies', ['Begin'], undefined],
  [['a', 'b', 'c', 'd', 'e'], 'a', 'b', ['c', 'd'], 'e'],
  [['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], 'a', 'b', ['c', 'd', 'e', 'f'], 'h'],
])('the texts %j have their places', (texts, heading, welcome, buttons, foot) =>
  expect(placesOf(texts)).toEqual({ heading, welcome, buttons, foot }),
);

test('colours with a name go by it', () =>
  expect(namedColours({ color2Name: 'Vega', color2: '#1c6b34', color3: '#ffffff' })).toEqual([
    ['Vega', '#1c6b34'],
  ]));

test('pairs that can hardly be read are reported with their contrast', () => {
  const fields = { under: f.colour(), text: f.colour({ readableOn: 'under' }), other: f.colour() };
  expect(unreadablePairs(fields, { under: '#ffffff', text: '#999999', other: '#fff' })).toEqual([
    { text: 'text', on: 'under', ratio: 2.8 },
  ]);
  expect(unreadablePairs(fields, { under: '#ffffff', text: '#333333' })).toEqual([]);
  expect(unreadablePairs(fields, { under: '#ffffff', text: '#33' })).toEqual([]);
});
