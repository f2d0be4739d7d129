import { type RefObject, useEffect, useRef } from 'react';

type Axis = 'vertical' | 'horizontal';

const STEPS: Readonly<Record<Axis, Readonly<Record<string, -1 | 1>>>> = {
  vertical: { ArrowDown: 1, ArrowUp: -1 },
  horizontal: { ArrowRight: 1, ArrowLeft: -1 },
};

/** What a key leads to among items; nothing where it is no key that moves. */
const nextAmong = <Item>(
  items: readonly Item[],
  present: Item,
  key: string,
  axis: Axis,
): Item | undefined => {
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  const step = STEPS[axis][key];
  if (step === undefined) return undefined;
  return items[(items.indexOf(present) + step + items.length) % items.length];
};

/**
 * One stop of the tab key for a group of links and buttons: arrows, Home and End lead from one to another, and the tab
 * key past them all. The stop is where the focus has been, at first the one that is marked as open.
 *
 * @param selector the links and buttons
 */
export const useOneStop = <Element extends HTMLElement>(
  selector: string,
  axis: Axis,
): RefObject<Element | null> => {
  const group = useRef<Element>(null);
  useEffect(() => {
    const element = group.current;
    if (!element) return undefined;
    let stop: HTMLElement | undefined;
    const itemsIn = () =>
      [...element.querySelectorAll<HTMLElement>(selector)].filter(
        (item) => !item.matches(':disabled'),
      );
    const place = () => {
      const items = itemsIn();
      const isKept = stop !== undefined && items.includes(stop);
      if (!isKept) stop = items.find((item) => item.ariaCurrent === 'page') ?? items[0];
      for (const item of items) {
        const index = item === stop ? 0 : -1;
        if (item.tabIndex !== index) item.tabIndex = index;
      }
    };
    const onFocus = ({ target }: FocusEvent) => {
      const item = itemsIn().find((one) => one === target);
      if (!item) return;
      stop = item;
      place();
    };
    const onKey = (event: KeyboardEvent) => {
      const items = itemsIn();
      const present = items.find((item) => item === event.target);
      const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
      const next = present && isPlain && nextAmong(items, present, event.key, axis);
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    place();
    // Items come and go, and React gives those that it draws anew their own place in the order.
    const observer = new MutationObserver(place);
    observer.observe(element, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled', 'tabindex'],
    });
    element.addEventListener('focusin', onFocus);
    element.addEventListener('keydown', onKey);
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', onFocus);
      element.removeEventListener('keydown', onKey);
    };
  }, [selector, axis]);
  return group;
};
