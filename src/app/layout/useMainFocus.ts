import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the content when another page opens, so that the keyboard and a screen reader
 * begin there. A page that has put the focus somewhere itself keeps it.
 *
 * @param page differs from page to page
 */
export const useMainFocus = (page: string): RefObject<HTMLElement | null> => {
  const main = useRef<HTMLElement>(null);
  const before = useRef(page);
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    if (!main.current?.contains(document.activeElement))
      main.current?.focus({ preventScroll: true });
  }, [page]);
  return main;
};
