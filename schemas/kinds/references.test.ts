import { describe, expect, it } from 'vitest';
import { parseValue, serializeValue } from '../codec';
import { f } from '../index';
import type { AnyField } from './Kind';

const parse = (wire: unknown, field: AnyField) => parseValue(wire, field);
const serialize = (value: unknown, field: AnyField) => serializeValue(value, field);

describe('a reference', () => {
  const group = f.reference({ to: 'deviceGroups' });

  it.each([
    [3, 3],
    ['3', 3],
    [{ id: 3, name: 'Zaal' }, 3],
    [{ id: '3' }, 3],
    [0, null],
    ['', null],
    [{ id: null }, null],
    [{}, null],
  ])('is read from %j as %j', (wire, id) => expect(parse(wire, group)).toBe(id));

  it('has its own word for none where the wire has one', () => {
    const parent = f.reference({ to: 'groups', means: { [-1]: 'none' } });
    expect(parse(-1, parent)).toBeNull();
    expect(serialize(null, parent)).toBe(-1);
    expect(serialize(null, group)).toBeNull();
    expect(serialize(7, parent)).toBe(7);
  });
});

describe('references', () => {
  it('are read from ids and from rows, leaving out what is neither', () => {
    const wire = [1, '2', { id: 3, name: 'x' }, { name: 'y' }, null, 'x'];
    expect(parse(wire, f.references({ to: 'groups' }))).toEqual([1, 2, 3]);
    expect(parse({ 0: 1 }, f.references({ to: 'groups' }))).toEqual([]);
  });
});
