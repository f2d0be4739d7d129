import type { CallContext } from '../contract/CallContext';
import { Refusal } from '../contract/Refusal';
import { predicateOf } from '../store/condition';
import type { Condition, Query } from '../store/Query';
import type { Found, Row } from '../store/Store';

/** Ids in a field that holds a list of them. */
export const idsIn = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.map(Number) : [];

const everywhere = (): Condition => ({});

/** What a call reaches of the collections that don't belong to one organisation, row by row. */
const scopes: Readonly<Record<string, (context: CallContext) => Condition>> = {
  modules: everywhere,
  roles: everywhere,
  organisations: ({ call: { organisations } }) => ({
    where: { id: organisations.map(({ id }) => id) },
  }),
  users: ({ call: { organisation } }) => {
    const own: Condition = { where: { organisationId: organisation.id } };
    const guests: Condition = { where: { organisationIds: { contains: organisation.id } } };
    return { any: [own, guests] };
  },
};

const scopeOf = (context: CallContext, collection: string): Condition =>
  scopes[collection]?.(context) ?? { where: { organisationId: context.call.organisation.id } };

/** Whether a collection's rows each belong to one organisation. */
export const isOfOneOrganisation = (collection: string): boolean => !(collection in scopes);

/** Finds rows among those that the call may reach. */
export const findRows = (
  context: CallContext,
  collection: string,
  query: Query = {},
): Promise<Found> =>
  context.store.find(collection, {
    ...query,
    all: [scopeOf(context, collection), ...(query.all ?? [])],
  });

/** The row of an id, if the call may reach it. */
export const findRow = async (
  context: CallContext,
  collection: string,
  id: number,
): Promise<Row | undefined> => {
  const row = await context.store.get(collection, id);
  return row && predicateOf(scopeOf(context, collection))(row) ? row : undefined;
};

/** The row of an id. @throws Refusal 404 when there is none, or none that the call may reach */
export const requireRow = async (
  context: CallContext,
  collection: string,
  id: number,
): Promise<Row> => {
  const row = await findRow(context, collection, id);
  if (row) return row;
  throw new Refusal(404, 'server.request.notFound');
};
