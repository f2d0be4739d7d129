import type { PageName } from '../resource/screens';
import { readAddress } from './address';
import { isLocale, type Locale } from './locales';

/** What the choice of a page needs to know of a resource. */
export interface Routed {
  readonly route: string;
  readonly recordRoute: string;
  readonly pages: Readonly<Record<string, PageName>>;
  /** Further addresses that lead to its own. */
  readonly alsoAt?: readonly string[] | null;
  readonly single: boolean;
  /** Left out of the menu. */
  readonly hidden: boolean;
  /** It has words of its own for an address that has no number where a record's id stands. */
  readonly invalidId?: string | null;
}

/** The parts of an address that stand in braces in its route. */
export type RouteParams = Readonly<Record<string, string>>;

/** What an address shows. */
export type Page<Entry> =
  | { kind: 'home' | 'switch' | 'missing' }
  | { kind: 'list'; entry: Entry }
  | { kind: 'record'; entry: Entry; id: string; params: RouteParams }
  | { kind: 'page'; entry: Entry; page: PageName; params: RouteParams }
  /** Belongs to another address. */
  | { kind: 'elsewhere'; pathname: string };

export const HOME = 'home';
export const SWITCH = 'organisations/switch';

/** Whether the records of a route are held by another record, whose page stands in place of a list. */
export const isHeld = (route: string): boolean => route.includes('{');

/** Whether a resource has pages of its own, rather than being shown within another's. */
export const hasPages = ({ hidden, single, recordRoute }: Routed): boolean =>
  !hidden || single || isHeld(recordRoute);

const isId = (segment: string): boolean => segment === 'add' || /^[1-9]\d*$/.test(segment);

/** What an address fills in the braces of a route; `undefined` where it is none of that route. */
const paramsAt = (route: string, path: readonly string[]): RouteParams | undefined => {
  const segments = route.split('/');
  if (segments.length !== path.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const given = path[index] ?? '';
    const name = segment.match(/^\{(\w+)\}$/)?.[1];
    if (name !== undefined) params[name] = given;
    else if (segment !== given) return undefined;
  }
  return params;
};

const pageOf = <Entry extends Routed>(
  entry: Entry,
  path: readonly string[],
): Page<Entry> | undefined => {
  for (const [route, page] of Object.entries(entry.pages)) {
    const params = paramsAt(route, path);
    if (params) return { kind: 'page', entry, page, params };
  }
  if (!hasPages(entry)) return undefined;
  const { route, recordRoute, single } = entry;
  if (single)
    return paramsAt(route, path) && { kind: 'record', entry, id: entry.route, params: {} };
  // Where records stand apart from their list, what holds them leads to the list as well.
  if (!isHeld(recordRoute) && (paramsAt(route, path) || paramsAt(recordRoute, path)))
    return { kind: 'list', entry };
  const id = path.at(-1) ?? '';
  const isRecord = isId(id) || Boolean(entry.invalidId && id);
  const params = isRecord ? paramsAt(recordRoute, path.slice(0, -1)) : undefined;
  return params && { kind: 'record', entry, id, params };
};

/**
 * The page at an address: a page of its own, a list, a record by its id, or `add` for a new one.
 *
 * @param locale for the addresses that need one and have none that is known
 */
export const pageAt = <Entry extends Routed>(
  pathname: string,
  menu: readonly Entry[],
  locale: Locale,
): Page<Entry> => {
  const { prefix, path } = readAddress(pathname);
  if (path === null) return { kind: 'missing' };
  const rest = path.join('/');
  if (rest === '' || (prefix !== null && !isLocale(prefix)))
    return {
      kind: 'elsewhere',
      pathname: `/${isLocale(prefix) ? prefix : locale}/dashboard/${rest || HOME}`,
    };
  const named = menu.find(({ alsoAt }) => alsoAt?.includes(rest));
  if (named) {
    const start = prefix === null ? '' : `/${prefix}`;
    return { kind: 'elsewhere', pathname: `${start}/dashboard/${named.route}` };
  }
  if (rest === HOME) return { kind: 'home' };
  if (rest === SWITCH) return { kind: 'switch' };
  for (const entry of menu) {
    const page = pageOf(entry, path);
    if (page) return page;
  }
  return { kind: 'missing' };
};
