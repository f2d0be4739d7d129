import { isReached } from './reach';

/** What a person did before the app had taken over its page (`public/first-view.js`). */
interface EarlyStep {
  readonly type: 'click' | 'keydown' | 'input' | 'submit';
  readonly target: Element;
  readonly event: Event;
  /** Of a field, what was typed into it by then. */
  readonly value?: string;
}

declare global {
  interface Window {
    /** Gives what was done by then, and then what is done with parts that don't take effect yet. */
    takeOver?(app: { repeat(step: EarlyStep): void; isReached(element: Element): boolean }): void;
  }
}

/** Milliseconds after which what was done with a part that doesn't come is given up. */
const LONGEST_MS = 30_000;

/** By what a person distinguishes an element from others of its kind. */
const nameOf = (element: Element): string =>
  ['type', 'name', 'role', 'aria-label', 'href']
    .map((name) => element.getAttribute(name) ?? '')
    .concat(element.textContent ?? '')
    .join('\n');

const alike = (around: ParentNode, element: Element): readonly Element[] => {
  const name = nameOf(element);
  return [...around.querySelectorAll(element.tagName)].filter((one) => nameOf(one) === name);
};

const topOf = (element: Element): ParentNode => {
  const { parentElement } = element;
  return parentElement ? topOf(parentElement) : element;
};

/** The element itself, or the one that has its place where the app has drawn the page anew. */
const present = (element: Element): Element | undefined =>
  element.isConnected
    ? element
    : alike(document, element)[alike(topOf(element), element).indexOf(element)];

const isField = (target: Element): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Types into a field what has been typed into it before, so that the app learns of it. */
const typeAgain = (field: HTMLInputElement | HTMLTextAreaElement, value: string): void => {
  // By the property itself: React takes a value for the one it knows where it was set on the element.
  const prototype = Object.getPrototypeOf(field);
  const set = Object.getOwnPropertyDescriptor(prototype, 'value')?.set;
  field.value = '';
  set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits for the app to have taken over an element's part of the page. @returns the element, or what has its place */
const takenOver = async (element: Element): Promise<Element | undefined> => {
  const end = performance.now() + LONGEST_MS;
  while (performance.now() < end) {
    const there = present(element);
    if (there && isReached(there)) return there;
    await frame();
  }
  return undefined;
};

const repeat = async ({ type, target, event, value = '' }: EarlyStep): Promise<void> => {
  const there = await takenOver(target);
  if (!there) return;
  if (type === 'input' && isField(there)) typeAgain(there, value);
  if (type === 'submit' && there instanceof HTMLFormElement) there.requestSubmit();
  if (type === 'click' && there instanceof HTMLElement) there.click();
  else if (type === 'click')
    there.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  if (type === 'keydown' && event instanceof KeyboardEvent) {
    const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event;
    const keys = { key, code, ctrlKey, metaKey, shiftKey, altKey };
    there.dispatchEvent(new KeyboardEvent('keydown', { ...keys, bubbles: true, cancelable: true }));
  }
};

/** The field that somebody is in, before the page is drawn anew and it is gone. @returns goes there again */
export const keepFocus = (): (() => void) => {
  const { activeElement } = document;
  return () => {
    if (!activeElement || activeElement === document.body || activeElement.isConnected) return;
    const there = present(activeElement);
    if (there instanceof HTMLElement) there.focus();
  };
};

/** Does what was done meanwhile, in its order, as soon as it takes effect. */
export const repeatEarlySteps = (): void => {
  let last: Promise<unknown> = Promise.resolve();
  window.takeOver?.({
    isReached,
    repeat: (step) => {
      // What a step changes is drawn before the next one is taken, as with a person's.
      last = last.then(() => repeat(step)).then(frame);
    },
  });
};
