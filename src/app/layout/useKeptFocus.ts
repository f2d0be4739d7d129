import { type RefObject, useEffect } from 'react';

const FOCUSABLE =
  'a[href], button, input:not([tabindex="-1"]), textarea, select, [tabindex]:not([tabindex="-1"]), [contenteditable="true"]';
/** What is one of several alike: its controls stand for one another. */
const ROW = 'tr, li, [role="group"]';

/** Where the focus was last. */
interface Place {
  element: HTMLElement;
  /** What it stood in, from the inside out, and how many controls of each came before it. */
  around: readonly { container: Element; index: number }[];
  pathname: string;
}

const isReachable = (element: Element): boolean =>
  element.isConnected && !element.matches(':disabled');

const controlsIn = (container: Element): readonly HTMLElement[] => [
  ...container.querySelectorAll<HTMLElement>(FOCUSABLE),
];

const placeOf = (element: HTMLElement, main: Element): Place => {
  const around: { container: Element; index: number }[] = [];
  const controls = controlsIn(main);
  const at = controls.indexOf(element);
  for (let one = element.parentElement; one && main.contains(one); one = one.parentElement) {
    const container = one;
    const first = controls.findIndex((control) => container.contains(control));
    around.push({ container, index: at - first });
  }
  return { element, around, pathname: window.location.pathname };
};

/** What takes the focus of an element that has gone, or can't have it any more; `undefined` for nothing yet. */
const heirOf = ({ element, around }: Place): HTMLElement | undefined => {
  if (isReachable(element)) return element;
  // A button waits while what it does is under way; its neighbours do as well.
  if (element.isConnected) return controlsIn(element.closest(ROW) ?? element).find(isReachable);
  const nearest = around.find(
    ({ container }) => container.isConnected && controlsIn(container).some(isReachable),
  );
  if (!nearest) return undefined;
  const controls = controlsIn(nearest.container);
  const successor = controls[nearest.index];
  return successor && isReachable(successor) ? successor : controls.filter(isReachable).at(-1);
};

/** What has the focus in place of a button that waits. */
interface StandIn {
  waiting: HTMLElement;
  heir: HTMLElement;
}

/**
 * Keeps the focus on the page: a browser drops it when the element that has it goes or is switched off, as a
 * removed row's button does, and the next Tab would begin at the top. What took the element's place gets it, and
 * gives it back to a button that only waited, so that it can be pressed again.
 */
export const useKeptFocus = (main: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const container = main.current;
    if (!container) return;
    let last: Place | null = null;
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement)
        last = target === container ? null : placeOf(target, container);
    };
    const onBlur = ({ target, relatedTarget }: FocusEvent) => {
      // On its way to something else: what changes meanwhile, as a list that closes, must not fetch it back.
      if (relatedTarget) {
        last = null;
        return;
      }
      // Who clicks beside everything wants it nowhere. What is removed announces it before.
      queueMicrotask(() => {
        if (last?.element !== target || target === document.activeElement) return;
        if (last && isReachable(last.element)) last = null;
      });
    };
    let standIn: StandIn | null = null;
    const giveBack = () => {
      if (!standIn) return;
      const { waiting, heir } = standIn;
      if (document.activeElement !== heir || !waiting.isConnected) standIn = null;
      else if (isReachable(waiting)) waiting.focus();
    };
    const keep = () => {
      giveBack();
      if (!last || document.activeElement !== document.body) return;
      if (last.pathname !== window.location.pathname) last = null;
      else if (!document.querySelector('[role="dialog"]')) {
        const { element } = last;
        const heir = heirOf(last);
        if (heir && heir !== element && element.isConnected) standIn = { waiting: element, heir };
        heir?.focus();
      }
    };
    const observer = new MutationObserver(keep);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['disabled'],
    });
    container.addEventListener('focusin', onFocus);
    container.addEventListener('focusout', onBlur);
    return () => {
      observer.disconnect();
      container.removeEventListener('focusin', onFocus);
      container.removeEventListener('focusout', onBlur);
    };
  }, [main]);
};
