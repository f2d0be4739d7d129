import { useCallback } from 'react';
import { useLatest } from './useLatest';

/** A function that stays the same, whatever the one that it calls becomes, for what is drawn only on changes. */
export const useStableCallback = <Args extends unknown[], Result>(
  work: (...args: Args) => Result,
): ((...args: Args) => Result) => {
  const latest = useLatest(work);
  return useCallback((...args) => latest.current(...args), [latest]);
};
