import { describe, expect, it } from 'vitest';
import { defineResource, f } from '..';
import { listQuery } from './listQuery';

const fields = {
  name: f.text(),
  active: f.flag(),
  typeId: f.reference({ to: 'types', wire: 'resourceTypeId' }),
};
const definition = defineResource({
  name: 'things',
  module: 'devices',
  menu: false,
  title: 'name',
  fields,
  list: {
    columns: ['name'],
    asks: { isIdle: f.flag(), since: f.date({ as: 'dd-MM-yyyy' }) },
    pageSize: 25,
    sort: { field: 'name', descending: true },
  },
});
const page = (n: number) => ({ pagination: { page: n, perPage: 25 } });

describe('listQuery', () => {
  it('asks for a page with the order of the definition', () => {
    expect(listQuery(definition, page(3))).toEqual({
      page: 3,
      maxrowcount: 25,
      sort: 'name',
      order: 'desc',
    });
  });

  it('sends a search of two characters without a page', () => {
    const query = listQuery(definition, { ...page(3), filter: { q: ' zu ' } });
    expect(query).toMatchObject({ filter: 'zu' });
    expect(query).not.toHaveProperty('page');
    expect(query).not.toHaveProperty('maxrowcount');
  });

  it('asks for the first matches of a search, or page after page, where all would be too many', () => {
    const long = { ...definition, list: { ...definition.list, maxSearchResults: 100 } };
    const search = { ...page(3), filter: { q: 'zu' } };
    expect(listQuery(long, search)).toMatchObject({ filter: 'zu', page: 1, maxrowcount: 100 });
    expect(listQuery(long, { ...search, meta: { isWhole: true } })).toMatchObject({
      filter: 'zu',
      page: 3,
      maxrowcount: 25,
    });
  });

  it('asks for more matches of such a search as soon as its page is longer', () => {
    const long = { ...definition, list: { ...definition.list, maxSearchResults: 100 } };
    const search = { pagination: { page: 1, perPage: 400 }, filter: { q: 'zu' } };
    expect(listQuery(long, search)).toMatchObject({ filter: 'zu', page: 1, maxrowcount: 400 });
  });

  it('shows the whole list for a shorter search', () => {
    const query = listQuery(definition, { ...page(1), filter: { q: 'z' } });
    expect(query).toMatchObject({ page: 1, maxrowcount: 25 });
    expect(query).not.toHaveProperty('filter');
  });

  it('sends further filters as they travel, under their names on the wire', () => {
    expect(
      listQuery(definition, { ...page(1), filter: { active: true, typeId: 4 } }),
    ).toMatchObject({
      active: 1,
      resourceTypeId: 4,
    });
  });

  it('sends what the list asks for as its fields travel', () =>
    expect(
      listQuery(definition, { ...page(1), filter: { isIdle: true, since: '2026-12-31' } }),
    ).toMatchObject({ isIdle: 1, since: '31-12-2026' }));

  it('prefers the order that the person chose', () => {
    expect(
      listQuery(definition, { ...page(1), sort: { field: 'active', order: 'ASC' } }),
    ).toMatchObject({ sort: 'active', order: 'asc' });
  });

  it('asks for everything where the list has no pages', () => {
    const unpaged = defineResource({
      name: 'rules',
      module: 'ticketing',
      menu: false,
      title: 'name',
      fields,
      list: { columns: ['name'], unpaged: true },
    });
    expect(listQuery(unpaged, page(1))).toEqual({});
  });
});
