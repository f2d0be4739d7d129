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
beforeEach(() => {
  vi.clearAllMocks();
  document.body.innerHTML = `<div id="root">${DRAWN}</div>`;
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  runInThisContext(readFileSync('src/hydration/keptSteps.js', 'utf8'));
});

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Until all steps have been repeated: what comes while some are left waits for them. */
afterEach(async () => {
  for (let count = 0; count < 6; count += 1) await frame();
  vi.unstubAllGlobals();
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
  await frame();
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
  await frame();
  page.rerender(
    <Reach>
      {input('One')}
      {input('Two')}
    </Reach>,
  );
  await vi.waitFor(() => expect(typed.mock.calls).toEqual([['Two', 'second']]));
});

it('finds a button that the app draws in another form by its name', async () => {
  const root = document.querySelector<HTMLElement>('#root') ?? document.body;
  root.innerHTML =
    '<button><svg></svg>Search<kbd>/</kbd></button><button aria-label="More"></button>';
  fireEvent.click(screen.getByText('Search'));
  root.replaceChildren();
  const button = <button type="button" aria-label="Search" onClick={pressed} />;
  render(<Reach>{button}</Reach>, { container: root });
  repeatEarlySteps(Promise.resolve());
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce());
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
  await frame();
  expect(heard).not.toHaveBeenCalled();
  end();
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
  document.removeEventListener('keydown', heard);
});

it('presses what is typed for the palette once that was asked for, wherever one is', async () => {
  const heard: string[] = [];
  const field = screen.getByRole('textbox');
  const press = (key: string, ctrlKey = false) => fireEvent.keyDown(field, { key, ctrlKey });
  // Before, a field takes it.
  expect(press('a')).toBe(true);
  expect(press('k', true)).toBe(false);
  for (const key of ['b', 'Backspace', 'c']) expect(press(key), key).toBe(false);
  document.addEventListener('keydown', ({ key }) => heard.push(key));
  takeOver();
  await vi.waitFor(() => expect(heard).toEqual(['k', 'b', 'Backspace', 'c']));
});

it('ticks a box at once, and once more for the app', async () => {
  const root = document.querySelector<HTMLElement>('#root') ?? document.body;
  root.innerHTML = '<input type="checkbox" aria-label="All">';
  fireEvent.click(screen.getByRole('checkbox'));
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  const ticked = vi.fn();
  const Box = () => {
    const [isOn, setOn] = useState(false);
    const change = (next: boolean) => {
      ticked(next);
      setOn(next);
    };
    return (
      <input
        type="checkbox"
        aria-label="All"
        checked={isOn}
        onChange={({ target }) => change(target.checked)}
      />
    );
  };
  root.replaceChildren();
  render(
    <Reach>
      <Box />
    </Reach>,
    { container: root },
  );
  repeatEarlySteps(Promise.resolve());
  await vi.waitFor(() => expect(ticked.mock.calls).toEqual([[true]]));
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
});

it('does what comes later after what came before, and sends no form twice', async () => {
  const field = screen.getByRole<HTMLInputElement>('textbox');
  fireEvent.input(field, { target: { value: 'Ka' } });
  takeOver();
  // The form is there by now, and what was typed into it before isn't yet.
  fireEvent.input(screen.getByRole('textbox'), { target: { value: 'Kabel' } });
  fireEvent.click(screen.getByText('Save'));
  await vi.waitFor(() => expect(submitted).toHaveBeenCalledOnce());
  expect(submitted.mock.calls[0]?.[0]).toContain('Ka');
});

it('presses Enter in a field as a browser does, which sends its form', async () => {
  const field = screen.getByRole('textbox');
  fireEvent.input(field, { target: { value: 'Kabel' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  takeOver();
  await vi.waitFor(() => expect(submitted.mock.calls).toEqual([['Kabel']]));
});

it('gives up what was done with a part that doesn’t come once all others have', async () => {
  fireEvent.click(screen.getByText('More'));
  const root = document.querySelector<HTMLElement>('#root') ?? document.body;
  root.replaceChildren();
  const heard = vi.fn();
  render(
    <Reach>
      <button type="button" onClick={heard}>
        Other
      </button>
    </Reach>,
    { container: root },
  );
  vi.spyOn(performance, 'now').mockReturnValue(1e9);
  repeatEarlySteps(Promise.resolve());
  await frame();
  vi.spyOn(performance, 'now').mockReturnValue(2e9);
  await vi.waitFor(() => {
    fireEvent.click(screen.getByText('Other'));
    expect(heard).toHaveBeenCalled();
  });
});
