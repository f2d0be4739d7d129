import { useState } from 'react';
import { moved } from './moved';

/** Keys that stay with their rows while rows come and go; new ones where the rows were replaced. */
export const useRowKeys = (length: number) => {
  const [state, setState] = useState(() => ({
    keys: Array.from({ length }, (_, key) => key),
    next: length,
  }));
  const { keys, next } = state;
  const isCurrent = keys.length === length;
  const shown = isCurrent ? keys : Array.from({ length }, (_, index) => next + index);
  if (!isCurrent) setState({ keys: shown, next: next + length });
  return {
    keys: shown,
    added: () => setState({ keys: [...shown, next], next: next + 1 }),
    moved: (from: number, to: number) => setState({ keys: [...moved(shown, from, to)], next }),
    removed: (index: number) => setState({ keys: shown.toSpliced(index, 1), next }),
  };
};
