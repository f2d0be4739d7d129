import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { keepFocus, repeatEarlySteps } from './earlySteps';
import { Reach } from './reach';

const pressed = vi.fn();
const submitted = vi.fn();

const Form = () => {
  const [name, setName] = useState('');
  return (
    <Reach>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submitted(name);
        }}
      >
        <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
        <button type="button" onClick={pressed}>
          More
        </button>
        <button type="submit">Save</button>
      </form>
    </Reach>
  );
};

const DRAWN =
  '<form><input aria-label="Name"><button type="button">More</button><button type="submit">Save</button></form>';

/** A page that came drawn, with the file in its head that keeps what is done. */
beforeEach(() => {
  vi.clearAllMocks();
  document.body.innerHTML = `<div id="root">${DRAWN}</div>`;
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  runInThisContext(readFileSync('public/first-view.js', 'utf8'));
});

/** The app draws the page anew in the place of what came. */
const takeOver = (): void => {
  const container = document.querySelector<HTMLElement>('#root') ?? document.body;
  const focus = keepFocus();
  container.replaceChildren();
  render(<Form />, { container });
  focus();
  repeatEarlySteps();
};

it('does in its order what was done before the app was there', async () => {
  const field = screen.getByRole<HTMLInputElement>('textbox');
  field.focus();
  fireEvent.input(field, { target: { value: 'Ka' } });
  fireEvent.input(field, { target: { value: 'Kabel' } });
  fireEvent.click(screen.getByText('More'));
  fireEvent.click(screen.getByText('Save'));
  expect(pressed).not.toHaveBeenCalled();
  takeOver();
  await vi.waitFor(() => expect(submitted).toHaveBeenCalledWith('Kabel'));
  expect(pressed).toHaveBeenCalledOnce();
  expect(screen.getByRole('textbox')).toBe(document.activeElement);
});

it('leaves to the app what is done afterwards', async () => {
  takeOver();
  fireEvent.click(screen.getByText('More'));
  expect(pressed).toHaveBeenCalledOnce();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(pressed).toHaveBeenCalledOnce();
});
