import { useInsertionEffect, useRef } from 'react';

/** What a value is by now, for what runs after it was drawn: events, timers, answers to calls. */
export const useLatest = <Value>(value: Value): { readonly current: Value } => {
  const latest = useRef(value);
  // Before the effects of what is drawn with it.
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
};
