import { describe, expect, it } from 'vitest';
import { bestFirst, matches } from './matching';

describe('matches', () => {
  it.each([
    ['New location', 'loc new', true],
    ['Café Spoor Zes', 'cafe', true],
    ['Web shop: Products', 'prod', true],
    ['Products', 'product s x', false],
    ['VAT tariffs', 'vat', true],
    ['Reservation settings', 'vat', false],
    ['Productlijsten', 'lijst', true],
    ['Anything', '', true],
  ])('%s, %s: %s', (text, typed, is) => expect(matches(text, typed)).toBe(is));
});

it('what begins with what is typed goes first, then what has a word that does', () =>
  expect(
    bestFirst(['Stylist', 'Sub list', 'List b', 'A list', 'list a'], 'list', (text) => text),
  ).toEqual(['List b', 'list a', 'Sub list', 'A list', 'Stylist']));
