import { useEffect } from 'react';
import { useStore, useStoreContext } from 'react-admin';
import { useLocation } from 'react-router';
import { useOpenPageTitle } from './pageTitle';
import { usePage } from './usePage';

/** A page that the person was on, in whichever language. */
export interface Place {
  /** The address below `/dashboard/`. */
  readonly path: string;
  /** Of which resource it is. */
  readonly resource: string;
  /** What a record is called; a list has its menu entry's label. */
  readonly title?: string;
}

const KEY = 'recent';
const KEPT = 9;

/** The pages that the person was on last in the active organisation, the last one first. */
export const useRecentPlaces = (): readonly Place[] => useStore<readonly Place[]>(KEY, [])[0];

/** Remembers the open page, once it has a title. */
export const useRememberPlace = (): void => {
  const page = usePage();
  const title = useOpenPageTitle();
  const { pathname } = useLocation();
  const { getItem, setItem } = useStoreContext();
  const path = pathname.replace(/^.*?\/dashboard\//, '');
  const resource = 'entry' in page ? page.entry.name : undefined;
  const isRecord = page.kind === 'record' && !page.entry.single;
  const isNew = page.kind === 'record' && page.id === 'add';
  useEffect(() => {
    if (resource === undefined || title === '' || isNew) return;
    const before = getItem<readonly Place[]>(KEY, []) ?? [];
    const place = { path, resource, ...(isRecord && { title }) };
    setItem(KEY, [place, ...before.filter((other) => other.path !== path)].slice(0, KEPT));
  }, [path, resource, title, isRecord, isNew, getItem, setItem]);
};
