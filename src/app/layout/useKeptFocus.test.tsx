import { act, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { useKeptFocus } from './useKeptFocus';

const names = ['a', 'b', 'c'];

/** As browsers do, and jsdom doesn't: the focus leaves while what has it is still there. */
const reportLoss = (button: HTMLElement | null) => () => {
  if (button && button === document.activeElement)
    button.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
};

const Page = ({ reports = false }: { reports?: boolean }) => {
  const main = useRef<HTMLElement>(null);
  const [rows, setRows] = useState(names);
  useKeptFocus(main);
  return (
    <main ref={main} tabIndex={-1}>
      <button type="button">Add</button>
      {reports &&
        names
          .filter((name) => !rows.includes(name))
          .map((name) => <button key={name} type="button">{`Undo ${name}`}</button>)}
      <ul>
        {rows.map((name) => (
          <li key={name}>
            <button type="button">Edit {name}</button>
            <button
              type="button"
              ref={reportLoss}
              onClick={() => setRows(rows.filter((other) => other !== name))}
            >{`Delete ${name}`}</button>
          </li>
        ))}
      </ul>
      {/* As what takes files has it: out of sight, and behind a button. */}
      <input type="file" tabIndex={-1} hidden />
    </main>
  );
};

/** Presses the button that removes a row, and lets the page see that it has gone. */
const remove = async (name: string) => {
  const button = screen.getByRole('button', { name: `Delete ${name}` });
  button.focus();
  await act(async () => button.click());
};

test('a removed row hands the focus to the one that takes its place, and the last to what is left', async () => {
  render(<Page />);
  await remove('b');
  expect(document.activeElement?.textContent).toBe('Delete c');
  await remove('c');
  expect(document.activeElement?.textContent).toBe('Delete a');
  await remove('a');
  expect(document.activeElement?.textContent).toBe('Add');
});

test('a row that goes elsewhere on the page hands the focus to its successor all the same', async () => {
  render(<Page reports />);
  await remove('a');
  expect(document.activeElement?.textContent).toBe('Delete b');
});

test('a button that waits for what it does has the focus again afterwards, unless that went elsewhere', async () => {
  render(<Page />);
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
  const waiting = button('Delete a');
  /** As browsers do, and jsdom doesn't: what is switched off loses the focus. */
  const begin = () =>
    act(async () => {
      waiting.focus();
      waiting.blur();
      waiting.disabled = true;
    });
  const end = () =>
    act(async () => {
      waiting.disabled = false;
    });
  await begin();
  expect(document.activeElement).toBe(button('Edit a'));
  await end();
  expect(document.activeElement).toBe(waiting);
  await begin();
  button('Add').focus();
  await end();
  expect(document.activeElement).toBe(button('Add'));
});

test('nothing takes the focus back that was put aside', async () => {
  render(<Page />);
  screen.getByRole('button', { name: 'Edit a' }).focus();
  screen.getByRole('button', { name: 'Edit a' }).blur();
  await act(async () => screen.getByRole('button', { name: 'Delete b' }).click());
  expect(document.activeElement).toBe(document.body);
});

test('what is on its way to something else stays on it, whatever goes meanwhile', async () => {
  render(<Page />);
  const from = screen.getByRole('button', { name: 'Edit a' });
  const to = screen.getByRole('button', { name: 'Edit c' });
  from.focus();
  // As browsers do: between the two nothing has the focus, and what the first brought up closes.
  from.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: to }));
  window.addEventListener('focusout', (event) => event.stopImmediatePropagation(), {
    capture: true,
    once: true,
  });
  from.blur();
  await act(async () => screen.getByRole('button', { name: 'Delete b' }).click());
  expect(document.activeElement).toBe(document.body);
});
