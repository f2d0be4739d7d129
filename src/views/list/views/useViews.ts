import './texts';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { BackOfficeProvider } from '../../../../dataProvider/BackOfficeProvider';
import type { RowOf } from '../../../../dataProvider/values';
import { f, type Resource } from '../../../../schemas';
import { confirmSession } from '../../../session/sessionLife';

const fields = {
  name: f.text(),
  query: f.text(),
  isShared: f.flag(),
  isOwnDefault: f.flag(),
  isDefaultOfAll: f.flag(),
};

const parts = { maySetForAll: f.flag(), canFollow: f.flag() };

const countFields = { count: f.integer() };

/** How a list is shown, under a name. */
export type View = RowOf<typeof fields>;

/** What is changed of a view. */
export type ViewChange = Partial<Omit<View, 'id'>>;

const pathOf = ({ name }: Resource): string => `views/${name}`;

const keyOf = ({ name }: Resource) => ['listViews', name];

const readViews = async (provider: BackOfficeProvider, definition: Resource) => {
  const call = { path: pathOf(definition), method: 'GET' } as const;
  const { rows, parts: beside } = await provider.ask(
    call,
    { rows: fields, parts },
    { isQuiet: true },
  );
  return { views: rows, ...beside };
};

/** The views of a list, read once. */
export const fetchViews = (
  client: QueryClient,
  provider: BackOfficeProvider,
  definition: Resource,
) =>
  client.fetchQuery({
    queryKey: keyOf(definition),
    queryFn: () => readViews(provider, definition),
    retry: false,
  });

/** The views of a list that the person has, and what they may do with them. @param isTime the list itself is there */
export const useViews = (definition: Resource, isTime: boolean) => {
  const provider = useDataProvider<BackOfficeProvider>();
  const { data } = useQuery({
    queryKey: keyOf(definition),
    queryFn: () => readViews(provider, definition),
    enabled: isTime,
    retry: false,
  });
  return data;
};

/** How many records each view shows, by the views' ids: read with the rows, after them. */
export const useViewCounts = (
  definition: Resource,
  isTime: boolean,
): ReadonlyMap<number, number | null> => {
  const provider = useDataProvider<BackOfficeProvider>();
  const { data = [] } = useQuery({
    // Read anew with the rows, whatever changed them.
    queryKey: [definition.name, 'getList', 'viewCounts'],
    queryFn: async ({ signal }) => {
      const call = { path: `${pathOf(definition)}/counts`, method: 'GET' } as const;
      return (await provider.ask(call, { rows: countFields }, { isQuiet: true, signal })).rows;
    },
    enabled: isTime,
    placeholderData: (previous) => previous,
    retry: false,
  });
  return new Map(data.map(({ id, count }) => [id, count]));
};

const flagsOf = (change: ViewChange): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(change).map(([name, value]) => [
      name,
      typeof value === 'boolean' ? Number(value) : value,
    ]),
  );

/** What is done to the views of a list. Refusals are thrown as calls throw them. */
export const useChangeViews = (definition: Resource) => {
  const provider = useDataProvider<BackOfficeProvider>();
  const client = useQueryClient();
  const call = async (method: 'POST' | 'PUT' | 'DELETE', id: number | undefined, args: object) => {
    const path = `${pathOf(definition)}${id === undefined ? '' : `/${id}`}`;
    const answer = await provider.call(
      definition.name,
      { method, path },
      {},
      { args: { ...args } },
    );
    // The session names the lists that have views.
    await Promise.all([
      confirmSession(),
      client.invalidateQueries({ queryKey: keyOf(definition) }),
    ]);
    await client.invalidateQueries({ queryKey: [definition.name, 'getList', 'viewCounts'] });
    return answer;
  };
  return {
    /** @returns its id */
    add: async (view: ViewChange): Promise<number> =>
      Number((await call('POST', undefined, flagsOf(view))).body.last_id),
    change: (id: number, change: ViewChange) => call('PUT', id, flagsOf(change)),
    remove: (id: number) => call('DELETE', id, {}),
  };
};
