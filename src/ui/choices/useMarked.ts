import { type KeyboardEvent, useState } from 'react';

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 8,
  PageUp: -8,
};

interface Marked<Item> {
  marked: Item | undefined;
  setMarked(id: string | undefined): void;
  /** Goes on to another item by the arrow keys, and to one that is farther away by those of a page. */
  onStepKey(event: KeyboardEvent): void;
}

/** Which item of a list the keyboard stands on while it stays in the field above, and how it goes on from there. */
export const useMarked = <Item extends { readonly id: string }>(
  items: readonly Item[],
): Marked<Item> => {
  const [chosen, setChosen] = useState<string>();
  const at = Math.max(
    items.findIndex(({ id }) => id === chosen),
    0,
  );
  const step = (by: number): void => {
    const wanted = at + by;
    const next =
      Math.abs(by) === 1
        ? (wanted + items.length) % items.length
        : Math.min(Math.max(wanted, 0), items.length - 1);
    setChosen(items[next]?.id);
  };
  return {
    marked: items[at],
    setMarked: setChosen,
    onStepKey: (event) => {
      const by = STEPS[event.key];
      if (by === undefined || items.length === 0) return;
      event.preventDefault();
      step(by);
    },
  };
};
