import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { session } from '../../dataProvider/session';
import { usePage } from './usePage';

/** The rows of a list as they stood on screen, and the query they were requested with. */
export interface ListedRows {
  /** In the order on screen. */
  readonly ids: readonly number[];
  readonly page: number;
  readonly perPage: number;
  readonly total: number;
  /** All rows are on this page. */
  readonly isWhole: boolean;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly filter: Readonly<Record<string, unknown>>;
}

interface LeftPage {
  /** The query of the address: page, search, filters, order, open tab. */
  readonly search: string;
  readonly rows?: ListedRows;
}

/** Pages by what stands below `/dashboard/` in their addresses. */
type LeftPages = Readonly<Record<string, LeftPage>>;

const KEY = 'backoffice.left';
const KEPT = 30;

const owner = (): string => {
  const active = session.get();
  return active ? `${active.user.id}/${active.organisation.id}` : '';
};

interface Kept {
  readonly owner: string;
  readonly pages: LeftPages;
}

/** What the tab's storage holds, so that it is read once: nothing else writes there. */
let kept: Kept | undefined;

const stored = (): Kept => {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
  } catch {
    return { owner: '', pages: {} };
  }
};

/** A tab has its own, which a reload leaves as it is: a link that is opened in another one begins anew. */
const read = (): LeftPages => {
  kept ??= stored();
  return kept.owner === owner() ? kept.pages : {};
};

const write = (path: string, page: LeftPage): void => {
  const { [path]: _, ...others } = read();
  const pages = Object.fromEntries([...Object.entries(others), [path, page]].slice(-KEPT));
  kept = { owner: owner(), pages };
  sessionStorage.setItem(KEY, JSON.stringify(kept));
};

const below = (pathname: string): string => pathname.replace(/^.*?\/dashboard\//, '');

/** A page that was open in this tab, by its address; `undefined` when it wasn't. */
export const leftPage = (pathname: string): LeftPage | undefined => read()[below(pathname)];

/** An address as it was left in this tab: with its page, search, filters, order or tab. Every way back leads there. */
export const asLeft = (pathname: string): string => {
  const search = leftPage(pathname)?.search ?? '';
  return `${pathname}${search}`;
};

/** Remembers which rows a list shows; going from record to record leaves it at the page of the last. */
export const noteRows = (pathname: string, rows: ListedRows): void => {
  const search = new URLSearchParams(leftPage(pathname)?.search);
  if (rows.page > 1) search.set('page', String(rows.page));
  else search.delete('page');
  const text = search.toString();
  write(below(pathname), { search: text && `?${text}`, rows });
};

/** Remembers how the open page is left. Editing isn't gone back to. */
export const useNotePages = (): void => {
  const page = usePage();
  const { pathname, search } = useLocation();
  const isKept = 'entry' in page && !('id' in page && page.id === 'add');
  useEffect(() => {
    if (!isKept) return;
    const query = new URLSearchParams(search);
    query.delete('edit');
    const text = query.toString();
    write(below(pathname), { ...leftPage(pathname), search: text && `?${text}` });
  }, [isKept, pathname, search]);
};
