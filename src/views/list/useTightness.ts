import { useLayoutEffect, useRef } from 'react';

/** In which steps a table gives way, as `table.module.css` names them: shorter texts, and then columns by their ranks. */
const STEPS = ['short', 'shorter', '1', '2', '3', '4', '5', '6'] as const;

/** The table gives way, step by step, until it fits its frame or can't give more. */
const giveWay = (frame: HTMLElement, table: HTMLElement): void => {
  table.removeAttribute('data-tight');
  frame.removeAttribute('data-scrolls');
  for (const index of STEPS.keys()) {
    if (table.offsetWidth <= frame.clientWidth) return;
    table.setAttribute('data-tight', STEPS.slice(0, index + 1).join(' '));
  }
  frame.toggleAttribute('data-scrolls', table.offsetWidth > frame.clientWidth);
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
    let fitted = 0;
    const refit = () => {
      fitted = element.clientWidth;
      giveWay(element, table);
    };
    // At once: what an observer changes in the frame that draws the table counts as moved.
    refit();
    // Both report changes before anything is painted.
    const room = new ResizeObserver(() => {
      if (element.clientWidth !== fitted) refit();
    });
    const content = new MutationObserver(refit);
    room.observe(element);
    content.observe(table, { childList: true, characterData: true, subtree: true });
    // Texts that are drawn before their font has come take another width in it.
    document.fonts.addEventListener('loadingdone', refit);
    return () => {
      room.disconnect();
      content.disconnect();
      document.fonts.removeEventListener('loadingdone', refit);
    };
  }, []);
  return frame;
};
