import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { focusFirstField } from '../../ui/focus/firstField';
import type { FormMode } from '../form/formTypes';

/** The form that is filled in; where fields stand beside it as well, what is around both. */
const formOf = (page: HTMLElement | null): Element | null => {
  const [first, second] = page?.querySelectorAll('form') ?? [];
  return (second && page?.querySelector('[data-forms]')) ?? first ?? null;
};

/** What stands below the window would be scrolled to, and the page would move away from what was looked at. */
const isInSight = (field: HTMLElement): boolean =>
  field.getBoundingClientRect().bottom <= window.innerHeight;

/** Whether the last thing pressed was a key, rather than the mouse or a finger. */
const useLastPressIsKey = (): RefObject<boolean> => {
  const isKey = useRef(false);
  useEffect(() => {
    const note = ({ type }: Event) => {
      isKey.current = type === 'keydown';
    };
    for (const type of ['keydown', 'pointerdown']) document.addEventListener(type, note, true);
    return () => {
      for (const type of ['keydown', 'pointerdown']) document.removeEventListener(type, note, true);
    };
  }, []);
  return isKey;
};

/**
 * Moves the focus to where work goes on: the first field of a form that opens, and the button that edits, or else the
 * title, once it is closed. Nothing is scrolled for it, unless the form was opened by a key: then the first field is
 * brought in sight; after a click the title has the focus where the field isn't.
 *
 * @returns what goes around the page
 */
export const useModeFocus = (mode: FormMode): RefObject<HTMLDivElement | null> => {
  const page = useRef<HTMLDivElement>(null);
  const before = useRef<FormMode>('view');
  const isByKey = useLastPressIsKey();
  useLayoutEffect(() => {
    if (before.current === mode) return;
    before.current = mode;
    // Whoever has put the focus somewhere on the page already is left there.
    if (page.current?.contains(document.activeElement)) return;
    const find = (what: string) => page.current?.querySelector<HTMLElement>(what);
    if (mode === 'view') (find('[data-edits]') ?? find('h1'))?.focus({ preventScroll: true });
    else {
      // The first field may be on its way: until then the focus waits where nothing is pressed by mistake.
      find('h1')?.focus({ preventScroll: true });
      focusFirstField(formOf(page.current), (field) => isByKey.current || isInSight(field));
    }
  }, [mode, isByKey]);
  return page;
};
