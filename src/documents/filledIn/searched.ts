import { foldText } from '../../../schemas';

/** The items in one of whose texts the search is found, whatever the case and the accents. */
export const searched = <Item>(
  items: readonly Item[],
  search: string,
  textsOf: (item: Item) => readonly string[],
): readonly Item[] => {
  const wanted = foldText(search.trim());
  return wanted === ''
    ? items
    : items.filter((item) => textsOf(item).some((text) => foldText(text).includes(wanted)));
};
