import { type MenuEntry, menu } from 'virtual:resources';
import { useCallback } from 'react';
import { useI18nProvider } from 'react-admin';
import { isAllowed } from '../../dataProvider/session';
import { isLocale, type Locale } from './locales';
import { HOME, hasPages, SWITCH } from './page';

type Placed = Pick<MenuEntry, 'route' | 'isLocaleFree'>;

/** The address of a resource's list, or of its only record; some are written without the locale. */
export const listPath = ({ route, isLocaleFree }: Placed, locale: Locale): string =>
  `${isLocaleFree ? '' : `/${locale}`}/dashboard/${route}`;

export const homePath = (locale: Locale): string => `/${locale}/dashboard/${HOME}`;
export const switchPath = (locale: Locale): string => `/${locale}/dashboard/${SWITCH}`;
export const signOutPath = (locale: Locale): string => `/${locale}/dashboard/sign-out`;

const reachable = (name: string): MenuEntry | undefined =>
  menu.find((entry) => entry.name === name && hasPages(entry) && isAllowed(entry.module, 'read'));

/** The locale that everything is shown in. */
export const useCurrentLocale = (): Locale => {
  const locale = useI18nProvider().getLocale();
  return isLocale(locale) ? locale : 'en';
};

/** Gives the address of a resource's list; the home page's when the person can't open it. */
export const useListPath = (): ((resource: string) => string) => {
  const locale = useCurrentLocale();
  return useCallback(
    (resource) => {
      const entry = reachable(resource);
      return entry ? listPath(entry, locale) : homePath(locale);
    },
    [locale],
  );
};

/** Gives the address of a record; `null` when it has none, or the person may not read it. */
export const useRecordPath = (): ((resource: string, id: number | string) => string | null) => {
  const locale = useCurrentLocale();
  return useCallback(
    (resource, id) => {
      const entry = reachable(resource);
      if (!entry) return null;
      return entry.single ? listPath(entry, locale) : `${listPath(entry, locale)}/${id}`;
    },
    [locale],
  );
};

/** Gives the address where a new record is entered. */
export const useAddPath = (): ((resource: string) => string) => {
  const list = useListPath();
  return useCallback((resource) => `${list(resource)}/add`, [list]);
};
