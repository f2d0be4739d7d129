import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { useBuilder, useSurroundings } from '../BuilderContext';
import { focusRow } from './rowButton';

const isReachable = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && !element.matches(':disabled');

/**
 * Keeps the focus while rows come, go and move: the browser drops it with every element that is put
 * elsewhere. What had it gets it back, or else the selected row.
 *
 * @returns what the element around all parts listens with
 */
export const useKeptFocus = () => {
  const { store } = useSurroundings();
  const keys = useBuilder((state) => state.keys);
  const last = useRef<Element | null>(null);
  const known = useRef(keys);
  useLayoutEffect(() => {
    if (known.current === keys) return;
    known.current = keys;
    if (!last.current || document.activeElement !== document.body) return;
    if (isReachable(last.current)) last.current.focus();
    else focusRow(store.get().selected);
  }, [keys, store]);
  return {
    onFocus: ({ target }: FocusEvent) => {
      last.current = target;
    },
  };
};
