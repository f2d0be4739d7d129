import {
  addressedPart,
  choosyFields,
  columnsKey,
  openedSearch,
  type Resource,
} from '../../../schemas';
import { besideRows, listQuery } from '../../../schemas/codec';
import { perObject } from '../../../schemas/perObject';
import { localeOf, readAddress } from '../../../schemas/routing/address';
import { homeCalls } from '../../../schemas/routing/homeCalls';
import type { Locale } from '../../../schemas/routing/locales';
import { type Page, pageAt } from '../../../schemas/routing/page';
import { parametersOf, writtenCall } from '../../../schemas/routing/writtenCall';
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
  readonly query: URLSearchParams;
  /** What a function is asked with, by POST; without it the call is a GET. */
  readonly body?: Readonly<Record<string, string>>;
}

/** What a browser asks for. */
interface Address {
  readonly pathname: string;
  /** Its query. */
  readonly search: URLSearchParams;
  /** Gives the columns of a list that were chosen last in the browser, by the name that it keeps them under. */
  lastColumns(key: string): string;
  /** The queries of lists' default views, by the names of their resources; of those that have one. */
  readonly views: Readonly<Record<string, string>>;
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

const NO_QUERY = new URLSearchParams();

/** What home shows; whoever may not see a part of it isn't answered. */
const HOME: readonly FirstCall[] = homeCalls.map(({ path, method = 'POST', fn }) => ({
  ...{ route: `/${path}`, params: {}, query: NO_QUERY },
  ...(method === 'POST' && { body: { ...(fn !== undefined && { function: fn }) } }),
}));

const entriesOf = perObject((definitions: Definitions): readonly Entry[] =>
  definitions.all.map((definition) => ({
    ...definition,
    definition,
    hidden: definition.menu === false,
  })),
);

/** A list as its address shows it. */
const listCall = (
  definition: Resource,
  { search, lastColumns, views }: Address,
): FirstCall | undefined => {
  try {
    const shown = openedSearch(definition, search, views[definition.name]);
    const opened = new URLSearchParams(shown ?? search);
    const part = addressedPart(definition, opened, lastColumns(columnsKey(definition)));
    if (!part) return undefined;
    const query = { ...besideRows(definition, part.meta), ...listQuery(definition, part) };
    return { route: `/${definition.path}`, params: {}, query: parametersOf(query) };
  } catch {
    // Anything can stand in an address; the browser finds out by itself.
    return undefined;
  }
};

/** What a record's page asks besides: which languages can be filled in. */
const languageCalls = ({ fields, subLists }: Resource): readonly FirstCall[] =>
  [fields, ...Object.values(subLists).map((list) => list.fields)]
    .flatMap(choosyFields)
    .map(([, { available }]) => ({
      ...{ route: `/${available.path}`, params: {}, query: NO_QUERY },
      ...(available.fn !== undefined && { body: { function: available.fn } }),
    }));

const recordCall = ({ path, single }: Resource, id: string): FirstCall =>
  single
    ? { route: `/${path}`, params: {}, query: NO_QUERY }
    : { route: `/${path}/:id`, params: { id }, query: NO_QUERY };

const NOTHING = { parts: [], calls: [], isDrawn: false };

const opened = (page: Page<Entry>, address: Address): Omit<OpenedPage, 'locale'> => {
  if (page.kind === 'home') return { parts: ['view:home'], calls: HOME, isDrawn: true };
  if (!('entry' in page)) return NOTHING;
  const { definition } = page.entry;
  const own = `resource:${definition.name}`;
  if (page.kind === 'page')
    return { parts: [`screen:${page.page}`, own], calls: [], isDrawn: false };
  if (page.kind === 'list') {
    const call = listCall(definition, address);
    return { parts: ['view:list', own], calls: call ? [call] : [], isDrawn: true };
  }
  return {
    parts: ['view:record', own],
    calls: page.id === 'add' ? [] : [recordCall(definition, page.id), ...languageCalls(definition)],
    isDrawn: definition.page === undefined,
  };
};

/** What the browser will load and ask for at an address. */
export const openedPage = (definitions: Definitions, address: Address): OpenedPage => {
  const { pathname } = address;
  const locale = localeOf(pathname);
  if (readAddress(pathname).path === null) return { ...NOTHING, locale };
  const page = pageAt(pathname, entriesOf(definitions), locale ?? 'en');
  const { parts, ...rest } = opened(page, address);
  return { parts: locale ? [`locale:${locale}`, ...parts] : parts, locale, ...rest };
};

/** A call as the browser writes it. */
export const textOfCall = ({ route, params, query, body }: FirstCall): string => {
  const path = route.slice(1).replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  return writtenCall(path, body ? parametersOf(body) : query);
};
