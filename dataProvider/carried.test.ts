import { expect, it } from 'vitest';
import { defineResource, f } from '../schemas';
import { carriedChoices, withTitles } from './carried';

const shelves = defineResource({
  name: 'shelves',
  module: 'webshop',
  menu: false,
  title: 'name',
  fields: {
    name: f.text(),
    teas: f.references({ to: 'teas', carries: ['title'], readAs: 'assignedTeas' }),
    signs: f.references({ to: 'signs' }),
  },
});

it('keeps what the records are called that come with one', () => {
  const wire = {
    id: 1,
    assignedTeas: [{ id: 4, title: 'Oolong' }],
    signs: [{ id: 8, name: 'Hal' }],
  };
  const record = withTitles(shelves, { id: 1, teas: [4], signs: [8] }, wire);
  expect(record).toMatchObject({ teas: [4], signs: [8] });
  expect(carriedChoices(record, 'teas')).toEqual([{ id: 4, title: 'Oolong' }]);
  expect(carriedChoices(record, 'signs')).toEqual([]);
});
