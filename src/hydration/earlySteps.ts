import { isReached as isPartReached } from './reach';

/** What a person did before the app had taken over its page (`src/hydration/keptSteps.js`). */
interface EarlyStep {
  readonly type: 'focusin' | 'click' | 'keydown' | 'input' | 'change' | 'submit';
  readonly target: Element;
  readonly event: Event;
  /** Of a field, what was entered into it by then. */
  value?: string;
  /** Of a field for files. */
  readonly files?: FileList | null;
  /** Of a box, whether it was ticked before. */
  readonly before?: boolean;
  /** The element itself, or the one that has its place where the app has drawn it anew. */
  present(): Element | undefined;
}

type Reached = (element: Element) => boolean;

interface TakingApp {
  repeat(step: EarlyStep): void;
  isReached: Reached;
  /** Steps are still to be repeated. */
  isBusy(): boolean;
  /** What happens is what is being repeated. */
  isRepeating(): boolean;
  /** Something was typed into a field that is taken over already. */
  typed(field: Element): void;
}

declare global {
  interface Window {
    /** Gives what was done by then, and then what is done with parts that don't take effect yet. */
    takeOver?(app: TakingApp): void;
  }
}

/** Milliseconds after which what was done with a part that doesn't come is given up: in any case, and once all came. */
const LONGEST_MS = 30_000;
const LONG_MS = 2_000;

type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (target: Element): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Types into a field what has been typed into it before, so that the app learns of it. */
const typeAgain = (field: Field, value: string): void => {
  // By the property itself: React takes a value for the one it knows where it was set on the element.
  const prototype = Object.getPrototypeOf(field);
  const set = Object.getOwnPropertyDescriptor(prototype, 'value')?.set;
  field.value = '';
  set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** The app learns of the field that somebody is in, and leads back to it where it has drawn it anew. */
const focusAgain = (there: HTMLElement): void => {
  const { activeElement } = document;
  if (activeElement === there) there.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  else if (activeElement === document.body) there.focus();
};

const clickAgain = (there: Element, before: boolean | undefined): void => {
  if (before !== undefined && there instanceof HTMLInputElement) there.checked = before;
  if (there instanceof HTMLElement) there.click();
  else there.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
};

const pressAgain = (there: Element, pressed: KeyboardEvent): void => {
  const { key, code, ctrlKey, metaKey, shiftKey, altKey } = pressed;
  const keys = { key, code, ctrlKey, metaKey, shiftKey, altKey };
  const event = new KeyboardEvent('keydown', { ...keys, bubbles: true, cancelable: true });
  const isLeft = there.dispatchEvent(event);
  // What the browser does by itself with a key that was pressed.
  if (isLeft && key === 'Enter' && there instanceof HTMLInputElement) there.form?.requestSubmit();
};

const chooseAgain = (there: Element, { target, value = '', files }: EarlyStep): void => {
  if (there instanceof HTMLSelectElement) there.value = value;
  if (there instanceof HTMLInputElement && there !== target) there.files = files ?? null;
  there.dispatchEvent(new Event('change', { bubbles: true }));
};

const repeat = (there: Element, step: EarlyStep): void => {
  const { type, event, value = '', before } = step;
  if (type === 'focusin' && there instanceof HTMLElement) focusAgain(there);
  if (type === 'input' && isField(there)) typeAgain(there, value);
  if (type === 'change') chooseAgain(there, step);
  if (type === 'submit' && there instanceof HTMLFormElement) there.requestSubmit();
  if (type === 'click') clickAgain(there, before);
  if (type === 'keydown' && event instanceof KeyboardEvent) pressAgain(there, event);
};

const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Whether what happens to an element takes effect. @param isWhole all parts are there, any of which may listen to the page's keys */
const reachedBy =
  (isWhole: () => boolean): Reached =>
  (element) =>
    element === document.body ? isWhole() : isPartReached(element);

type RepeatNow = (there: Element, step: EarlyStep) => void;

/** Takes what is typed into a field whose earlier steps are still to be repeated. */
const typedInto =
  (pending: readonly EarlyStep[], done: WeakSet<EarlyStep>, repeatNow: RepeatNow) =>
  (field: Element): void => {
    const before = pending.filter(({ target }) => target === field);
    if (!isField(field) || before.length === 0) return;
    const { value } = field;
    for (const step of before) if (step.type === 'input') step.value = value;
    const entered = before.find(({ type }) => type === 'focusin');
    if (!entered || done.has(entered)) return;
    // A field that nobody is in may take nothing, and would be emptied by the time that the app learns of this.
    done.add(entered);
    repeatNow(field, entered);
    repeatNow(field, { ...entered, type: 'input', value });
  };

/**
 * Does what was done meanwhile, in its order, as soon as it takes effect.
 *
 * @param whole resolves once all parts of the page are taken over
 */
export const repeatEarlySteps = (whole: Promise<unknown>): void => {
  const pending: EarlyStep[] = [];
  /** Those that couldn't wait for their turn. */
  const done = new WeakSet<EarlyStep>();
  let end = performance.now() + LONGEST_MS;
  let isWhole = false;
  let isRepeating = false;
  void whole.then(() => {
    isWhole = true;
    end = performance.now() + LONG_MS;
    document.dispatchEvent(new Event('whole'));
  });
  const isReached = reachedBy(() => isWhole);

  /** Waits for the app to have taken over the part of the page that a step was done with. */
  const takenOver = async ({ present }: EarlyStep): Promise<Element | undefined> => {
    do {
      const there = present();
      if (there && isReached(there)) return there;
      await frame();
    } while (performance.now() < end);
    return undefined;
  };

  const repeatNow: RepeatNow = (there, step) => {
    isRepeating = true;
    repeat(there, step);
    isRepeating = false;
  };

  /** What a step changes is drawn before the next one is taken, as with a person's. */
  const repeatAll = async (): Promise<void> => {
    for (let step = pending[0]; step; step = pending[0]) {
      const there = await takenOver(step);
      if (there && !done.has(step)) repeatNow(there, step);
      await frame();
      pending.shift();
    }
  };

  window.takeOver?.({
    isReached,
    isBusy: () => pending.length > 0,
    isRepeating: () => isRepeating,
    typed: typedInto(pending, done, repeatNow),
    repeat: (step) => {
      pending.push(step);
      if (pending.length === 1) void repeatAll();
    },
  });
};
