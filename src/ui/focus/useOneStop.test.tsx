import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useOneStop } from './useOneStop';

const Group = ({ names }: { names: readonly string[] }) => {
  const group = useOneStop<HTMLDivElement>('button', 'vertical');
  return (
    <div ref={group}>
      {names.map((name) => (
        <button key={name} type="button" aria-current={name === 'Open' ? 'page' : undefined}>
          {name}
        </button>
      ))}
    </div>
  );
};

const stops = () =>
  screen
    .getAllByRole('button')
    .filter(({ tabIndex }) => tabIndex === 0)
    .map(({ textContent }) => textContent);

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

it('stops once, at first at what is open, and then where the focus has been', () => {
  render(<Group names={['First', 'Open', 'Last']} />);
  expect(stops()).toEqual(['Open']);
  screen.getByRole('button', { name: 'Open' }).focus();
  press('ArrowDown');
  expect(document.activeElement?.textContent).toBe('Last');
  press('ArrowDown');
  expect(document.activeElement?.textContent).toBe('First');
  press('End');
  press('ArrowUp');
  press('Home');
  expect(stops()).toEqual(['First']);
});

it('stops elsewhere when that is gone', async () => {
  const { rerender } = render(<Group names={['First', 'Last']} />);
  screen.getByRole('button', { name: 'Last' }).focus();
  expect(stops()).toEqual(['Last']);
  rerender(<Group names={['First', 'Open']} />);
  await expect.poll(stops).toEqual(['Open']);
});
