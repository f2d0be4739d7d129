import type { CallContext } from '../contract/CallContext';
import { Refusal } from '../contract/Refusal';
import { predicateOf } from '../store/condition';
import type { Condition, Query } from '../store/Query';
import type { Found, Row } from '../store/Store';

const everywhere = (): Condition => ({});

/** What a call reaches of the collections whose rows don't each belong to one organisation, the tenant. */
const shared: Readonly<Record<string, (context: CallContext) => Condition>> = {
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

/** The rows that a call may reach: its tenant's, or what it may see of those that tenants share. */
const reachable = (context: CallContext, collection: string): Condition =>
  shared[collection]?.(context) ?? { where: { organisationId: context.call.organisation.id } };

/** Whether a collection's rows each belong to one organisation. */
export const isOfOneTenant = (collection: string): boolean => !(collection in shared);

/** The same caller working for another organisation, with the rights that they have there. */
export const workingFor = async (context: CallContext, organisation: Row): Promise<CallContext> => {
  const access = await context.access.accessOf(context.call.user, organisation);
  return { ...context, call: { ...context.call, organisation, access } };
};

/** Finds rows among those that the call may reach. */
export const findRows = (
  context: CallContext,
  collection: string,
  query: Query = {},
): Promise<Found> =>
  context.store.find(collection, {
    ...query,
    all: [reachable(context, collection), ...(query.all ?? [])],
  });

/** Whether a row is one of those that the call may reach. */
export const isReached = (context: CallContext, collection: string, row: Row): boolean =>
  predicateOf(reachable(context, collection))(row);

/** The row of an id, if the call may reach it. */
export const findRow = async (
  context: CallContext,
  collection: string,
  id: number,
): Promise<Row | undefined> => {
  const row = await context.store.get(collection, id);
  return row && isReached(context, collection, row) ? row : undefined;
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
