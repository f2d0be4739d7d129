import { expect, test } from 'vitest';
import { deltaOf } from './delta';
import { shown } from './shown';

const row = (start: string, brightness = 100) => ({ start, brightness });
const morning = row('08:00');
const noon = row('12:00');
const evening = row('18:00');

test.each([
  ['one that is another', [morning, noon], [morning, row('12:00', 80)], [noon], [row('12:00', 80)]],
  ['one that came', [morning, evening], [morning, noon, evening], [], [noon]],
  ['one that went', [morning, noon, evening], [noon, evening], [morning], []],
  ['one of two of the same', [noon, noon], [noon], [noon], []],
  ['all, in another order', [morning, noon], [noon, morning], [morning, noon], [noon, morning]],
])('of rows without ids shows %s', (_, was, is, before, after) => {
  expect(shown(deltaOf(was, is), was, is)).toEqual([before, after]);
});
