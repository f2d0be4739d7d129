import { expect, test } from 'vitest';
import { f } from '../../../schemas';
import { copiedFrom, hasNothing } from './nothingIn';

const field = f.perLanguage({
  sameRows: { field: 'blocks', by: 'key' },
  fields: {
    title: f.text(),
    address: f.url({ copied: false }),
    open: f.flag(),
    blocks: f.rows({ fields: { key: f.text(), text: f.text() } }),
  },
});
const empty = { title: ' ', address: '', open: false, blocks: [{ id: 4, key: 'a', text: '' }] };
const dutch = {
  ...{ title: 'Zomer', address: '/zomer', open: true },
  blocks: [
    { id: 1, key: 'a', text: 'Hallo' },
    { id: 2, key: 'b', text: 'Dag' },
  ],
};

test('a language has nothing while no text of its own stands in it', () => {
  expect(hasNothing(field, undefined)).toBe(true);
  expect(hasNothing(field, empty)).toBe(true);
  expect(hasNothing(field, { ...empty, title: 'x' })).toBe(false);
  expect(hasNothing(field, { ...empty, blocks: [{ id: 4, key: 'a', text: 'x' }] })).toBe(false);
});

test('a copy leaves out what is never copied, and rows keep their ids', () =>
  expect(copiedFrom(field, empty, dutch)).toEqual({
    ...{ title: 'Zomer', address: '', open: true },
    blocks: [{ id: 4, key: 'a', text: 'Hallo' }],
  }));
