import { SUMMARY, WITH_EMPTY, WITH_VERSIONS } from './call';
import { filterQuery } from './filterQuery';
import { isChangedInList } from './list';
import type { Resource } from './resource';

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

/** What is asked of a list beside which rows. */
export type ListMeta = {
  /** Columns that rows carry only on request. */
  readonly columns?: readonly string[];
  /** Which columns are empty everywhere. */
  readonly withEmpty?: boolean;
  /** What holds of all rows, in place of them. */
  readonly summary?: boolean;
  /** The version of each row; where the list changes its rows, unless given. */
  readonly isChanged?: boolean;
  /** Most matches of a search; those of the definition unless given. */
  readonly most?: number;
  /** Page after page of a search. */
  readonly isWhole?: boolean;
};

/** The part of a list that is asked for. */
export interface ListPart {
  readonly pagination: { readonly page: number; readonly perPage: number };
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly filter: Readonly<Record<string, unknown>>;
  readonly meta?: ListMeta | undefined;
}

/**
 * The query of a list: only `filter` for a search, which answers all matches on one page, or `page`
 * (from 1) and `maxrowcount`; further filters and the order travel beside either. Where a search may find
 * more than is shown at once, the definition limits how many are requested at first; a longer page asks for as many as it
 * holds. `meta` may ask for others `most`, for page after page (`isWhole`), and for further `columns`.
 */
export const listQuery = (
  definition: Resource,
  { pagination, sort, filter = {}, meta }: Partial<ListPart>,
): Record<string, unknown> => {
  const { q, ...filters } = filter;
  const search = typeof q === 'string' || typeof q === 'number' ? `${q}`.trim() : '';
  const perPage = pagination?.perPage ?? definition.list.pageSize;
  const { maxSearchResults: first } = definition.list;
  const most = meta?.most ?? (first && Math.max(first, perPage));
  const pageAsked = { page: pagination?.page ?? 1, maxrowcount: perPage };
  const pageFound = meta?.isWhole ? pageAsked : { page: 1, maxrowcount: most };
  const paging = isSearch(search)
    ? { filter: search, ...(most !== undefined && pageFound) }
    : definition.list.unpaged
      ? {}
      : pageAsked;
  const own = definition.list.sort;
  const order = sort?.field ? { sort: sort.field, order: sort.order.toLowerCase() } : undefined;
  const { columns = [] } = meta ?? {};
  return {
    ...paging,
    ...(columns.length > 0 && { columns: columns.join(',') }),
    ...filterQuery(definition, filters),
    ...(order ?? (own && { sort: own.field, order: own.order })),
  };
};

/** What a list's own page asks for beside its rows. */
export const besideRows = (definition: Resource, meta: ListMeta = {}): Record<string, unknown> => ({
  ...((meta.isChanged ?? isChangedInList(definition)) && { [WITH_VERSIONS]: 1 }),
  ...(meta.withEmpty && { [WITH_EMPTY]: 1 }),
  ...(meta.summary && { [SUMMARY]: 1 }),
});
