import { useCallback, useRef } from 'react';

/** A function that stays the same, whatever the one that it calls becomes, for what is drawn only on changes. */
export const useSame = <Args extends unknown[], Result>(
  work: (...args: Args) => Result,
): ((...args: Args) => Result) => {
  const latest = useRef(work);
  latest.current = work;
  return useCallback((...args) => latest.current(...args), []);
};
