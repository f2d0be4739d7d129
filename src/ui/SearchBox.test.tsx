import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SearchBox } from './SearchBox';
import { SEARCH_DELAY_MS } from './waiting/useDebounced';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const type = (text: string): void => {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
  act(() => void vi.advanceTimersByTime(SEARCH_DELAY_MS));
};

const typed = () => screen.getByRole<HTMLInputElement>('textbox').value;

it('keeps what is typed while searches arrive late', () => {
  const searchFor = vi.fn();
  const box = (value: string) => <SearchBox label="Search" value={value} onChange={searchFor} />;
  const { rerender } = render(box(''));
  type('kab');
  type('kabe');
  expect(searchFor.mock.calls).toEqual([['kab'], ['kabe']]);
  rerender(box('kab'));
  expect(typed()).toBe('kabe');
  rerender(box('kabe'));
  expect(typed()).toBe('kabe');
});

it('shows a search that comes from elsewhere', () => {
  const box = (value: string) => <SearchBox label="Search" value={value} onChange={vi.fn()} />;
  const { rerender } = render(box('kabel'));
  rerender(box(''));
  expect(typed()).toBe('');
});
