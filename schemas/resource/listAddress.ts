import { parseValue } from '../fields/codec';
import { nameToFilter } from '../kinds/Kind';
import { columnsThatMayBeEmpty, filterFieldsOf, moreColumnNames } from './listed';
import type { ListMeta, ListPart } from './listQuery';
import type { Resource } from './resource';
import { NO_VIEW, readColumns, readFilter, VIEW, VIEW_COLUMNS } from './viewQuery';

/** Whether an address shows a view. */
export const showsView = (search: URLSearchParams): boolean =>
  search.has(VIEW) && search.get(VIEW) !== NO_VIEW;

/** Whether an address names nothing but a view, which has to be looked up. */
export const isViewAlone = (search: URLSearchParams): boolean =>
  showsView(search) && !search.has('filter');

/**
 * The query of an address that leads to a list from elsewhere: its filters by the names that they travel under, as
 * in `?status=expired`, beside those that the list begins with.
 *
 * @returns the query that the list itself writes for them; `undefined` where none is named
 */
export const namedFilters = (definition: Resource, search: URLSearchParams): string | undefined => {
  const fields = { ...filterFieldsOf(definition), ...definition.list.asks };
  const named = Object.entries(fields).flatMap(([name, field]) => {
    const text = search.get(nameToFilter(name, field));
    return text === null ? [] : [[name, parseValue(text, field)] as const];
  });
  if (named.length === 0) return undefined;
  const filter = { ...definition.list.filterDefaults, ...Object.fromEntries(named) };
  return new URLSearchParams({ filter: JSON.stringify(filter) }).toString();
};

/**
 * What the address of a list becomes as it opens: filters that it names are written as the list writes them, and one
 * that holds nothing shows the list's default view.
 *
 * @param search of the address
 * @param opensWith the query of the default view, if any
 * @returns `undefined` where the address stays
 */
export const openedSearch = (
  definition: Resource,
  search: URLSearchParams,
  opensWith = '',
): string | undefined =>
  namedFilters(definition, search) ?? (search.size === 0 && opensWith ? opensWith : undefined);

/** The order of a list until someone chooses another, as react-admin's list controller takes it. */
export const firstOrder = ({ list: { sort } }: Resource): ListPart['sort'] => ({
  field: sort?.field ?? '',
  order: sort?.order === 'desc' ? 'DESC' : 'ASC',
});

/** What asks for columns that rows carry only then, and which of the list's own are empty everywhere. */
export const listMeta = (
  definition: Resource,
  columns: readonly string[],
): ListMeta | undefined => {
  const withEmpty = columnsThatMayBeEmpty(definition).length > 0;
  if (!withEmpty && columns.length === 0) return undefined;
  return { ...(columns.length > 0 && { columns }), ...(withEmpty && { withEmpty }) };
};

/**
 * The columns of a list that its address names, as text.
 *
 * @param last those that were chosen last: they are shown where neither the address nor a view names any
 */
export const namedColumns = (search: URLSearchParams, last: string): string =>
  search.get(VIEW_COLUMNS) ?? (showsView(search) ? '' : last);

/** The columns that rows carry only on request. */
const columnsBesides = (definition: Resource, text: string): readonly string[] => {
  const named = readColumns(text);
  return moreColumnNames(definition).filter((name) => named.includes(name));
};

/** Rows of a page whose address has something else in the place of their number. */
const UNREADABLE_SIZE = 10;

const numberIn = (text: string | null, own: number, unreadable: number): number => {
  if (text === null) return own;
  const number = Number.parseInt(text, 10);
  return Number.isNaN(number) ? unreadable : number;
};

/**
 * What an address shows of a list, as react-admin's list controller asks for it: an address that holds anything shows
 * none of the filters that the list begins with.
 *
 * @param search of the address that it opens at (`openedSearch`)
 * @param last the columns that were chosen last
 * @returns `undefined` where a view has to be looked up first
 */
export const addressedPart = (
  definition: Resource,
  search: URLSearchParams,
  last: string,
): ListPart | undefined => {
  if (isViewAlone(search)) return undefined;
  const { pageSize, filterDefaults = {} } = definition.list;
  const field = search.get('sort');
  const filter = search.get('filter');
  return {
    pagination: {
      page: numberIn(search.get('page'), 1, 1),
      perPage: numberIn(search.get('perPage'), pageSize, UNREADABLE_SIZE),
    },
    sort: field
      ? { field, order: search.get('order') === 'DESC' ? 'DESC' : 'ASC' }
      : firstOrder(definition),
    filter: search.size === 0 ? filterDefaults : readFilter(filter ?? '{}'),
    meta: listMeta(definition, columnsBesides(definition, namedColumns(search, last))),
  };
};

/** Where a browser keeps the columns of a list that isn't shown by a view. */
export const columnsKey = ({ name }: Resource): string => `listColumns.${name}`;
