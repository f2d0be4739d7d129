import { isReached as isPartReached } from './reach';

/** What a person did before the app had taken over its page (`public/first-view.js`). */
interface EarlyStep {
  readonly type: 'focusin' | 'click' | 'keydown' | 'input' | 'submit';
  readonly target: Element;
  readonly event: Event;
  /** Of a field, what was typed into it by then. */
  readonly value?: string;
  /** The element itself, or the one that has its place where the app has drawn it anew. */
  present(): Element | undefined;
}

type Reached = (element: Element) => boolean;

declare global {
  interface Window {
    /** Gives what was done by then, and then what is done with parts that don't take effect yet. */
    takeOver?(app: { repeat(step: EarlyStep): void; isReached: Reached }): void;
  }
}

/** Milliseconds after which what was done with a part that doesn't come is given up. */
const LONGEST_MS = 30_000;

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

/** Waits for the app to have taken over the part of the page that a step was done with. */
const takenOver = async (
  { present }: EarlyStep,
  isReached: Reached,
): Promise<Element | undefined> => {
  const end = performance.now() + LONGEST_MS;
  while (performance.now() < end) {
    const there = present();
    if (there && isReached(there)) return there;
    await frame();
  }
  return undefined;
};

/** The app learns of the field that somebody is in, and leads back to it where it has drawn it anew. */
const focusAgain = (there: HTMLElement): void => {
  const { activeElement } = document;
  if (activeElement === there) there.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  else if (activeElement === document.body) there.focus();
};

const repeat = async (step: EarlyStep, isReached: Reached): Promise<void> => {
  const { type, event, value = '' } = step;
  const there = await takenOver(step, isReached);
  if (!there) return;
  if (type === 'focusin' && there instanceof HTMLElement) focusAgain(there);
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

/**
 * Does what was done meanwhile, in its order, as soon as it takes effect.
 *
 * @param whole resolves once all parts of the page are taken over: any of them may listen to keys of the page
 */
export const repeatEarlySteps = (whole: Promise<unknown>): void => {
  let last: Promise<unknown> = Promise.resolve();
  let isWhole = false;
  void whole.then(() => {
    isWhole = true;
  });
  const isReached: Reached = (element) =>
    element === document.body ? isWhole : isPartReached(element);
  window.takeOver?.({
    isReached,
    repeat: (step) => {
      // What a step changes is drawn before the next one is taken, as with a person's.
      last = last.then(() => repeat(step, isReached)).then(frame);
    },
  });
};
