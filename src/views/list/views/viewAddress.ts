import {
  NO_VIEW,
  type Resource,
  readColumns,
  readViewQuery,
  VIEW,
  VIEW_COLUMNS,
  writeViewQuery,
} from '../../../../schemas';
import type { View } from './useViews';

/** The view that an address shows; `undefined` where it shows none. */
export const viewIn = (search: URLSearchParams): number | undefined =>
  Number(search.get(VIEW)) || undefined;

/** What the address of a list holds of how it is shown. */
export const queryIn = (
  definition: Resource,
  search: URLSearchParams,
  columns?: readonly string[],
): string => {
  const { filterDefaults = {} } = definition.list;
  const state = readViewQuery(search);
  return writeViewQuery(definition, {
    ...state,
    ...(!search.has('filter') && { filter: filterDefaults }),
    columns: columns ?? readColumns(search.get(VIEW_COLUMNS)),
  });
};

/** The query of the address that shows a view. */
export const addressOf = ({ id, query }: Pick<View, 'id' | 'query'>): string =>
  `${VIEW}=${id}&${query}`;

/** The query of the address that shows a list as it is by itself. @param opensWith the query of its default view, if any */
export const plainAddress = (opensWith: string | undefined): string =>
  opensWith ? `${VIEW}=${NO_VIEW}` : '';
