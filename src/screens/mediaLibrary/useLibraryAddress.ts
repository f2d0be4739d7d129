import { useSearchParams } from 'react-router';
import type { MediaQuery } from '../../media/useMediaPage';

/** The orders that a person can choose, by their word in the address. */
export const sorts = {
  name: { field: 'fileName', order: 'ASC' },
  nameDown: { field: 'fileName', order: 'DESC' },
  newest: { field: 'creationDate', order: 'DESC' },
  oldest: { field: 'creationDate', order: 'ASC' },
  largest: { field: 'fileSize', order: 'DESC' },
  smallest: { field: 'fileSize', order: 'ASC' },
} as const satisfies Record<string, MediaQuery['sort']>;

export type SortName = keyof typeof sorts;

const isSortName = (word: string | null): word is SortName =>
  word !== null && Object.hasOwn(sorts, word);

const wholeNumber = (text: string | null): number | null =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;

type Changes = Readonly<Record<string, string | number | null>>;

/** The library page's state in the address: folder, search, order and page, each with a way to change it. */
export const useLibraryAddress = () => {
  const [query, setQuery] = useSearchParams();
  const sortName = query.get('sort');
  const change = (changes: Changes, replace = false) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes))
          if (value === null || value === '') next.delete(name);
          else next.set(name, String(value));
        return next;
      },
      { replace, preventScrollReset: true },
    );
  return {
    folderId: wholeNumber(query.get('folder')),
    search: query.get('q') ?? '',
    sort: isSortName(sortName) ? sortName : 'name',
    page: Math.max(1, wholeNumber(query.get('page')) ?? 1),
    openFolder: (folder: number | null, replace = false) =>
      change({ folder, q: null, page: null }, replace),
    /** The address' query for the files of all folders. */
    withoutFolder: (): string => {
      const all = new URLSearchParams(query);
      for (const name of ['folder', 'page']) all.delete(name);
      return all.toString();
    },
    setSearch: (q: string) => change({ q, page: null }, true),
    setSort: (sort: SortName) => change({ sort: sort === 'name' ? null : sort, page: null }),
    setPage: (page: number, replace = false) => change({ page: page === 1 ? null : page }, replace),
  } as const;
};

export type LibraryAddress = ReturnType<typeof useLibraryAddress>;
