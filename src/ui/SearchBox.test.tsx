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

/** Lets promises that have ended take effect. */
const settle = () => act(async () => void (await Promise.resolve()));

it('searches once what it finds has been read, unless typing has gone on by then', async () => {
  const searchFor = vi.fn();
  const reads: (() => void)[] = [];
  const prepare = () => new Promise<void>((resolve) => void reads.push(resolve));
  render(<SearchBox label="Search" value="" prepare={prepare} onChange={searchFor} />);
  type('kab');
  expect(searchFor).not.toHaveBeenCalled();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'kabe' } });
  reads[0]?.();
  await settle();
  expect(searchFor).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(SEARCH_DELAY_MS));
  reads[1]?.();
  await settle();
  expect(searchFor.mock.calls).toEqual([['kabe']]);
});

it('searches for a text again that had been left before it was read', async () => {
  const searchFor = vi.fn();
  const prepare = () => Promise.resolve();
  render(<SearchBox label="Search" value="" prepare={prepare} onChange={searchFor} />);
  type('kab');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'kabe' } });
  await settle();
  type('kab');
  await settle();
  expect(searchFor.mock.calls).toEqual([['kab']]);
});
