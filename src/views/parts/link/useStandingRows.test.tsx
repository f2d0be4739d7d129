import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useStandingRows } from './useStandingRows';

const rowsOf = (...ids: readonly number[]) => ids.map((id) => ({ id }));

const List = () => {
  const [rows, setRows] = useState(rowsOf(1, 2, 3));
  const standing = useStandingRows(rows);
  return (
    <>
      <button type="button">Beside</button>
      <ul {...standing.attended}>
        {standing.rows.map((row) => (
          <li key={row.id}>
            {standing.isGone(row) ? `${row.id} gone` : row.id}
            <button
              type="button"
              onClick={() => {
                standing.stand();
                setRows(rows.filter(({ id }) => id !== row.id));
              }}
            >
              Move {row.id}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
};

const texts = () => screen.getAllByRole('listitem').map((item) => item.firstChild?.textContent);
const move = (id: number) => fireEvent.click(screen.getByRole('button', { name: `Move ${id}` }));
const leave = (pointerType: string) =>
  fireEvent.pointerOut(screen.getByRole('list'), { pointerType, relatedTarget: document.body });

it('stand where they stood until the pointer leaves them', () => {
  render(<List />);
  move(1);
  expect(texts()).toEqual(['1 gone', '2', '3']);
  move(3);
  expect(texts()).toEqual(['1 gone', '2', '3 gone']);
  leave('mouse');
  expect(texts()).toEqual(['2']);
});

it('stand where they stood until the focus leaves them, whatever a finger does', () => {
  render(<List />);
  const button = screen.getByRole('button', { name: 'Move 2' });
  move(1);
  leave('touch');
  fireEvent.blur(screen.getByRole('button', { name: 'Move 3' }), { relatedTarget: button });
  fireEvent.blur(button, { relatedTarget: document.body });
  expect(texts()).toEqual(['1 gone', '2', '3']);
  fireEvent.blur(button, { relatedTarget: screen.getByRole('button', { name: 'Beside' }) });
  expect(texts()).toEqual(['2', '3']);
});
