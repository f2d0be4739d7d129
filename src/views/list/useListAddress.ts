import { useEffect, useRef } from 'react';
import { type NavigateOptions, useLocation, useSearchParams } from 'react-router';
import { VIEW, VIEW_COLUMNS } from '../../../schemas';
import { useStableCallback } from '../../ui/useStableCallback';

/** Changes parts of a list's address and keeps the others; what is empty goes. */
export const useChangeAddress = (options: Pick<NavigateOptions, 'flushSync'> = {}) => {
  const [, setSearch] = useSearchParams();
  return useStableCallback((changes: Readonly<Record<string, string>>, replace?: boolean): void =>
    setSearch(
      (search) => {
        for (const [name, value] of Object.entries(changes))
          if (value === '') search.delete(name);
          else search.set(name, value);
        return search;
      },
      { ...options, replace },
    ),
  );
};

/**
 * The query of a list's address, and what changes its parts. React-admin's own setters write the parameters that it
 * knows and drop the others; where it turns back from a page that is no more, those are put back.
 */
export const useListAddress = () => {
  const change = useChangeAddress();
  // Rows that are there already are drawn at once: in pieces, a slow device takes several times as long.
  const changeNow = useChangeAddress({ flushSync: true });
  const [search] = useSearchParams();
  const { state } = useLocation();
  const last = useRef(search);
  useEffect(() => {
    const lost = [VIEW, VIEW_COLUMNS].filter((name) => last.current.has(name) && !search.has(name));
    if (lost.length > 0 && state?._scrollToTop !== undefined)
      change(Object.fromEntries(lost.map((name) => [name, last.current.get(name) ?? ''])), true);
    else last.current = search;
  }, [search, state, change]);
  return {
    query: search.toString(),
    setPage: (page: number) => changeNow({ page: `${page}` }),
    setPerPage: (perPage: number) => changeNow({ perPage: `${perPage}`, page: '1' }),
    setSort: ({ field, order }: { field: string; order: string }) =>
      changeNow({ sort: field, order, page: '1' }),
    /** @param perPage empty for as many rows as a page has of itself */
    setFilters: (filter: Readonly<Record<string, unknown>>, perPage?: '') =>
      changeNow({
        filter: JSON.stringify(filter),
        page: '1',
        ...(perPage !== undefined && { perPage }),
      }),
  };
};
