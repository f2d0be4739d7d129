import { useState } from 'react';
import { moved } from '../reorder/moved';

/** Rows that have become more have new ones at their end, unless specified; fewer were replaced. */
const keysOf = (keys: readonly number[], next: number, length: number): readonly number[] => {
  const kept = length > keys.length ? keys : [];
  return [...kept, ...Array.from({ length: length - kept.length }, (_, index) => next + index)];
};

/** Keys that stay with their rows while rows come and go; new ones where the rows were replaced. */
export const useRowKeys = (length: number) => {
  const [state, setState] = useState(() => ({ keys: keysOf([], 0, length), next: length }));
  const { keys, next } = state;
  const isCurrent = keys.length === length;
  const shown = isCurrent ? keys : keysOf(keys, next, length);
  if (!isCurrent) setState({ keys: shown, next: next + length });
  return {
    keys: shown,
    added: () => setState({ keys: [...shown, next], next: next + 1 }),
    moved: (from: number, to: number) => setState({ keys: [...moved(shown, from, to)], next }),
    removed: (index: number) => setState({ keys: shown.toSpliced(index, 1), next }),
  };
};
