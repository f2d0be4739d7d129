import { beforeEach, expect, it, vi } from 'vitest';
import { pageLocale } from '../../dataProvider/pageLocale';
import { browserStore } from './browserStore';

beforeEach(() => {
  localStorage.clear();
  pageLocale.set('en');
});

it('has the language of the page, whatever was kept', () => {
  localStorage.setItem('RaStore-1-1-.locale', '"en"');
  pageLocale.set('nl');
  expect(browserStore('-1-1-').getItem('locale')).toBe('nl');
});

it('follows the page from one language to the other, and keeps neither', () => {
  const listener = vi.fn();
  const stop = browserStore('').subscribe('locale', listener);
  pageLocale.set('nl');
  expect(listener).toHaveBeenCalledExactlyOnceWith('nl');
  stop();
  pageLocale.set('en');
  expect(listener).toHaveBeenCalledOnce();
  expect(localStorage.getItem('RaStore.locale')).toBeNull();
});

it('keeps everything else for its owner', () => {
  browserStore('-1-1-').setItem('favourites', ['products']);
  expect(browserStore('-1-1-').getItem('favourites')).toEqual(['products']);
  expect(browserStore('-2-1-').getItem('favourites')).toBeUndefined();
});

it('keeps nothing of a list’s address, and reads nothing that was kept of one', () => {
  const key = 'RaStore-1-1-.products.listParams';
  localStorage.setItem(key, '{"page":2}');
  const store = browserStore('-1-1-');
  store.setItem('products.listParams', { page: 3 });
  expect(store.getItem('products.listParams')).toBeUndefined();
  expect(localStorage.getItem(key)).toBe('{"page":2}');
});
