import { describe, expect, it } from 'vitest';
import { defineResource, f } from '..';
import { checkRecord } from '../resource/check';
import { checkChanged } from './asStored';

const tanks = defineResource({
  name: 'tanks',
  module: 'webshop',
  menu: false,
  title: 'name',
  fields: {
    name: f.text({ required: true, maxLength: 5 }),
    stock: f.integer({ min: 1 }),
    from: f.integer(),
    until: f.integer({ atLeast: 'from' }),
    texts: f.perLanguage({
      languages: ['nl', 'en'],
      fields: { title: f.text({ required: true }) },
    }),
  },
  rules: [
    {
      at: ['stock'],
      holds: ({ stock, until }) => stock === null || until === null || stock <= until,
      message: 'maximum',
    },
  ],
});

const stored = {
  ...{ name: 'Too long', stock: 0, from: 5, until: 4 },
  texts: { nl: { title: 'Vat' }, en: { title: 'Tank' } },
};
const wrong = (change: object, before: object = stored) =>
  Object.keys(checkRecord(tanks, { ...before, ...change }, 'update', { ...before }));

describe('what is there already', () => {
  it('is refused of a new record, and of a stored one only where it is changed', () => {
    expect(Object.keys(checkRecord(tanks, stored, 'create'))).toEqual(['name', 'stock', 'until']);
    expect(wrong({})).toEqual([]);
    expect(wrong({ texts: { nl: { title: 'Ton' }, en: { title: 'Tank' } } })).toEqual([]);
    expect(wrong({ stock: -1 })).toEqual(['stock']);
    expect(wrong({ name: 'Longer' })).toEqual(['name']);
  });

  it('is judged anew once what it is compared with is another', () => {
    expect(wrong({ from: 6 })).toEqual(['until']);
    const full = { ...stored, name: 'Tank', stock: 9, until: 8, from: 1 };
    expect(wrong({}, full)).toEqual([]);
    expect(wrong({ until: 7 }, full)).toEqual(['stock']);
  });

  it('is no text in place of a number', () => {
    expect(wrong({ stock: Number.NaN }, { ...stored, stock: null })).toEqual(['stock']);
  });

  it('is not there while it is missing', () => {
    expect(wrong({}, { ...stored, name: '' })).toEqual(['name']);
    expect(wrong({}, { ...stored, texts: { nl: { title: 'Vat' }, en: { title: '' } } })).toEqual([
      'texts',
    ]);
  });
});

it('is let be in rows as well, and a new row is judged whole', () => {
  const field = f.integer({ max: 3 });
  expect(checkChanged('count', field, { count: 4 }, 'update', { count: 4 })).toBeUndefined();
  expect(checkChanged('count', field, { count: 5 }, 'update', { count: 4 })?.message).toBe(
    'maximum',
  );
  expect(checkChanged('count', field, { count: 4 }, 'create', undefined)?.message).toBe('maximum');
});
