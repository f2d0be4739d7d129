import { useLayoutEffect, useRef } from 'react';

/** How many columns can give way: `table.module.css` names as many ranks. */
const RANKS = 6;

/** Columns give way, one rank after the other, until the table fits its frame or none is left that may. */
const giveWay = (frame: HTMLElement, table: HTMLElement): void => {
  table.removeAttribute('data-tight');
  for (let ranks = 0; ranks <= RANKS && frame.scrollWidth > frame.clientWidth; ranks += 1)
    table.setAttribute(
      'data-tight',
      Array.from({ length: ranks + 1 }, (_, rank) => rank).join(' '),
    );
};

/**
 * Has a table give way where its columns want more room than there is: long texts are shortened first, and then the
 * columns hidden that are needed least, by their `data-rank`. The table is measured, since what its values need
 * depends on them; React doesn't draw it again for that.
 */
export const useTightness = () => {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    const table = element?.querySelector('table');
    if (!element || !table) return undefined;
    const refit = () => giveWay(element, table);
    // Both tell of changes before anything is painted.
    const room = new ResizeObserver(refit);
    const content = new MutationObserver(refit);
    room.observe(element);
    content.observe(table, { childList: true, characterData: true, subtree: true });
    return () => {
      room.disconnect();
      content.disconnect();
    };
  }, []);
  return frame;
};
