import { useEffect, useEffectEvent } from 'react';
import { isPressed, type KeyName, keyNames } from './keys';

interface Listener {
  /** Only what is on top listens. */
  work(): void;
  /** Dialogs and the like in which it works as well. */
  within?: string;
}

/** Marks what lies over a page but is part of its form: the form's keys work there as well. */
export const FORM_PART = { 'data-form-part': '' };

/** The selector of what is marked as part of a form. */
export const inFormPart = '[data-form-part]';

const listeners = new Map<KeyName, readonly Listener[]>();

/** Dialogs, menus and the calendars of dates. */
const COVERS = '.MuiModal-root, .MuiPickerPopper-root';

/** What lies over the page, as long as it isn't on its way out: then the focus is back on the page. */
const coverOf = ({ target }: Event): Element | null =>
  target instanceof Element && target !== document.body
    ? target.closest(COVERS)
    : document.querySelector(COVERS);

/** What lies over the page keeps the keys to itself. */
const isCovered = (event: Event, { within }: Listener): boolean => {
  if (!coverOf(event)) return false;
  return !(within && event.target instanceof Element && event.target.closest(within));
};

const onKeyDown = (event: KeyboardEvent): void => {
  if (event.defaultPrevented || event.isComposing) return;
  const name = keyNames.find((one) => listeners.has(one) && isPressed(event, one));
  const listener = name && listeners.get(name)?.at(-1);
  if (!listener || isCovered(event, listener)) return;
  event.preventDefault();
  listener.work();
};

const listen = (name: KeyName, listener: Listener): (() => void) => {
  if (listeners.size === 0) document.addEventListener('keydown', onKeyDown);
  listeners.set(name, [...(listeners.get(name) ?? []), listener]);
  return () => {
    const left = (listeners.get(name) ?? []).filter((other) => other !== listener);
    if (left.length > 0) listeners.set(name, left);
    else listeners.delete(name);
    if (listeners.size === 0) document.removeEventListener('keydown', onKeyDown);
  };
};

/** The keys that do something on the page as it stands. */
export const workingKeys = (): readonly KeyName[] => keyNames.filter((name) => listeners.has(name));

/**
 * Does something when a key of the app is pressed, unless a dialog or a menu lies over the page.
 *
 * @param isActive whether the key does anything now
 * @param within a selector of what lies over the page and in which the key works all the same
 */
export const useKey = (
  name: KeyName,
  work: () => void,
  { isActive = true, within }: { isActive?: boolean; within?: string } = {},
): void => {
  const workNow = useEffectEvent(work);
  useEffect(() => {
    if (!isActive) return;
    return listen(name, { work: () => workNow(), within });
  }, [name, isActive, within]);
};
