import { useCallback } from 'react';
import { useExternal } from './useExternal';

/** None where nothing is drawn on a screen, as in tests without a browser: nothing holds there. */
const listOf = (query: string): MediaQueryList | undefined => globalThis.matchMedia?.(query);

/** Whether a media query holds, as long as it does. */
export const useMediaQuery = (query: string): boolean => {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = listOf(query);
      list?.addEventListener('change', listener);
      return () => list?.removeEventListener('change', listener);
    },
    [query],
  );
  return useExternal(subscribe, () => listOf(query)?.matches ?? false);
};
