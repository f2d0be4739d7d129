import { describe, expect, it } from 'vitest';
import { readUsage } from './usage';

const products = {
  resource: 'products',
  effect: 'cleared',
  total: 2,
  rows: [{ id: 1, title: 'Tea' }],
};

describe('readUsage', () => {
  it('adds up the records of a resource over all that are to be deleted', () => {
    const more = { ...products, total: 3, rows: [{ id: 2, title: 'Coffee' }] };
    expect(readUsage([[products], [more]])).toEqual([
      {
        resource: 'products',
        effect: 'cleared',
        total: 5,
        named: [
          { id: 1, title: 'Tea' },
          { id: 2, title: 'Coffee' },
        ],
      },
    ]);
  });

  it('counts once what refers to several of them', () => {
    const both = { ...products, rows: [...products.rows, { id: 2, title: 'Coffee' }] };
    const [using] = readUsage([[both], [both], [{ ...products, total: 1 }]]);
    expect(using).toMatchObject({ total: 2, named: [{ title: 'Tea' }, { title: 'Coffee' }] });
  });

  it('names first what keeps them from being deleted', () => {
    const needed = { resource: 'lists', effect: 'keeps', total: 1, rows: [] };
    expect(readUsage([[products, needed]]).map(({ effect }) => effect)).toEqual([
      'keeps',
      'cleared',
    ]);
  });

  it('makes nothing of an answer of another form', () => {
    expect(readUsage([['?', null], []])).toEqual([]);
  });
});
