import { describe, expect, test } from 'vitest';
import { f } from '../../schemas';
import { acceptField, acceptFields, answerFields } from './fields';
import { Unreadable } from './WireKind';

test('a set of rows is sent whole: known ones change, others are new or gone', () => {
  const field = f.rows({ fields: { city: f.text(), country: f.text({ default: 'NL' }) } });
  const before = [
    { id: 4, city: 'Urk', country: 'BE' },
    { id: 6, city: 'Ede', country: 'NL' },
  ];
  expect(
    acceptField([{ city: 'Oss' }, { id: '4', city: 'Lier' }, { id: 99 }], field, before),
  ).toEqual([
    { id: 7, city: 'Oss', country: 'NL' },
    { id: 4, city: 'Lier', country: 'BE' },
    { id: 8, city: '', country: 'NL' },
  ]);
});

test('languages that are not sent keep their texts', () => {
  const field = f.perLanguage({ fields: { title: f.text() } });
  const before = [{ language: 'NL-nl', title: 'Soep' }];
  expect(acceptField({ 'EN-gb': { title: 'Soup' } }, field, before)).toEqual([
    { language: 'NL-nl', title: 'Soep' },
    { language: 'EN-gb', title: 'Soup' },
  ]);
});

test('a code that is offered no more may be sent back as it was', () => {
  const field = f.choice({ values: [0, 1] });
  expect(acceptField('4', field, 4)).toBe(4);
  expect(() => acceptField(5, field, 4)).toThrow(Unreadable);
});

test('fields are read under any of their names, that of writing first', () => {
  const names = { modulekey: f.text({ sendAs: 'key', wire: 'module' }) };
  const changesOf = (body: object) => acceptFields({ ...body }, names, undefined).changes;
  expect(changesOf({ modulekey: 'a', key: 'b', module: 'c' })).toEqual({ modulekey: 'b' });
  expect(changesOf({ modulekey: 'a', module: 'c' })).toEqual({ modulekey: 'c' });
  expect(changesOf({ modulekey: 'a' })).toEqual({ modulekey: 'a' });
  expect(changesOf({ other: 'a' })).toEqual({});
  const read = { rateId: f.reference({ to: 'rates', readAs: 'rate' }) };
  expect(acceptFields({ rate: 1, rateId: 2 }, read, undefined).changes).toEqual({ rateId: 2 });
  expect(acceptFields({ rate: 1 }, read, undefined).changes).toEqual({ rateId: 1 });
  // As some records answer it.
  expect(acceptFields({ rate: { id: 1 } }, read, undefined).changes).toEqual({ rateId: 1 });
});

describe('fields deep within objects', () => {
  const deep = {
    first: f.text({ within: 'options.color1', wire: 'name' }),
    isLit: f.flag({ within: 'options' }),
  };

  test('are read there, and answered there', () => {
    const body = { options: { color1: { name: 'Door' }, isLit: true } };
    expect(acceptFields(body, deep, undefined).changes).toEqual({ first: 'Door', isLit: 1 });
    expect(answerFields({ first: 'Door', isLit: 1 }, deep)).toEqual({
      options: { color1: { name: 'Door' }, isLit: 1 },
    });
  });

  test('are read from a form, which sends objects as text', () => {
    const body = { options: '{"color1":{"name":"Door"}}' };
    expect(acceptFields(body, deep, undefined).changes).toEqual({ first: 'Door' });
  });
});
