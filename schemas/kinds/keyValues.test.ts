import { describe, expect, it } from 'vitest';
import { parseValue, serializeValue } from '../codec';
import { checkValue, f } from '../index';
import type { AnyField } from './Kind';

const parse = (wire: unknown, field: AnyField) => parseValue(wire, field);
const serialize = (value: unknown, field: AnyField) => serializeValue(value, field);

const row = (key: string, value: string) => ({ id: null, key, value });

describe('key/value rows', () => {
  const both = f.keyValues();
  const key = f.keyValues({ requires: 'key' });
  const byLanguage = f.keyValues({ requires: 'key', byLanguage: 'languages' });

  it.each([
    ['', 'x'],
    ['   ', 'x'],
    ['x', ''],
    ['x', ' \t'],
  ])('need a key and a value: %j and %j is refused', (k, v) =>
    expect(checkValue([row('ok', 'ok'), row(k, v)], both)).toEqual({
      message: 'keyAndValue',
    }),
  );

  it('are a thousand at most', () => {
    const many = Array.from({ length: 1_001 }, (_, at) => row(`${at}`, 'x'));
    expect(checkValue(many.slice(1), both)).toBeUndefined();
    expect(checkValue(many, both)).toEqual({ message: 'mostRows', params: { max: 1_000 } });
  });

  it('take 0 for a key and for a value', () => {
    const read = parse([{ id: 1, key: 0, value: 0 }], both);
    expect(read).toEqual([{ id: 1, key: '0', value: '0' }]);
    expect(checkValue(read, both)).toBeUndefined();
  });

  it('need only a key where a template is written', () => {
    expect(checkValue([row('volume', '')], key)).toBeUndefined();
    expect(checkValue([row('  ', '80')], key)).toEqual({ message: 'key' });
  });

  it('send an id only for stored rows', () =>
    expect(serialize([{ id: 7, key: 'a', value: 'b' }, row('c', 'd')], both)).toEqual([
      { id: 7, key: 'a', value: 'b' },
      { key: 'c', value: 'd' },
    ]));

  it('carry language and order only where they belong to languages', () => {
    const wire = [{ id: 1, key: 'a', value: 'b', language: 'NL-nl', order: '2' }];
    expect(parse(wire, byLanguage)).toEqual([
      { id: 1, key: 'a', value: 'b', language: 'NL-nl', order: 2 },
    ]);
    expect(parse(wire, both)).toEqual([{ id: 1, key: 'a', value: 'b' }]);
  });
});

describe('rows of fields', () => {
  const addresses = f.rows({
    messages: { incompleteRow: 'ownMessage' },
    fields: { lastName: f.text({ required: true }), country: f.country({ default: 'NL' }) },
  });

  it('say that one is incomplete, in words of their own where they have some', () => {
    const rows = [{ id: null, lastName: ' ', country: 'NL' }];
    expect(checkValue(rows, addresses)).toEqual({ message: 'ownMessage' });
    const { fields } = addresses;
    expect(checkValue(rows, f.rows({ fields }))).toEqual({
      message: 'incompleteRow',
      rowAt: { row: 1, field: 'lastName' },
    });
    const wrong = [{ id: null, lastName: 'Vos', country: 'nl' }];
    expect(checkValue(wrong, addresses)).toEqual({
      message: 'choice',
      rowAt: { row: 1, field: 'country' },
    });
  });

  it('send an id only for stored rows, and take a temporary id for none', () => {
    const read = parse([{ id: 'tmp-1', lastName: 'Vos' }, { id: '4' }, null, 'x'], addresses);
    expect(read).toEqual([
      { id: null, lastName: 'Vos', country: '' },
      { id: 4, lastName: '', country: '' },
    ]);
    expect(serialize(read, addresses)).toEqual([
      { lastName: 'Vos', country: '' },
      { id: 4, lastName: '', country: '' },
    ]);
  });

  it('send no field that is only shown', () => {
    const field = f.rows({ fields: { name: f.text(), total: f.integer({ readOnly: true }) } });
    expect(serialize([{ id: 1, name: 'a', total: 3 }], field)).toEqual([{ id: 1, name: 'a' }]);
  });
});
