import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { takeTyped, typeAhead } from './typedAhead';

let text = '';
let end: () => void;

const press = (key: string, keys: object = {}): boolean =>
  fireEvent.keyDown(document.body, { key, ...keys });

const take = (): (() => void) =>
  takeTyped((edit) => {
    text = edit(text);
  });

beforeEach(() => {
  text = '';
  end = typeAhead();
});

afterEach(() => end());

it('keeps what is typed until the search box takes it, and from the page', () => {
  for (const key of ['k', 'a', 's', 'Backspace', 'b', ' ', 'é'])
    expect(press(key), key).toBe(false);
  const leave = take();
  expect(text).toBe('kab é');
  press('l');
  expect(text).toBe('kab él');
  leave();
});

it('leaves other keys to the page, and all of them once the palette is closed', () => {
  for (const [key, keys] of [['Escape'], ['Tab'], ['c', { ctrlKey: true }]] as const)
    expect(press(key, keys), key).toBe(true);
  end();
  expect(press('k')).toBe(true);
  take()();
  expect(text).toBe('');
});

it('leaves what is typed into the search box to that', () => {
  document.body.innerHTML = '<div role="dialog"><input></div>';
  const input = document.querySelector('input') ?? document.body;
  expect(fireEvent.keyDown(input, { key: 'k' })).toBe(true);
  document.body.replaceChildren();
});
