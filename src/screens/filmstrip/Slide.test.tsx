import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as session from '../../../dataProvider/session';
import type { Item } from './items';
import { Slide } from './Slide';

const item = (mimeType: string): Item => ({
  id: 1,
  title: 'Strand',
  filename: 'strand',
  mimeType,
  src: '/files?id=1',
  mediaId: 1,
  priceSheetId: null,
  duration: 0,
  transition: 0,
  deleted: false,
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(session, 'isAllowed').mockReturnValue(true);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1_000));

/** Shows an item, and counts how often it has ended. */
const show = (mimeType: string, defDuration: number) => {
  const end = vi.fn();
  const slide = (isPaused: boolean) => (
    <Slide item={item(mimeType)} defDuration={defDuration} isPaused={isPaused} onEnd={end} />
  );
  const { rerender } = render(slide(false));
  return { ended: () => end.mock.calls.length, pause: (is: boolean) => rerender(slide(is)) };
};

test('a video that can’t be played says so for as long as a picture is shown', () => {
  const { ended } = show('video/webm', 5);
  pass(60);
  expect(ended()).toBe(0);
  fireEvent.error(screen.getByLabelText('Strand'));
  expect(screen.getByText('Strand can’t be shown here.')).toBeTruthy();
  pass(4.9);
  expect(ended()).toBe(0);
  pass(0.1);
  expect(ended()).toBe(1);
});

test('a picture’s time stands still while it is paused', () => {
  const { ended, pause } = show('image/png', 5);
  pass(3);
  pause(true);
  pass(60);
  pause(false);
  pass(1.9);
  expect(ended()).toBe(0);
  pass(0.1);
  expect(ended()).toBe(1);
});

test('a picture is there for a moment however little is entered', () => {
  const { ended } = show('image/png', 0);
  pass(0.9);
  expect(ended()).toBe(0);
  pass(0.1);
  expect(ended()).toBe(1);
});
