import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pressesOf } from './rowPress';

const onPress = vi.fn();

const show = (rows: readonly number[]) => (
  <>
    {rows.map((row) => (
      <div key={row} {...pressesOf(row)} data-testid={row}>
        <button type="button" onClick={() => onPress(row)}>
          {row}
        </button>
      </div>
    ))}
  </>
);

const press = (row: number, place: MouseEventInit) =>
  fireEvent.click(screen.getByRole('button', { name: `${row}` }), { detail: 1, ...place });
const here = { clientX: 100, clientY: 40 };

beforeEach(() => {
  render(show([1, 2, 3]));
});
afterEach(() => {
  cleanup();
  onPress.mockReset();
});

it('leaves the row alone that slid up under the pointer, until a double-click is over', () => {
  const now = vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(1_000);
  press(1, here);
  now.mockReturnValue(2_000);
  fireEvent.pointerOver(screen.getByTestId('2'), here);
  now.mockReturnValue(2_100);
  press(2, here);
  expect(onPress.mock.calls).toEqual([[1]]);
  now.mockReturnValue(2_600);
  press(2, here);
  expect(onPress.mock.calls).toEqual([[1], [2]]);
  now.mockRestore();
});

it('takes the second click of a double-click for part of the first', () => {
  const there = { clientX: 300, clientY: 40 };
  press(1, there);
  press(1, { ...there, detail: 2 });
  expect(onPress.mock.calls).toEqual([[1]]);
});

it('presses at once what the pointer has moved to, and what the keyboard presses', () => {
  const there = { clientX: 500, clientY: 40 };
  press(1, there);
  press(3, { ...there, clientY: 80 });
  press(2, { ...there, detail: 0 });
  expect(onPress.mock.calls).toEqual([[1], [3], [2]]);
});
