import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useTicking } from './useTicking';

const pageOf = (...ids: number[]) => ids.map((id) => ({ id }));

const open = () => {
  const { result, rerender } = renderHook(
    ({ rows }) => {
      const [selected, onChange] = useState<readonly number[]>([]);
      return { selected, onTick: useTicking(rows, { selected, onChange }) };
    },
    { initialProps: { rows: pageOf(1, 2, 3, 4, 5) } },
  );
  return {
    tick: (id: number, isRange = false) => act(() => result.current.onTick(id, isRange)),
    turnTo: (...ids: number[]) => rerender({ rows: pageOf(...ids) }),
    ticked: () => [...result.current.selected].sort((one, other) => one - other),
  };
};

it('ticks with Shift all rows from the one before, upwards too, and takes such a range off again', () => {
  const { tick, ticked } = open();
  tick(4);
  tick(2, true);
  expect(ticked()).toEqual([2, 3, 4]);
  tick(5);
  tick(3, true);
  expect(ticked()).toEqual([2]);
});

it('keeps what is ticked when the page is turned, where a range begins anew', () => {
  const { tick, turnTo, ticked } = open();
  tick(2);
  turnTo(6, 7, 8);
  tick(8, true);
  expect(ticked()).toEqual([2, 8]);
  tick(6, true);
  expect(ticked()).toEqual([2, 6, 7, 8]);
});
