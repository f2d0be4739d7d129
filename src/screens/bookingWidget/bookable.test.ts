import { expect, test } from 'vitest';
import { bookable } from './bookable';

const named = (id: number, nl: string, en: string, active = true) => ({
  ...{ id, active, name: nl },
  translations: { nl: { name: nl }, en: { name: en } },
});

test('what can be booked is called as visitors read it, and as it is called at all without a name of theirs', () => {
  const records = [
    named(1, 'Depot', 'Stores', false),
    named(2, 'Gids', 'Guide'),
    named(3, 'Kraanzaal', ''),
    named(4, 'Toren', 'Tower'),
  ];
  expect(bookable(records, 'en', ['Hall'])).toEqual(['Guide', 'Kraanzaal']);
  expect(bookable(records, 'de', ['Hall'])).toEqual(['Gids', 'Kraanzaal']);
});

test('while there is nothing to be booked, something stands in for it', () => {
  expect(bookable([named(1, 'Depot', 'Stores', false)], 'en', ['Hall'])).toEqual(['Hall']);
});
