import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useTickAll } from './useTickAll';

it('ticks all rows on screen, or none of them where all are ticked, and leaves those of other pages', () => {
  const rows = [{ id: 1 }, { id: 2 }];
  const { result } = renderHook(() => {
    const [selected, onChange] = useState<readonly number[]>([2, 9]);
    return { selected, ...useTickAll({ rows, selection: { selected, onChange } }) };
  });
  expect(result.current.ticked).toBe('some');
  act(() => result.current.onTickAll());
  expect(result.current).toMatchObject({ ticked: 'all', selected: [9, 1, 2] });
  act(() => result.current.onTickAll());
  expect(result.current).toMatchObject({ ticked: 'none', selected: [9] });
});
