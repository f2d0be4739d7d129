import { describe, expect, test } from 'vitest';
import { action, defineResource, f, link } from '../../../schemas';
import { definitionsOf } from '../../contract/definitions';
import { listedFields } from './listedFields';

const base = { module: 'devices', menu: false, title: 'name' } as const;
const fields = {
  name: f.text(),
  code: f.text(),
  note: f.longText(),
  state: f.choice({ values: [1, 2] }),
  parentId: f.integer(),
  phone: f.phone(),
  source: f.code({ language: 'html' }),
};

const shelves = defineResource({
  ...base,
  name: 'shelves',
  fields,
  actions: {
    call: action({ fn: 'call', icon: 'mail', at: 'row', args: { number: 'code' } }),
    close: action({ fn: 'close', icon: 'mail', args: { number: 'phone' } }),
  },
  list: { columns: ['name'], filters: ['state'], treeBy: 'parentId' },
});

const rooms = defineResource({
  ...base,
  name: 'rooms',
  fields: { name: f.text() },
  links: {
    shelves: link.functions({
      to: 'shelves',
      idArg: 'shelfId',
      choices: { fn: 'getShelves' },
      add: 'addShelf',
      remove: 'deleteShelf',
      columns: ['name', 'note'],
      storedIn: { ids: 'shelfIds' },
    }),
  },
});

const computed = {
  isNew: { field: f.flag(), of: ({ code }: { code: string }) => code === '' },
};
const cupboards = defineResource({
  ...base,
  name: 'cupboards',
  fields,
  computed,
  list: { columns: ['name', 'isNew'] },
});

const listed = (definition: Parameters<typeof listedFields>[0]) =>
  Object.keys(
    listedFields(definition, definitionsOf([shelves, rooms, cupboards], { en: {}, nl: {} })),
  );

describe('the rows of a list carry', () => {
  test('what it shows, what decides about its rows, and what links show of them', () => {
    expect(listed(shelves)).toEqual(['name', 'code', 'note', 'state', 'parentId']);
  });

  test('all that isn’t for the record’s page alone, where a column is worked out', () => {
    expect(listed(cupboards)).toEqual(Object.keys(fields).filter((name) => name !== 'source'));
  });
});
