import { expect, test } from 'vitest';
import { stableText } from './stableText';

test('objects are the same whatever the order of their keys, lists only in their order', () => {
  const one = { id: 1, blocks: [{ language: 'nl', name: 'Zaal' }] };
  expect(stableText({ blocks: [{ name: 'Zaal', language: 'nl' }], id: 1 })).toBe(stableText(one));
  expect(stableText([1, 2])).not.toBe(stableText([2, 1]));
});

test('what JSON leaves out counts for nothing', () => {
  expect(stableText({ id: 1, name: undefined })).toBe(stableText({ id: 1 }));
  expect(stableText(undefined)).toBe('');
});
