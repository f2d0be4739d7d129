import { expect, it } from 'vitest';
import { defineResource, f } from '..';
import { namedFilters } from './listAddress';

const rules = defineResource({
  name: 'rules',
  module: 'webshop',
  menu: false,
  title: 'name',
  fields: {
    name: f.text(),
    tariffId: f.reference({ to: 'tariffs' }),
    actief: f.flag({ filterAs: 'active' }),
  },
  list: {
    columns: ['name'],
    filters: ['tariffId', 'actief'],
    filterDefaults: { actief: true },
    asks: { status: f.choice({ values: ['expired'] }), stock: f.choice({ values: [0] }) },
  },
});
const read = (search: string) => {
  const query = namedFilters(rules, new URLSearchParams(search));
  return query && JSON.parse(new URLSearchParams(query).get('filter') ?? '');
};

it('are read by the names that they travel under, beside those that the list begins with', () => {
  expect(read('status=expired')).toEqual({ actief: true, status: 'expired' });
  expect(read('stock=0&active=0&tariffId=4')).toEqual({ actief: false, stock: 0, tariffId: 4 });
});

it('are left to the list where its own query says them, or none is named', () => {
  expect(read('')).toBeUndefined();
  expect(read('name=x&page=2')).toBeUndefined();
  expect(read('filter=%7B%7D')).toBeUndefined();
});
