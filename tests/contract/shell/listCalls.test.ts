import { getQuery, parseQueryFromLocation } from 'ra-core';
import { afterEach, expect, test, vi } from 'vitest';
import { createProvider } from '../../../dataProvider/provider';
import {
  type AnyField,
  filterFieldsOf,
  firstOrder,
  isKind,
  listMeta,
  moreColumnNames,
  namedColumns,
  openedSearch,
  type Resource,
  rangesOf,
  readColumns,
  traitsOf,
  valuesOf,
} from '../../../schemas';
import { writtenCall } from '../../../schemas/routing/writtenCall';
import { loadDefinitions } from '../../../server/contract/definitions';
import { openedPage, textOfCall } from '../../../server/http/page/openedPage';

const definitions = await loadDefinitions();
const provider = createProvider(async (name) => {
  const found = definitions.all.find((one) => one.name === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
});

afterEach(() => vi.unstubAllGlobals());

/** The call that a list makes in the browser at an address, whose parameters react-admin reads. */
const browsersCall = async (
  definition: Resource,
  address: string,
  last: string,
  opensWith: string,
) => {
  const fetched = vi.fn(async (_: string) =>
    Response.json({ status: true, results: [], totalRowCount: 0 }),
  );
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('navigator', { onLine: true });
  const { filterDefaults, pageSize } = definition.list;
  const search = openedSearch(definition, new URLSearchParams(address), opensWith) ?? address;
  const { page, perPage, sort, order, filter } = getQuery({
    queryFromLocation: parseQueryFromLocation({ search }),
    params: {},
    filterDefaultValues: filterDefaults,
    sort: firstOrder(definition),
    perPage: pageSize,
  });
  const named = readColumns(namedColumns(new URLSearchParams(search), last));
  const columns = moreColumnNames(definition).filter((name) => named.includes(name));
  await provider.getList(definition.name, {
    pagination: { page, perPage },
    sort: { field: sort, order },
    filter: { ...filter },
    meta: listMeta(definition, columns),
  });
  const [path = '', query] = String(fetched.mock.calls[0]?.[0]).split('?');
  return writtenCall(path.replace('/internal/v1/', ''), new URLSearchParams(query));
};

const opened = ({ route, name }: Resource, address: string, last: string, opensWith = '') =>
  openedPage(definitions, {
    pathname: `/en/dashboard/${route}`,
    search: new URLSearchParams(address),
    lastColumns: () => last,
    views: { [name]: opensWith },
  });

/** The calls that the page of an address is answered with. */
const serversCalls = (...asked: Parameters<typeof opened>): readonly string[] =>
  opened(...asked).calls.map(textOfCall);

const listed = definitions.all.filter((one) => opened(one, '', '').parts.includes('view:list'));

const sample = (field: AnyField): unknown => {
  const { refers, days, numbers } = traitsOf(field);
  if (isKind(field, 'flag')) return false;
  if (refers) return refers === 'one' ? 3 : [4, 3];
  if (days) return '2026-12-31';
  if (isKind(field, 'choices')) return valuesOf(field);
  return valuesOf(field)?.[0] ?? (numbers ? 1.5 : 'Anna & Zoë+1');
};

const filtered = (filter: object): string =>
  `${new URLSearchParams({ filter: JSON.stringify(filter) })}`;

/** Addresses that a list is found at. */
const addressesOf = (definition: Resource): readonly string[] => {
  const { asks = {} } = definition.list;
  const fields = { ...filterFieldsOf(definition), ...asks };
  const ranges = Object.assign({}, ...rangesOf(definition).map((range) => range.asks));
  const more = moreColumnNames(definition);
  const all = Object.entries({ ...fields, ...ranges } as Record<string, AnyField>);
  return [
    '',
    'page=2&perPage=50',
    'perPage=all&page=x',
    'sort=id&order=DESC&page=1',
    'view=all',
    `view=3&${filtered({})}`,
    `columns=-id,${more.join()}`,
    ...['zu', ' z', 'a b&c', '12'].map((q) => filtered({ q })),
    `${filtered({ q: 'zu' })}&perPage=400&page=1`,
    filtered(Object.fromEntries(all.map(([name, field]) => [name, sample(field)]))),
    ...all.map(([name, field]) => filtered({ q: 'zu', [name]: sample(field) })),
    ...Object.keys(fields).map((name) => `${name}=1`),
    'filter={',
    'filter=5',
  ];
};

test.each(listed)('the page of $name is answered what its list asks for', async (definition) => {
  const [last = ''] = moreColumnNames(definition);
  const { filterDefaults } = definition.list;
  for (const address of addressesOf(definition)) {
    // What can't be read counts as nothing there for react-admin, and as a list without filters for the server.
    if (address === 'filter={' && filterDefaults) continue;
    for (const opensWith of ['', `view=3&${filtered({ q: 'zu' })}&perPage=50`]) {
      const asked = [definition, address, last, opensWith] as const;
      const expected = [address, await browsersCall(...asked)];
      expect([address, ...serversCalls(...asked)]).toEqual(expected);
    }
  }
});

test('a view that has to be looked up first is left to the browser', () => {
  for (const definition of listed) expect(serversCalls(definition, 'view=3', '')).toEqual([]);
});

test('what can’t be asked for is left to the browser', () => {
  for (const definition of listed)
    expect(serversCalls(definition, filtered({ x: { toString: 1 } }), '')).toEqual([]);
});
