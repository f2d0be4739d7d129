import { useStore } from 'react-admin';
import { useSearchParams } from 'react-router';
import { columnsKey, type Resource, showsView, VIEW_COLUMNS } from '../../../schemas';
import type { useColumns } from './columns';
import { useChangeAddress } from './useListAddress';

/**
 * Shows a column of a list, or takes it away. The choice stands in the address; outside of a view the browser keeps it
 * as well, for the next time that the list is opened.
 *
 * @param empty the names of columns in which no record has a value
 */
export const useToggleColumn = (
  definition: Resource,
  { own, shown, named }: ReturnType<typeof useColumns>,
  empty: readonly string[] = [],
) => {
  const change = useChangeAddress();
  const [search] = useSearchParams();
  const [, setLast] = useStore(columnsKey(definition), '');
  return (name: string): void => {
    const others = named.filter((one) => one !== name && one !== `-${name}`);
    const isShown = shown(empty).some((column) => column.name === name);
    const isOwn = own.some((column) => column.name === name);
    const isNamed = isShown ? isOwn && !empty.includes(name) : !isOwn || empty.includes(name);
    const text = [...others, ...(isNamed ? [isShown ? `-${name}` : name] : [])].join();
    if (!showsView(search)) setLast(text);
    change({ [VIEW_COLUMNS]: text }, true);
  };
};
