import { type MenuEntry, menu } from 'virtual:resources';
import { useCallback } from 'react';
import { useI18nProvider } from 'react-admin';
import { isAllowed } from '../../dataProvider/session';
import { fillPath } from '../../schemas';
import { isLocale, type Locale } from '../../schemas/routing/locales';
import { HOME, hasPages, isHeld, SWITCH } from '../../schemas/routing/page';

type Placed = Pick<MenuEntry, 'route' | 'recordRoute' | 'localeFree'>;
/** What fills the braces of a route: the record, or the parts of another address. */
type Holder = Readonly<Record<string, unknown>>;
/** The same, or the id of the record that holds what is opened. */
type HolderOrId = Holder | number;

const addressOf = (route: string, { localeFree }: Placed, locale: Locale): string =>
  `${localeFree ? '' : `/${locale}`}/dashboard/${route}`;

/**
 * The address of a resource's list, or of its only record; some are written without the locale.
 *
 * @param holder fills what the route takes from the record that holds it
 */
export const listPath = (entry: Placed, locale: Locale, holder: Holder = {}): string =>
  addressOf(
    fillPath(isHeld(entry.recordRoute) ? entry.recordRoute : entry.route, holder),
    entry,
    locale,
  );

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
export const useListPath = (): ((resource: string, holder?: Holder) => string) => {
  const locale = useCurrentLocale();
  return useCallback(
    (resource, holder) => {
      const entry = reachable(resource);
      return entry ? listPath(entry, locale, holder) : homePath(locale);
    },
    [locale],
  );
};

const bracesOf = (route: string): readonly string[] =>
  [...route.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** The route with its braces filled; `null` when the holder lacks a value for it. */
const filledRoute = (route: string, holder: HolderOrId): string | null => {
  const names = bracesOf(route);
  const known =
    typeof holder === 'number' ? Object.fromEntries(names.map((name) => [name, holder])) : holder;
  return names.every((name) => known[name]) ? fillPath(route, known) : null;
};

/**
 * Gives the address of a record; `null` when it has none, its holder isn't given, or the person may
 * not read it.
 */
export const useRecordPath = (): ((
  resource: string,
  id: number | string,
  holder?: HolderOrId,
) => string | null) => {
  const locale = useCurrentLocale();
  return useCallback(
    (resource, id, holder = {}) => {
      const entry = reachable(resource);
      const route = entry ? filledRoute(entry.recordRoute, holder) : null;
      if (!entry || route === null) return null;
      if (entry.single) return listPath(entry, locale);
      return `${addressOf(route, entry, locale)}/${id}`;
    },
    [locale],
  );
};

/** Gives the address where a new record is entered; the home page's when the person can't open it. */
export const useAddPath = (): ((resource: string) => string) => {
  const locale = useCurrentLocale();
  const recordPath = useRecordPath();
  return useCallback(
    (resource) => recordPath(resource, 'add') ?? homePath(locale),
    [recordPath, locale],
  );
};
