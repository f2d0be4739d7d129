import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { repeatEarlySteps } from './earlySteps';
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
afterEach(() => {
  vi.unstubAllGlobals();
});

beforeEach(() => {
  vi.clearAllMocks();
  document.body.innerHTML = `<div id="root">${DRAWN}</div>`;
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  runInThisContext(readFileSync('public/first-view.js', 'utf8'));
});

/** The app draws the page anew in the place of what came. */
const takeOver = (whole: Promise<unknown> = Promise.resolve()): void => {
  const container = document.querySelector<HTMLElement>('#root') ?? document.body;
  container.replaceChildren();
  render(<Form />, { container });
  repeatEarlySteps(whole);
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

it('tells the app of the field that somebody is in', async () => {
  const entered = vi.fn();
  const container = document.querySelector<HTMLElement>('#root') ?? document.body;
  const field = <input aria-label="Name" onFocus={entered} defaultValue="" />;
  container.innerHTML =
    '<div role="presentation" style="display:contents"><input aria-label="Name" value=""></div>';
  screen.getByRole('textbox').focus();
  render(<Reach>{field}</Reach>, { container, hydrate: true });
  repeatEarlySteps(Promise.resolve());
  await vi.waitFor(() => expect(entered).toHaveBeenCalledOnce());
});

it('types into the field of the same label, and into no other while that one is missing', async () => {
  const root = document.querySelector<HTMLElement>('#root') ?? document.body;
  root.innerHTML = '<label>One <input></label><label>Two <input></label>';
  fireEvent.input(screen.getByLabelText('Two'), { target: { value: 'second' } });
  root.replaceChildren();
  const typed = vi.fn();
  const input = (name: string) => (
    <label>
      {name} <input onChange={({ target }) => typed(name, target.value)} />
    </label>
  );
  const page = render(<Reach>{input('One')}</Reach>, { container: root });
  repeatEarlySteps(Promise.resolve());
  await new Promise((resolve) => requestAnimationFrame(resolve));
  page.rerender(
    <Reach>
      {input('One')}
      {input('Two')}
    </Reach>,
  );
  await vi.waitFor(() => expect(typed.mock.calls).toEqual([['Two', 'second']]));
});

it('presses a key of the page once all of it listens', async () => {
  const heard = vi.fn();
  let end: () => void = () => undefined;
  takeOver(
    new Promise<void>((resolve) => {
      end = resolve;
    }),
  );
  fireEvent.keyDown(document.body, { key: '/' });
  document.addEventListener('keydown', heard);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(heard).not.toHaveBeenCalled();
  end();
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
  document.removeEventListener('keydown', heard);
});
