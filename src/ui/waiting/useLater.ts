import { useCallback, useEffect, useRef } from 'react';

/** Does something after so many milliseconds, unless the page has been left by then. */
export const useLater = () => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback((delayMs: number, work: () => void): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(work, delayMs);
  }, []);
};
