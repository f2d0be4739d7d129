import { expect, test } from 'vitest';
import { defineResource, f } from '../../schemas';
import { openTestStore } from '../../tests/fixtures/openTestStore';
import { rowsNamed } from '../../tests/fixtures/rowsNamed';
import { definitionsOf } from '../contract/definitions';
import { tablesOf } from '../tables/tables';
import { moveRenamed } from './renamed';

const signs = defineResource({
  name: 'signs',
  module: 'devices',
  menu: false,
  title: 'name',
  fields: { name: f.text({ renamedFrom: 'text' }), lit: f.flag() },
});
const served = {
  definitions: definitionsOf([signs], { en: {}, nl: {} }),
  tables: tablesOf([signs]),
};

test('what a renamed field holds goes with it, once, and never over what is newer', async () => {
  const store = await openTestStore({
    signs: [
      { id: 1, organisationId: 1, text: 'Open', lit: 1 },
      { id: 2, organisationId: 1, name: 'Gesloten', text: 'Dicht', lit: 0 },
      { id: 3, organisationId: 2, name: 'Druk', lit: 1 },
    ],
  });
  const moved = [
    { id: 1, organisationId: 1, name: 'Open', lit: 1 },
    { id: 2, organisationId: 1, name: 'Gesloten', lit: 0 },
    { id: 3, organisationId: 2, name: 'Druk', lit: 1 },
  ];
  await moveRenamed(served, store);
  expect((await rowsNamed(store, 'signs').page()).rows).toEqual(moved);
  await moveRenamed(served, store);
  expect((await rowsNamed(store, 'signs').page()).rows).toEqual(moved);
});
