import {
  choosyFields,
  columnsThatMayBeEmpty,
  isChangedInList,
  moreColumnNames,
  type Resource,
  readColumns,
  VIEW_COLUMNS,
  WITH_EMPTY,
  WITH_VERSIONS,
} from '../../../schemas';
import { localeOf, readAddress } from '../../../schemas/routing/address';
import type { Locale } from '../../../schemas/routing/locales';
import { type Page, pageAt } from '../../../schemas/routing/page';
import type { Definitions } from '../../contract/definitions';

interface Entry {
  readonly definition: Resource;
  readonly route: string;
  readonly recordRoute: string;
  readonly pages: Resource['pages'];
  readonly single: boolean;
  readonly hidden: boolean;
}

/** A call that a page begins with. */
export interface FirstCall {
  /** Its route's path, below the API's base. */
  readonly route: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** What a function is asked with, by POST; without it the call is a GET. */
  readonly body?: Readonly<Record<string, string>>;
}

/** What an address opens. */
export interface OpenedPage {
  /** The parts of the app that it needs, as the build names them. */
  readonly parts: readonly string[];
  /** In the address; without one the browser decides, and nobody here knows what it will ask for. */
  readonly locale: Locale | null;
  readonly calls: readonly FirstCall[];
  /** The server can draw it. Of other pages most comes with answers that the browser asks for. */
  readonly isDrawn: boolean;
}

const widget = (fn: string): FirstCall => ({
  route: '/dashboard/widgets',
  params: {},
  query: {},
  body: { function: fn },
});

/** What home shows; whoever may not see a part of it isn't answered, and doesn't ask. */
const HOME: readonly FirstCall[] = [
  ...['figures', '7daysrevenue', 'topSellingProducts', 'inactiveArticles', 'pos4integration'].map(
    widget,
  ),
  { route: '/activity/away', params: {}, query: {}, body: {} },
  ...['/attention', '/mentions', '/follows/changes'].map((route) => ({
    ...{ route, params: {}, query: {} },
  })),
];

const entriesOf = ({ all }: Definitions): readonly Entry[] =>
  all.map((definition) => ({ ...definition, definition, hidden: definition.menu === false }));

/** What the browser puts into a list's address, in the order that it asks with. */
const LIST_STATE = ['page', 'perPage', 'sort', 'order', 'filter'] as const;

/** A list's first page, or the one that its address names. Searches and filters are requested later. */
const listCall = (
  definition: Resource,
  search: Readonly<Record<string, string>>,
): FirstCall | undefined => {
  const { list, path } = definition;
  const [page = '1', perPage = String(list.pageSize), field, order, filter = '{}'] = LIST_STATE.map(
    (name) => search[name],
  );
  if (filter !== '{}' || list.filterDefaults !== undefined) return undefined;
  const named = readColumns(search[VIEW_COLUMNS] ?? null);
  const columns = moreColumnNames(definition).filter((name) => named.includes(name));
  const sort = field && order ? { field, order: order.toLowerCase() } : list.sort;
  return {
    route: `/${path}`,
    params: {},
    query: {
      ...(isChangedInList(definition) && { [WITH_VERSIONS]: '1' }),
      ...(columnsThatMayBeEmpty(definition).length > 0 && { [WITH_EMPTY]: '1' }),
      ...(columns.length > 0 && { columns: columns.join(',') }),
      ...(!list.unpaged && { page, maxrowcount: perPage }),
      ...(sort && { sort: sort.field, order: sort.order }),
    },
  };
};

/** What a record's page asks besides: which languages can be filled in. */
const languageCalls = ({ fields, subLists }: Resource): readonly FirstCall[] =>
  [fields, ...Object.values(subLists).map((list) => list.fields)]
    .flatMap(choosyFields)
    .map(([, { available }]) => ({
      ...{ route: `/${available.path}`, params: {}, query: {} },
      ...(available.fn !== undefined && { body: { function: available.fn } }),
    }));

const recordCall = ({ path, single }: Resource, id: string): FirstCall =>
  single
    ? { route: `/${path}`, params: {}, query: {} }
    : { route: `/${path}/:id`, params: { id }, query: {} };

const NOTHING = { parts: [], calls: [], isDrawn: false };

const opened = (
  page: Page<Entry>,
  search: Readonly<Record<string, string>>,
): Omit<OpenedPage, 'locale'> => {
  if (page.kind === 'home') return { parts: ['view:home'], calls: HOME, isDrawn: true };
  if (!('entry' in page)) return NOTHING;
  const { definition } = page.entry;
  const own = `resource:${definition.name}`;
  if (page.kind === 'page')
    return { parts: [`screen:${page.page}`, own], calls: [], isDrawn: false };
  if (page.kind === 'list') {
    const call = listCall(definition, search);
    return { parts: ['view:list', own], calls: call ? [call] : [], isDrawn: true };
  }
  return {
    parts: ['view:record', own],
    calls: page.id === 'add' ? [] : [recordCall(definition, page.id), ...languageCalls(definition)],
    isDrawn: definition.page === undefined,
  };
};

/**
 * What the browser will load and ask for at an address.
 *
 * @param search the address' query
 */
export const openedPage = (
  definitions: Definitions,
  pathname: string,
  search: Readonly<Record<string, string>>,
): OpenedPage => {
  const locale = localeOf(pathname);
  if (readAddress(pathname).path === null) return { ...NOTHING, locale };
  const { parts, ...page } = opened(
    pageAt(pathname, entriesOf(definitions), locale ?? 'en'),
    search,
  );
  return { parts: locale ? [`locale:${locale}`, ...parts] : parts, locale, ...page };
};

/** A call as the browser writes it, its parameters in order of their names. */
export const writtenCall = ({ route, params, query, body }: FirstCall): string => {
  const path = route.slice(1).replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  const parameters = new URLSearchParams(body ?? query);
  parameters.sort();
  const text = parameters.toString();
  return `${path}${text && `?${text}`}`;
};
