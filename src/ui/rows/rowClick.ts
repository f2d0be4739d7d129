import type { MouseEvent } from 'react';

/**
 * A click that is meant for something inside the row, or for a dialog that was opened there, or that marks text,
 * doesn't open the row.
 */
export const isForRow = (event: MouseEvent<HTMLElement>): boolean =>
  event.currentTarget.contains(event.target as HTMLElement) &&
  !(event.target as HTMLElement).closest('a, button, input, label') &&
  (window.getSelection()?.toString() ?? '') === '';
