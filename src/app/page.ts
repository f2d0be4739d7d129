import type { MenuEntry } from 'virtual:resources';
import { readAddress } from './address';
import { isLocale, type Locale } from './locales';

/** What the choice of a page needs to know of a resource. */
export type Routed = Pick<MenuEntry, 'route' | 'single' | 'hidden'>;

/** What an address shows. */
export type Page<Entry> =
  | { kind: 'home' | 'switch' | 'missing' }
  | { kind: 'list'; entry: Entry }
  | { kind: 'record'; entry: Entry; id: string }
  /** Belongs to another address. */
  | { kind: 'elsewhere'; pathname: string };

export const HOME = 'home';
export const SWITCH = 'organisations/switch';

/** Whether a resource has pages of its own, rather than being shown within another's. */
export const hasPages = ({ hidden, single }: Routed): boolean => !hidden || single;

const isId = (segment: string): boolean => segment === 'add' || /^[1-9]\d*$/.test(segment);

const pageOf = <Entry extends Routed>(entry: Entry, rest: string): Page<Entry> | undefined => {
  if (entry.single) return rest === '' ? { kind: 'record', entry, id: entry.route } : undefined;
  if (rest === '') return { kind: 'list', entry };
  return isId(rest) ? { kind: 'record', entry, id: rest } : undefined;
};

const resourcePageAt = <Entry extends Routed>(
  path: string,
  menu: readonly Entry[],
): Page<Entry> | undefined => {
  const [entry] = menu
    .filter((known) => hasPages(known) && `${path}/`.startsWith(`${known.route}/`))
    .toSorted((one, other) => other.route.length - one.route.length);
  return entry && pageOf(entry, path.slice(entry.route.length + 1));
};

/**
 * The page at an address. Of the resources whose route the address begins with, the longest counts;
 * what follows is a record's id, or `add`.
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
  if (rest === HOME) return { kind: 'home' };
  if (rest === SWITCH) return { kind: 'switch' };
  return resourcePageAt(rest, menu) ?? { kind: 'missing' };
};
