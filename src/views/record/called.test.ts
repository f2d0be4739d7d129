import { expect, it } from 'vitest';
import { defineResource, f } from '../../../schemas';
import { called } from './called';

const shared = { name: 'rooms', module: 'webshop', menu: false } as const;

it('puts a name where the title is entered', () => {
  const rooms = defineResource({ ...shared, title: 'name', fields: { name: f.text() } });
  expect(called(rooms, { name: '', seats: 4 }, 'Attic')).toEqual({ name: 'Attic', seats: 4 });
  expect(called(rooms, { name: '', seats: 4 }, '')).toEqual({ name: '', seats: 4 });
});

it('puts it into the language that stands first', () => {
  const rooms = defineResource({
    ...shared,
    title: 'name',
    fields: {
      texts: f.perLanguage({
        mirrorsFirst: ['name'],
        fields: { name: f.text(), text: f.text() },
      }),
    },
  });
  const texts = { 'EN-gb': { name: '', text: '' }, 'NL-nl': { name: '', text: '' } };
  expect(called(rooms, { texts }, 'Attic')).toEqual({
    texts: { ...texts, 'EN-gb': { name: 'Attic', text: '' } },
  });
});

it('leaves a title of several fields, or of what isn’t typed, to be entered', () => {
  const people = defineResource({
    ...shared,
    title: ['first', 'last'],
    fields: { first: f.text(), last: f.text() },
  });
  expect(called(people, { first: '', last: '' }, 'Ann Lee')).toEqual({ first: '', last: '' });
  const seats = defineResource({ ...shared, title: 'number', fields: { number: f.integer() } });
  expect(called(seats, { number: null }, '4')).toEqual({ number: null });
});
