import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { GetListParams, SortPayload } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import { session } from '../../../dataProvider/session';
import {
  columnsThatMayBeEmpty,
  moreColumnNames,
  type Resource,
  readColumns,
  VIEW_COLUMNS,
} from '../../../schemas';

const NO_ORDER: SortPayload = { field: '', order: 'ASC' };

/** The order of a list until someone chooses another, as react-admin's list controller takes it. */
export const orderOf = ({ list: { sort } }: Resource): SortPayload =>
  sort ? { field: sort.field, order: sort.order === 'asc' ? 'ASC' : 'DESC' } : NO_ORDER;

/** Milliseconds for which rows that have just been read aren't read again by the list that they are for. */
export const FRESH_MS = 1_000;

type Rows = Pick<GetListParams, 'pagination' | 'sort' | 'filter' | 'meta'>;

/** The query that shows what an address opens: of a list without one, its default view's. */
export const openedSearch = ({ name }: Resource, search: URLSearchParams): URLSearchParams =>
  search.size > 0 ? search : new URLSearchParams(session.get()?.views?.[name]);

/** The columns that an address names and rows carry only on request. */
const columnsBesides = (definition: Resource, search: URLSearchParams): readonly string[] => {
  const named = readColumns(search.get(VIEW_COLUMNS));
  return moreColumnNames(definition).filter((name) => named.includes(name));
};

/** What asks for columns that rows carry only then, and which of the list's own are empty everywhere. */
export const metaOf = (definition: Resource, columns: readonly string[]) => {
  const withEmpty = columnsThatMayBeEmpty(definition).length > 0;
  if (!withEmpty && columns.length === 0) return undefined;
  return { ...(columns.length > 0 && { columns }), ...(withEmpty && { withEmpty }) };
};

/** Where a list looks for a page of rows (`useGetList`). */
export const rowsKey = ({ name }: Resource, params: Rows): QueryKey => [name, 'getList', params];

/** Reads a page of rows, and keeps them where its list looks for them. */
export const readRows = (
  client: QueryClient,
  provider: BackOfficeProvider,
  definition: Resource,
  params: Rows,
): Promise<void> =>
  client.prefetchQuery({
    queryKey: rowsKey(definition, params),
    queryFn: ({ signal }) => provider.getList(definition.name, { ...params, signal }),
    staleTime: FRESH_MS,
  });

/**
 * Reads the rows that an address of a list shows. A list with filters reads its own.
 *
 * @param address its query
 */
export const readFirstRows = async (
  client: QueryClient,
  provider: BackOfficeProvider,
  definition: Resource,
  address: URLSearchParams,
): Promise<void> => {
  const search = openedSearch(definition, address);
  if (search.has('filter') || definition.list.filterDefaults) return;
  const field = search.get('sort');
  const sort: SortPayload = field
    ? { field, order: search.get('order') === 'DESC' ? 'DESC' : 'ASC' }
    : orderOf(definition);
  const params = {
    pagination: {
      page: Number(search.get('page') ?? 1),
      perPage: Number(search.get('perPage') ?? definition.list.pageSize),
    },
    sort,
    filter: {},
    meta: metaOf(definition, columnsBesides(definition, search)),
  };
  await readRows(client, provider, definition, params);
};
