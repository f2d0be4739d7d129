/** The items with one of them in another place; the others keep their order. */
export const moved = <Item>(items: readonly Item[], from: number, to: number): readonly Item[] => {
  const item = items[from];
  const others = items.filter((_, index) => index !== from);
  return item === undefined ? others : others.toSpliced(to, 0, item);
};
