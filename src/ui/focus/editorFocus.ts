import type { FocusEvent } from 'react';

/** Marks what is around an editor and may get the focus in its place: its box, and the dialog where it fills the screen. */
export const handsOn = { 'data-hands-on-focus': '' };

/** What is marked so. */
export const handsOnFocus = '[data-hands-on-focus]';

/** Hands the focus on to the editor within what got it. */
export const handOnFocus = ({ target }: FocusEvent<HTMLElement>): void => {
  if (!target.matches(handsOnFocus)) return;
  target.querySelector<HTMLElement>('[contenteditable="true"]')?.focus();
};

/** Does so for an editor that came later: its field was gone to before it was loaded. */
export const takeFocus = (editor: HTMLElement): void => {
  const around = editor.closest(handsOnFocus);
  if (around && around === document.activeElement) editor.focus();
};
