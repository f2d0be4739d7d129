import { useRef, useState } from 'react';

/** The ids from one to another in the order of the page, both included. */
const between = (ids: readonly number[], one: number, other: number): readonly number[] => {
  const [from = 0, to = 0] = [ids.indexOf(one), ids.indexOf(other)].toSorted((a, b) => a - b);
  return ids.slice(from, to + 1);
};

/**
 * The files that are ticked on the open page. What has left the page isn't selected any more.
 *
 * @param ids the files of the page in their order
 */
export const useSelection = (ids: readonly number[]) => {
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const last = useRef<number | null>(null);
  const selected = ids.filter((id) => ticked.includes(id));

  /** @param isRange ticks all from the one that was ticked before */
  const toggle = (id: number, isRange: boolean) => {
    const from = last.current;
    last.current = id;
    if (isRange && from !== null && ids.includes(from))
      setTicked([...new Set([...selected, ...between(ids, from, id)])]);
    else if (selected.includes(id)) setTicked(selected.filter((other) => other !== id));
    else setTicked([...selected, id]);
  };

  return {
    selected,
    toggle,
    isAll: ids.length > 0 && selected.length === ids.length,
    toggleAll: () => setTicked(selected.length === ids.length ? [] : ids),
    clear: () => setTicked([]),
  };
};

export type Selection = ReturnType<typeof useSelection>;
