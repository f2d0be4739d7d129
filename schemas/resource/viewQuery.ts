import { isObject } from '../isObject';
import type { Resource } from './resource';

/** How a list is shown: what a view keeps of it, and its address holds. */
export interface ViewState {
  readonly filter: Readonly<Record<string, unknown>>;
  /** The order; the list's own unless given. */
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' } | undefined;
  /** Rows of a page; as many as the list has by itself unless given. */
  readonly perPage?: number | undefined;
  /** Columns that are shown beside those that the list has by itself; with a minus those that it does without. */
  readonly columns: readonly string[];
}

/** The parameter of a list's address that names the view that is open. */
export const VIEW = 'view';
/** What it holds where the list is open as it is by itself, though a view would open first. */
export const NO_VIEW = 'all';
/** The parameter that names its columns. */
export const VIEW_COLUMNS = 'columns';

/** Most rows of a page that an address asks for. */
const MOST_ROWS = 200;

/** The filters that an address names; none where they can’t be read. */
export const readFilter = (text: string): ViewState['filter'] => {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
};

/** The columns that an address names. */
export const readColumns = (text: string | null): readonly string[] =>
  (text ?? '').split(',').filter(Boolean);

/** Reads how a list is shown from the query of its address. */
export const readViewQuery = (query: string | URLSearchParams): ViewState => {
  const parameters = new URLSearchParams(query);
  const field = parameters.get('sort');
  const perPage = Number(parameters.get('perPage'));
  const isSize = Number.isInteger(perPage) && perPage > 0 && perPage <= MOST_ROWS;
  return {
    filter: readFilter(parameters.get('filter') ?? '{}'),
    columns: readColumns(parameters.get(VIEW_COLUMNS)),
    ...(field && { sort: { field, order: parameters.get('order') === 'DESC' ? 'DESC' : 'ASC' } }),
    ...(isSize && { perPage }),
  };
};

const inOrder = (filter: ViewState['filter']) =>
  Object.fromEntries(
    Object.entries(filter).sort(([one], [other]) => (one < other ? -1 : Number(one > other))),
  );

/** Writes it, always alike: what a list is by itself isn't named, but the filter always is. */
export const writeViewQuery = ({ list }: Resource, state: ViewState): string => {
  const { sort, perPage } = state;
  const isOwn = sort?.field === list.sort?.field && sort?.order.toLowerCase() === list.sort?.order;
  const columns = [...new Set(state.columns)].sort();
  return new URLSearchParams({
    filter: JSON.stringify(inOrder(state.filter)),
    ...(sort && !isOwn && { sort: sort.field, order: sort.order }),
    ...(perPage !== undefined && perPage !== list.pageSize && { perPage: String(perPage) }),
    ...(columns.length > 0 && { [VIEW_COLUMNS]: columns.join(',') }),
  }).toString();
};
