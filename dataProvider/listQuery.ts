import type { GetListParams } from 'ra-core';
import type { Resource } from '../schemas';
import { filterQuery } from '../schemas/codec';

/** Fewest characters that a search starts with; less shows the whole list. */
export const SEARCH_MINIMUM = 2;

/** Whether what was typed is long enough to be searched for. */
const isSearch = (text: string): boolean => text.length >= SEARCH_MINIMUM;

/** A page of rows, or what a search finds on one page: `filter` is sent without a page. */
export const pageQuery = (
  { page, search }: { page: number; search: string },
  pageSize: number,
): Record<string, unknown> =>
  isSearch(search.trim()) ? { filter: search.trim() } : { page, maxrowcount: pageSize };

/**
 * The query of a list: only `filter` for a search, which answers all matches on one page, or `page`
 * (from 1) and `maxrowcount`; further filters and the order travel beside either. Where a search may find
 * more than is shown at once, the definition limits how many are requested at first; a longer page asks for as many as it
 * holds. `meta` may ask for others `most`, for page after page (`isWhole`), and for further `columns`.
 */
export const listQuery = (
  definition: Resource,
  { pagination, sort, filter = {}, meta }: Partial<GetListParams>,
): Record<string, unknown> => {
  const { q = '', ...filters } = filter as { q?: string } & Record<string, unknown>;
  const search = q.trim();
  const perPage = pagination?.perPage ?? definition.list.pageSize;
  const { maxSearchResults: first } = definition.list;
  const most: unknown = meta?.most ?? (first && Math.max(first, perPage));
  const pageAsked = { page: pagination?.page ?? 1, maxrowcount: perPage };
  const pageFound = meta?.isWhole ? pageAsked : { page: 1, maxrowcount: most };
  const paging = isSearch(search)
    ? { filter: search, ...(most !== undefined && pageFound) }
    : definition.list.unpaged
      ? {}
      : pageAsked;
  const own = definition.list.sort;
  const order = sort?.field ? { sort: sort.field, order: sort.order.toLowerCase() } : undefined;
  const columns: unknown = meta?.columns;
  return {
    ...paging,
    ...(Array.isArray(columns) && columns.length > 0 && { columns: columns.join(',') }),
    ...filterQuery(definition, filters),
    ...(order ?? (own && { sort: own.field, order: own.order })),
  };
};
