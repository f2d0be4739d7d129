import { expect, test } from 'vitest';
import { changeAt } from './changeAt';

const values = { title: 'a', items: [{ text: 'b' }, { text: 'c', link: '' }] };

test('a value is changed at its path, and nothing else is touched', () => {
  const changed = changeAt(values, ['items', '1', 'link'], () => '/x');
  expect(changed).toEqual({ title: 'a', items: [{ text: 'b' }, { text: 'c', link: '/x' }] });
  expect(values.items[1]?.link).toBe('');
  expect(changed).toHaveProperty('items.0', values.items[0]);
  expect((changed as typeof values).items[0]).toBe(values.items[0]);
});

test('a change is given the value before', () =>
  expect(changeAt(values, ['title'], (title) => `${title}!`)).toMatchObject({ title: 'a!' }));

test('what isn’t there yet is made', () =>
  expect(changeAt(null, ['title'], () => 'a')).toEqual({ title: 'a' }));
