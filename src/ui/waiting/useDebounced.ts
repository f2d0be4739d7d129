import { useEffect, useState } from 'react';

/**
 * Milliseconds after the last key before a search is sent: more than between the keys of who types quickly,
 * and so much less than the specification allows that what is found is there by then.
 */
export const SEARCH_DELAY_MS = 65;

/** What is typed, as it stood when typing paused. */
export const useDebounced = <Value>(text: Value): Value => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};
