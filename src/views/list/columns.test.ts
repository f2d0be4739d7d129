import { expect, test } from 'vitest';
import { type DataRecord, defineResource, f } from '../../../schemas';
import { columnsOf, rankedColumns } from './columns';

const boats = defineResource({
  name: 'boats',
  module: null,
  menu: false,
  title: 'name',
  fields: {
    name: f.text(),
    berth: f.text(),
    owner: f.text(),
    afloat: f.flag(),
    built: f.date(),
    places: f.integer(),
  },
  list: { columns: ['berth', 'name', 'owner', 'afloat', { field: 'built', onlyWide: true }] },
  detail: [],
});

const row = { id: 1, name: 'Eb', berth: 'A1', owner: 'Jo', afloat: true, built: null };
const ranks = (row: DataRecord, columns = columnsOf(boats)) =>
  Object.fromEntries(rankedColumns(boats, columns, [row]).map(({ name, rank }) => [name, rank]));

test('what only wide screens show gives way first, and ticks last', () =>
  expect(ranks(row)).toEqual({
    berth: undefined,
    name: undefined,
    built: 1,
    owner: 2,
    afloat: 3,
  }));

test('columns without a value give way before those that say something', () =>
  expect(ranks({ ...row, afloat: null, owner: '' })).toMatchObject({
    built: 1,
    afloat: 2,
    owner: 3,
  }));

test('how a record stands gives way after all else', () => {
  const stood = { ...boats, face: { ...boats.face, state: 'owner' } };
  const ranked = rankedColumns(stood, columnsOf(stood), [row]);
  expect(ranked.find(({ name }) => name === 'owner')?.rank).toBe(3);
  expect(ranked.find(({ name }) => name === 'afloat')?.rank).toBe(2);
});

test('a column that a person added stays', () => {
  const [places] = columnsOf({ ...boats, list: { ...boats.list, columns: ['places'] } });
  expect(ranks(row, [...columnsOf(boats), ...(places ? [places] : [])])).toMatchObject({
    places: undefined,
  });
});

test('the column with the longest text takes the room that is left, the last of equal ones', () => {
  const filling = (more: object) =>
    rankedColumns(boats, columnsOf(boats), [{ ...row, ...more }]).find(({ fills }) => fills)?.name;
  const long = 'Sailing home for the summer';
  expect(filling({ name: long, owner: long })).toBe('owner');
  expect(filling({ name: `${long}s`, owner: long })).toBe('name');
});

test('short texts need no more room than others: all columns share what is left', () => {
  const short = [{ ...row, name: 'Sailing home', owner: 'Jonas' }];
  expect(rankedColumns(boats, columnsOf(boats), short).some(({ fills }) => fills)).toBe(false);
});
