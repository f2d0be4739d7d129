import { expect, it } from 'vitest';
import { printable } from './printable';

it('leaves ordinary texts as they are', () =>
  expect(printable('Kiosk & Kompas, Kanaalweg 12')).toBe('Kiosk & Kompas, Kanaalweg 12'));

it('breaks words that no line has room for', () =>
  expect(printable('W'.repeat(85))).toBe(`${'W'.repeat(40)} ${'W'.repeat(40)} WWWWW`));

it('cuts what would fill a page', () => expect(printable('a b '.repeat(500))).toHaveLength(601));
