/** What a key makes of the text so far. */
type Edit = (before: string) => string;

let kept = '';
let taker: ((edit: Edit) => void) | undefined;

const editBy = (event: KeyboardEvent): Edit | undefined => {
  const { key, ctrlKey, metaKey } = event;
  if (key === 'Backspace') return (before) => before.slice(0, -1);
  // Some letters take AltGr, which may come as Ctrl.
  const isShortcut = metaKey || (ctrlKey && !event.getModifierState('AltGraph'));
  return key.length === 1 && !isShortcut ? (before) => before + key : undefined;
};

const keep = (event: KeyboardEvent): void => {
  const { target } = event;
  if (target instanceof Element && target.closest('[role=dialog]')) return;
  const edit = editBy(event);
  if (!edit) return;
  event.preventDefault();
  event.stopPropagation();
  if (taker) taker(edit);
  else kept = edit(kept);
};

/**
 * From when the palette is asked for, what is typed is for its search box, which comes a moment later: it is kept from
 * the page.
 *
 * @returns ends that
 */
export const typeAhead = (): (() => void) => {
  kept = '';
  document.addEventListener('keydown', keep, true);
  return () => document.removeEventListener('keydown', keep, true);
};

/** Takes what was typed until now, and what still isn't typed into the search box itself. @returns ends that */
export const takeTyped = (take: (edit: Edit) => void): (() => void) => {
  const before = kept;
  kept = '';
  if (before !== '') take((text) => before + text);
  taker = take;
  return () => {
    taker = undefined;
  };
};
