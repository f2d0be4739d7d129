import { fillBar, firstBar, type Standing } from './bar';

/** A bar that is drawn. */
interface Drawn {
  readonly element: HTMLElement;
  readonly rest: HTMLElement | undefined;
  readonly standing: Standing;
}

const isSame = (one: Standing, other: Standing): boolean =>
  one.bar === other.bar &&
  one.span === other.span &&
  one.lane === other.lane &&
  one.days === other.days &&
  one.day === other.day &&
  one.help === other.help &&
  one.isDraft === other.isDraft &&
  one.isTold === other.isTold &&
  one.isUpright === other.isUpright;

/**
 * Puts a layer's elements in an order and moves as few as it can: never the one that has the focus, which would lose
 * it.
 */
const putInOrder = (layer: HTMLElement, wanted: readonly HTMLElement[]): void => {
  const focused = document.activeElement;
  let at = layer.firstElementChild;
  for (const element of wanted) {
    const isNext = at !== focused && at?.nextElementSibling === element;
    // What is passed over here belongs further on, and is put there when it is its turn.
    if (element === at || element === focused || isNext) at = element.nextElementSibling;
    else layer.insertBefore(element, at);
  }
};

/** Draws a bar: one that isn't there yet begins as a copy of another, which most of it is. */
const drawNew = (standing: Standing, like: Drawn | undefined): Drawn => {
  const element = like ? (like.element.cloneNode() as HTMLElement) : firstBar();
  return { element, rest: fillBar(element, standing, like?.standing), standing };
};

const drawAnew = (before: Drawn, standing: Standing): Drawn => {
  if (isSame(before.standing, standing)) return before;
  const { element } = before;
  before.rest?.remove();
  return { element, rest: fillBar(element, standing, before.standing), standing };
};

/**
 * Draws bars as buttons, thousands at once, and afterwards only what is another. A bar keeps its element, and with it
 * the focus, wherever it goes.
 *
 * @param layer an element that holds nothing else
 * @returns draws bars, in the order in which the keyboard reaches them
 */
export const barLayer = (layer: HTMLElement): ((standings: readonly Standing[]) => void) => {
  let drawn: ReadonlyMap<string, Drawn> = new Map();
  return (standings) => {
    const next = new Map<string, Drawn>();
    let last: Drawn | undefined;
    for (const standing of standings) {
      const before = drawn.get(standing.bar.key);
      last = before ? drawAnew(before, standing) : drawNew(standing, last);
      next.set(standing.bar.key, last);
    }
    for (const [key, { element, rest }] of drawn)
      if (!next.has(key)) {
        element.remove();
        rest?.remove();
      }
    drawn = next;
    const all = [...next.values()].flatMap(({ element, rest }) =>
      rest ? [element, rest] : element,
    );
    putInOrder(layer, all);
  };
};
