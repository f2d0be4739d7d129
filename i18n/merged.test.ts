import { expect, test } from 'vitest';
import { merged } from './merged';

const base = { action: { save: 'Save', list: { next: 'Next' } }, title: 'Title' };

test('the second tree’s texts go first, at any depth; the rest stays', () =>
  expect(merged(base, { action: { list: { next: 'Further' } } })).toEqual({
    action: { save: 'Save', list: { next: 'Further' } },
    title: 'Title',
  }));

test('what stands in the second tree only is added', () =>
  expect(merged(base, { action: { reset: 'Reset' }, page: { show: 'Show' } })).toEqual({
    action: { save: 'Save', list: { next: 'Next' }, reset: 'Reset' },
    page: { show: 'Show' },
    title: 'Title',
  }));

test('a group takes the place of a text, and a text that of a group', () =>
  expect(merged(base, { action: 'Do', title: { short: 'T' } })).toEqual({
    action: 'Do',
    title: { short: 'T' },
  }));

test('neither tree changes', () => {
  merged(base, { action: { save: 'Keep' } });
  expect(base.action.save).toBe('Save');
});
