/** How items become elements. */
export interface Drawing<Item> {
  keyOf(item: Item): string;
  /** Whether an item needn't be drawn again. */
  isSame(one: Item, other: Item): boolean;
  /** Makes an element to be filled. */
  create(): HTMLElement;
  /**
   * Describes an item in its element.
   *
   * @param before what the element describes so far; nothing yet
   * @returns what is drawn besides it, right behind it
   */
  fill(element: HTMLElement, item: Item, before?: Item): HTMLElement | undefined;
}

/** An item that is drawn. */
interface Drawn<Item> {
  readonly element: HTMLElement;
  readonly rest: HTMLElement | undefined;
  readonly item: Item;
}

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

/** Draws an item: one that isn't there yet begins as a copy of another, which most of it is. */
const drawNew = <Item>(
  { create, fill }: Drawing<Item>,
  item: Item,
  like: Drawn<Item> | undefined,
): Drawn<Item> => {
  const element = like ? (like.element.cloneNode() as HTMLElement) : create();
  return { element, rest: fill(element, item, like?.item), item };
};

const drawAgain = <Item>(
  { isSame, fill }: Drawing<Item>,
  item: Item,
  before: Drawn<Item>,
): Drawn<Item> => {
  if (isSame(before.item, item)) return before;
  const { element } = before;
  before.rest?.remove();
  return { element, rest: fill(element, item, before.item), item };
};

const removeAll = <Item>(drawn: Iterable<Drawn<Item>>): void => {
  for (const { element, rest } of drawn) {
    element.remove();
    rest?.remove();
  }
};

/**
 * Draws items without React, thousands at once, and afterwards only those that changed. An item keeps its element, and
 * with it the focus, wherever it goes.
 *
 * @param layer an element that holds nothing else
 * @returns draws items, in the order in which the keyboard reaches them
 */
export const elementLayer = <Item>(
  layer: HTMLElement,
  drawing: Drawing<Item>,
): ((items: readonly Item[]) => void) => {
  let drawn: ReadonlyMap<string, Drawn<Item>> = new Map();
  return (items) => {
    const next = new Map<string, Drawn<Item>>();
    let last: Drawn<Item> | undefined;
    for (const item of items) {
      const key = drawing.keyOf(item);
      const before = drawn.get(key);
      last = before ? drawAgain(drawing, item, before) : drawNew(drawing, item, last);
      next.set(key, last);
    }
    removeAll([...drawn].flatMap(([key, gone]) => (next.has(key) ? [] : [gone])));
    drawn = next;
    const all = [...next.values()].flatMap(({ element, rest }) =>
      rest ? [element, rest] : element,
    );
    putInOrder(layer, all);
  };
};
