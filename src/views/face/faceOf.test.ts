import { expect, it } from 'vitest';
import { defineResource, f, subList } from '../../../schemas';
import { countOf, factsBeneathTitle, factsOf, initialsOf, isAsUsual } from './faceOf';

const signs = defineResource({
  name: 'signs',
  module: 'devices',
  menu: false,
  title: 'name',
  fields: { name: f.text(), text: f.text(), lit: f.flag(), height: f.integer(), tags: f.tags() },
  subLists: { lamps: subList({ idField: 'id', fields: { watt: f.integer() } }) },
  face: { state: 'lit', facts: ['text', 'lit', 'height', 'tags', { count: 'lamps' }] },
});

it('shows of a record what it has, and nothing of what is empty, off or none', () => {
  const empty = { id: 1, text: '', lit: false, height: null, tags: [], lamps: [] };
  expect(factsOf(signs, empty)).toEqual([]);
  const full = { id: 1, text: 'Hal', lit: true, height: 0, tags: ['a'], lamps: [{ id: 4 }] };
  expect(factsOf(signs, full)).toEqual(['text', 'lit', 'height', 'tags', { count: 'lamps' }]);
});

it('repeats nothing beneath a title that the title holds', () => {
  const bulbs = defineResource({
    name: 'bulbs',
    module: 'devices',
    menu: false,
    title: ['kind', 'signText'],
    fields: {
      kind: f.text(),
      signText: f.text({ readOnly: true }),
      watt: f.integer(),
      signId: f.reference({ to: 'signs', titleIn: 'signText' }),
    },
    face: { facts: ['signId', 'watt', 'kind'], less: 'It burns, or it does not.' },
  });
  const bulb = { id: 1, kind: 'LED', signId: 7, signText: 'Hal', watt: 4 };
  expect(factsOf(bulbs, bulb)).toEqual(['signId', 'watt', 'kind']);
  expect(factsBeneathTitle(bulbs, bulb)).toEqual(['watt', 'kind']);
});

it('counts nothing that a row of a list doesn’t carry', () => {
  expect(countOf(signs, { id: 1 }, 'lamps')).toBeUndefined();
  expect(countOf(signs, { id: 1, lamps: [{ id: 4 }, { id: 5 }] }, 'lamps')).toBe(2);
});

it('takes a flag that is on for the usual state, and nothing else', () => {
  expect(isAsUsual(signs, { id: 1, lit: true })).toBe(true);
  expect(isAsUsual(signs, { id: 1, lit: false })).toBe(false);
  expect(isAsUsual({ ...signs, face: { facts: [] } }, { id: 1, lit: true })).toBe(false);
});

it.each([
  ['Joke van den Berg', 'JB'],
  ['entree', 'E'],
  ['Zaal 3', 'Z'],
  ['2026-00001', ''],
  ['#12', ''],
])('takes the initials of %s', (title, initials) => {
  expect(initialsOf(title)).toBe(initials);
});
