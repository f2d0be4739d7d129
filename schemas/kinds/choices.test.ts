import { describe, expect, it } from 'vitest';
import { parseValue, serializeValue } from '../codec';
import { checkValue, f } from '../index';
import type { AnyField } from './Kind';

const parse = (wire: unknown, field: AnyField) => parseValue(wire, field);
const serialize = (value: unknown, field: AnyField) => serializeValue(value, field);

describe('a choice', () => {
  const shape = f.choice({ values: [0, 1, 2] });

  it('finds a number that arrives as text, and text that arrives as a number', () => {
    expect(parse('0', shape)).toBe(0);
    expect(parse('2', shape)).toBe(2);
    expect(parse(1, f.choice({ values: ['0', '1'] }))).toBe('1');
  });

  it('keeps a code that it does not know and refuses it', () => {
    expect(parse(9, shape)).toBe(9);
    expect(checkValue(9, shape)).toEqual({ message: 'choice' });
  });

  it('takes 0 for a choice that was made', () => {
    const required = f.choice({ values: [0, 1], required: true });
    expect(checkValue(0, required)).toBeUndefined();
    expect(checkValue(parse('', required), required)).toEqual({ message: 'required' });
  });

  it('takes what older servers wrote for the code that it means', () => {
    const model = f.choice({ values: ['shared', 'own'], formerly: { 0: 'shared', 1: 'own' } });
    expect([0, '1', 'own', 7, null].map((wire) => parse(wire, model))).toEqual([
      'shared',
      'own',
      'own',
      7,
      null,
    ]);
  });

  it('takes a code that is not offered but stored', () =>
    expect(checkValue(4, f.choice({ values: [0, 4], notOffered: [4] }))).toBeUndefined());
});

describe('choices', () => {
  const types = f.choices({ values: [0, 1, 2], as: 'commaText' });

  it('are read from comma text and from a list alike, in the order of the codes', () => {
    expect(parse('2,0', types)).toEqual([0, 2]);
    expect(parse(' 2, 0', types)).toEqual([0, 2]);
    expect(parse(['2', 0, 0], types)).toEqual([0, 2]);
    expect(parse('', types)).toEqual([]);
  });

  it('travel as comma text where the definition says so', () => {
    expect(serialize([0, 2], types)).toBe('0,2');
    expect(serialize([], types)).toBe('');
    expect(serialize([0, 2], f.choices({ values: [0, 1, 2] }))).toEqual([0, 2]);
  });

  it('drop codes that are none', () => expect(parse('1,9', types)).toEqual([1]));

  it('keep one ticked where they must', () => {
    const languages = f.choices({ values: ['NL-nl', 'EN-gb'], keepsLast: true });
    expect(checkValue([], languages)).toEqual({ message: 'lastChosen' });
    expect(checkValue(['EN-gb'], languages)).toBeUndefined();
    expect(checkValue([], types)).toBeUndefined();
  });
});

describe('tags', () => {
  it('are read from comma text and from a list, trimmed and each once', () => {
    expect(parse(' nieuw , zomer,,nieuw', f.tags())).toEqual(['nieuw', 'zomer']);
    expect(parse(['nieuw', ' nieuw', 2026, null, {}], f.tags())).toEqual(['nieuw', '2026']);
    expect(serialize(['a', 'b'], f.tags())).toBe('a,b');
    expect(serialize(['a', 'b'], f.tags({ as: 'list' }))).toEqual(['a', 'b']);
  });
});

describe('a flag', () => {
  it.each([true, 1, '1', 'true'])('is on as %j', (wire) =>
    expect(parse(wire, f.flag())).toBe(true),
  );
  it.each([false, 0, '0', 'false', '', null, 2, 'ja'])('is off as %j', (wire) =>
    expect(parse(wire, f.flag())).toBe(false),
  );

  it('travels as 1 and 0 unless the definition says otherwise', () => {
    expect(serialize(true, f.flag())).toBe(1);
    expect(serialize(false, f.flag())).toBe(0);
    expect(serialize(true, f.flag({ as: 'boolean' }))).toBe(true);
  });
});

describe('access', () => {
  it('is four characters in the order create, read, update, delete', () => {
    const access = { create: false, read: true, update: false, delete: true };
    expect(parse('0101', f.accessFlags())).toEqual(access);
    expect(serialize(access, f.accessFlags())).toBe('0101');
  });

  it('grants nothing when it cannot be read', () =>
    expect(parse(1111, f.accessFlags())).toEqual(parse('', f.accessFlags())));
});

describe('codes of another system', () => {
  const permissions = f.choices({
    values: ['CAMERA', 'NFC'],
    takes: 'others',
    as: 'jsonText',
  });
  const others = ['android.permission.CAMERA', 'test.READ'];

  it('are taken beside those that are known, and travel as the JSON of a list', () => {
    expect(parse('["NFC","android.permission.CAMERA","test.READ"]', permissions)).toEqual([
      'NFC',
      ...others,
    ]);
    expect(serialize(others, permissions)).toBe(JSON.stringify(others));
    expect(checkValue(others, permissions)).toBeUndefined();
  });

  it.each([null, '', '[', '{}', 7])('are none in %j', (wire) =>
    expect(parse(wire, permissions)).toEqual([]),
  );
});
