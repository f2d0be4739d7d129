import { describe, expect, it } from 'vitest';
import { emptyOf, parseValue, serializeValue } from '../codec';
import { checkValue, f } from '../index';
import type { AnyField } from './Kind';

const parse = (wire: unknown, field: AnyField) => parseValue(wire, field);
const serialize = (value: unknown, field: AnyField) => serializeValue(value, field);

describe('blocks per language', () => {
  const options = {
    fields: { title: f.text(), active: f.flag() },
    languages: ['NL-nl', 'EN-gb'],
  };
  const field = f.perLanguage(options);
  const value = {
    'NL-nl': { title: 'Zomer', active: true },
    'EN-gb': { title: '', active: false },
  };
  const list = [
    { language: 'EN-gb', title: '', active: 0 },
    { language: 'NL-nl', title: 'Zomer', active: 1 },
  ];

  it.each([
    ['a list of blocks', list],
    ['an object by language', { 'NL-nl': { title: 'Zomer', active: '1' } }],
    ['JSON text of a list', JSON.stringify(list)],
    ['JSON text of an object', JSON.stringify({ 'NL-nl': list[1] })],
    ['more languages than it has', [...list, { language: 'FR-fr', title: 'Été' }]],
  ])('are read from %s', (_, wire) => expect(parse(wire, field)).toEqual(value));

  it.each(['', '{"', 'null', '3', null])(
    'are empty for every language when the wire is %j',
    (wire) => expect(parse(wire, field)).toEqual(emptyOf(field)),
  );

  it('travel as a list, or as its JSON text', () => {
    const sent = [
      { language: 'NL-nl', title: 'Zomer', active: 1 },
      { language: 'EN-gb', title: '', active: 0 },
    ];
    expect(serialize(value, field)).toEqual(sent);
    expect(serialize(value, f.perLanguage({ ...options, as: 'jsonText' }))).toBe(
      JSON.stringify(sent),
    );
  });

  it('travel as an object by language where the definition says so', () => {
    const byLanguage = f.perLanguage({ ...options, as: 'object' });
    const sent = { 'NL-nl': { title: 'Zomer', active: 1 }, 'EN-gb': { title: '', active: 0 } };
    expect(serialize(value, byLanguage)).toEqual(sent);
    expect(parse(sent, byLanguage)).toEqual(value);
  });

  it('travel as one text a language where the definition says so', () => {
    const names = f.perLanguage({ ...options, fields: { name: f.text() }, as: 'texts' });
    const read = { 'NL-nl': { name: 'Zomer' }, 'EN-gb': { name: '' } };
    expect(parse({ 'NL-nl': 'Zomer' }, names)).toEqual(read);
    expect(serialize(read, names)).toEqual({ 'NL-nl': 'Zomer', 'EN-gb': '' });
  });

  it('want a text in every language where the definition says so', () => {
    const fields = { title: f.text({ required: true }), active: f.flag() };
    const strict = f.perLanguage({ ...options, fields });
    const none = { 'NL-nl': { title: ' ', active: true }, 'EN-gb': value['EN-gb'] };
    expect(checkValue(none, strict)).toEqual({ message: 'incomplete' });
    const filled = { ...value, 'EN-gb': { title: 'Summer', active: false } };
    expect(checkValue(filled, strict)).toBeUndefined();
    expect(checkValue(value, field)).toBeUndefined();
  });

  it('name the language that lacks something where it is only one, in words of their own', () => {
    const strict = f.perLanguage({
      languages: ['nl', 'en', 'de'],
      fields: {
        name: f.text({ required: true }),
        slug: f.slug({ required: true, messages: { slug: 'wrongIn' } }),
      },
      messages: { incomplete: 'missing', incompleteOne: 'missingIn' },
    });
    const nl = { name: 'Zomer', slug: 'zomer' };
    const blank = { name: 'Summer', slug: ' ' };
    expect(checkValue({ nl, en: nl, de: nl }, strict)).toBeUndefined();
    expect(checkValue({ nl, en: blank, de: nl }, strict)).toEqual({
      message: 'missingIn',
      params: { lang: 'EN' },
    });
    expect(checkValue({ nl, en: blank, de: { name: '', slug: '' } }, strict)).toEqual({
      message: 'missing',
    });
    expect(checkValue({ nl, en: nl, de: { name: 'Ä', slug: 'ä' } }, strict)).toEqual({
      message: 'wrongIn',
      params: { lang: 'DE' },
    });
  });

  it('are read as they come where the languages differ, and begin with the usual ones', () => {
    const some = f.perLanguage({
      languages: ['nl', 'en', 'de'],
      available: { fn: 'languages', path: 'tags', default: ['nl', 'en'] },
      fields: { name: f.text() },
    });
    expect(emptyOf(some)).toEqual({ nl: { name: '' }, en: { name: '' } });
    expect(parse('{"de":{"name":"Sommer"},"xx":{"name":"?"}}', some)).toEqual({
      de: { name: 'Sommer' },
    });
  });

  it('are read as they come where another record says the languages, and begin with none', () => {
    const some = f.perLanguage({
      available: { by: 'siteId', field: 'languages' },
      fields: { name: f.text() },
    });
    expect(emptyOf(some)).toEqual({});
    expect(parse([{ language: 'DE-de', name: 'Sommer' }], some)).toEqual({
      'DE-de': { name: 'Sommer' },
    });
  });

  it('are complete where one of them is, if that is enough', () => {
    const named = f.perLanguage({
      languages: ['nl', 'en'],
      inOneAtLeast: true,
      messages: { required: 'unnamed' },
      fields: { name: f.text({ required: true, maxLength: 5 }), text: f.text() },
    });
    const block = (name: string, text = '') => ({ name, text });
    expect(checkValue({ nl: block(''), en: block('Early') }, named)).toBeUndefined();
    expect(checkValue({ nl: block(' ', 'Vroeg'), en: block('') }, named)).toEqual({
      message: 'unnamed',
    });
    expect(checkValue({}, named)).toEqual({ message: 'unnamed' });
    expect(checkValue({ nl: block('Vroege vogel'), en: block('') }, named)).toMatchObject({
      message: 'maxLength',
    });
  });

  it('travel as the texts of their only field, or as the JSON of those', () => {
    const name = { languages: ['nl', 'en'], fields: { name: f.text() } } as const;
    const texts = f.perLanguage({ ...name, as: 'texts' });
    const json = f.perLanguage({ ...name, as: 'textsAsJsonText' });
    const value = { nl: { name: 'Vroeg' }, en: { name: '' } };
    expect(serializeValue(value, texts)).toEqual({ nl: 'Vroeg', en: '' });
    expect(serializeValue(value, json)).toBe('{"nl":"Vroeg","en":""}');
    expect(parse('{"nl":"Vroeg"}', json)).toEqual(value);
    expect(parse({ nl: 'Vroeg' }, json)).toEqual(value);
  });

  it('have the four content languages unless others are given', () =>
    expect(Object.keys(parse([], f.perLanguage({ fields: options.fields })) as object)).toEqual([
      'NL-nl',
      'EN-gb',
      'DE-de',
      'FR-fr',
    ]));
});
