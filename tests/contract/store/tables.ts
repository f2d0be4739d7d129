import type { Row } from '../../../server/store/Store';
import type { Table } from '../../../server/store/Table';
import { defineTable } from '../../../server/tables/defineTable';

/** Rows that no organisation has for itself, with values of all types. */
export const people: Table = defineTable({
  name: 'people',
  versioned: true,
  shared: true,
  columns: {
    name: { type: 'text', isIndexed: true },
    city: { type: 'text', isIndexed: true },
    age: { type: 'number', isIndexed: true },
    isGuest: 'flag',
    parentId: { type: 'id', to: 'people', isIndexed: true },
    groupIds: { type: 'ids', isIndexed: true },
    tags: 'json',
    born: { type: 'text', isIndexed: true },
    pets: 'json',
  },
});

/** `motto`, `isOld` and `score` stand in no column: rows may hold more than their tables say. */
export const peopleRows: readonly Row[] = [
  {
    id: 1,
    name: 'Zoë',
    city: 'Utrecht',
    age: 9,
    isGuest: 0,
    tags: ['a'],
    groupIds: [3],
    born: '2016-03-01',
    motto: 'Sure',
  },
  {
    id: 2,
    name: 'jan 10',
    city: 'Den Haag',
    age: 40,
    isGuest: 1,
    tags: ['b', 'a'],
    groupIds: [3, 30],
    born: '1985-12-31',
    motto: '100% it_',
    isOld: true,
    score: 1.5,
  },
  {
    id: 3,
    name: 'Jan 2',
    city: '',
    age: 100,
    tags: [],
    groupIds: [],
    parentId: 1,
    pets: [{ name: 'Tom', age: 3, toys: [] }],
    isOld: false,
    score: -2,
  },
  {
    id: 4,
    name: 'Ákos',
    city: 'Den Haag',
    age: 40,
    parentId: null,
    pets: [
      { name: 'Tom', age: 9, toys: [{ id: 7 }] },
      { name: 'Felix', age: 3, toys: [{ id: 8 }] },
    ],
  },
];

/** Rows of organisations, of which none of one has the name of another there, nor its code in its family. */
export const modules: Table = defineTable({
  name: 'modules',
  versioned: true,
  counted: true,
  columns: {
    name: { type: 'text', isIndexed: true },
    code: { type: 'number', isIndexed: true },
    family: { type: 'text', isIndexed: true },
    tags: 'json',
  },
  unique: [['name'], ['code', 'family']],
});

export const counters: Table = defineTable({
  name: 'counters',
  columns: { count: 'number' },
});

export const allTables: readonly Table[] = [people, modules, counters];

/** The organisation that tests write for, and one that they must not reach. */
export const OWN = 1;
export const OTHER = 2;

export const modulesRows: readonly Row[] = [
  { id: 3, organisationId: OWN, name: 'Devices' },
  { id: 5, organisationId: OTHER, name: 'Theirs' },
];
