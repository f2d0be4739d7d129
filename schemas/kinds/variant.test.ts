import { describe, expect, it } from 'vitest';
import { parseFields, serializeFields } from '../codec';
import { checkFields, f } from '../index';

const of = { 0: f.percent({ as: 'fraction', max: 100 }), 1: f.date({ as: 'dd-MM-yyyy' }) };
const fields = { kind: f.choice({ values: [0, 1] }), value: f.variant({ by: 'kind', of }) };
const asText = { ...fields, value: f.variant({ by: 'kind', of, as: 'text' }) };

describe('a variant', () => {
  it('is held and travels as the kind that another field names', () => {
    expect(parseFields({ kind: 0, value: 0.25 }, fields)).toEqual({ kind: 0, value: 25 });
    expect(serializeFields({ kind: 0, value: 25 }, fields)).toEqual({ kind: 0, value: 0.25 });
    expect(parseFields({ kind: '1', value: '31-12-2026' }, fields).value).toBe('2026-12-31');
    expect(serializeFields({ kind: 1, value: '2026-12-31' }, fields).value).toBe('31-12-2026');
  });

  it('travels as text where the definition says so', () => {
    expect(serializeFields({ kind: 0, value: 25 }, asText).value).toBe('0.25');
    expect(serializeFields({ kind: 0, value: null }, asText).value).toBe('');
    expect(parseFields({ kind: 0, value: '0.25' }, asText).value).toBe(25);
  });

  it('stays as it came while nothing names its kind', () => {
    expect(parseFields({ kind: null, value: 'x' }, fields).value).toBe('x');
    expect(parseFields({}, fields).value).toBeNull();
  });

  it('is checked as that kind is', () => {
    expect(checkFields({ kind: 0, value: 101 }, fields)?.message).toBe('maximum');
    expect(checkFields({ kind: 1, value: '2026-02-30' }, fields)?.message).toBe('date');
    expect(checkFields({ kind: 0, value: 100 }, fields)).toBeUndefined();
  });
});
