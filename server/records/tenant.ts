import type { CallContext } from '../contract/CallContext';
import type { SignedInCall } from '../contract/call';
import { Refusal } from '../contract/Refusal';
import { predicateOf } from '../store/condition';
import type { Condition, Query } from '../store/Query';
import { type Rows, typedBy } from '../store/Rows';
import type { Row, Store } from '../store/Store';
import type { Keyed, Table, TableShape } from '../store/Table';

/** What reaches the rows of an organisation: a call, or what is done for the organisation without one. */
export interface OrganisationContext {
  readonly store: Store;
  readonly call: Pick<SignedInCall, 'organisation' | 'organisations'>;
}

const everywhere = (): Condition => ({});

/** What a call reaches of the tables whose rows don't each belong to one organisation, the tenant. */
const shared: Readonly<Record<string, (context: OrganisationContext) => Condition>> = {
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

/** What a row must be to be reached by a call, where the rows of its table are shared. */
const reachedOf = (
  context: OrganisationContext,
  { name, ofOrganisation }: TableShape,
): Condition | undefined => (ofOrganisation ? undefined : shared[name]?.(context));

/** Rows as far as they meet a condition. */
const limited = (rows: Rows, only: Condition): Rows => {
  const within = (asked: Query = {}): Query => ({
    ...asked,
    all: [only, ...(asked.all ?? [])],
  });
  const isReached = predicateOf(only);
  return {
    ...rows,
    find: (query) => rows.find(within(query)),
    page: (query, referred) => rows.page(within(query), referred),
    get: async (id, lock) => {
      const row = await rows.get(id, lock);
      return row && isReached(row) ? row : undefined;
    },
    count: (selection) => rows.count(within(selection)),
    sum: (field, selection) => rows.sum(field, within(selection)),
    group: (by, sums, selection) => rows.group(by, sums, within(selection)),
    each: (selection) => rows.each(within(selection)),
    updateWhere: (selection, changes) => rows.updateWhere(within(selection), changes),
    removeWhere: (selection) => rows.removeWhere(within(selection)),
  };
};

/**
 * The rows of a table that a call may reach: its organisation's, or what it may see of those that organisations
 * share. Of shared ones any can be written by their ids: whether the caller may is checked before.
 */
export const rowsOf = <R extends Keyed>(context: OrganisationContext, table: Table<R>): Rows<R> => {
  const shape: TableShape = table;
  const rows = context.store.rows<Row>(shape, context.call.organisation.id);
  const only = reachedOf(context, shape);
  return typedBy(table, only ? limited(rows, only) : rows);
};

/**
 * The rows of a table that may refer to records of another: those of the organisation, or of all organisations where
 * they share the records that are referred to.
 */
export const rowsReferring = (context: CallContext, table: Table, to: TableShape): Rows =>
  to.ofOrganisation
    ? context.store.rows(table, context.call.organisation.id)
    : context.store.across(table);

/** The rows among which a row stands that was read: its organisation's, or those that organisations share. */
export const rowsBeside = ({ store }: CallContext, table: Table, row: Row): Rows =>
  store.rows(table, table.ofOrganisation ? Number(row.organisationId) : undefined);

/** The same caller working for another organisation, with the rights that they have there. */
export const workingFor = async (context: CallContext, organisation: Row): Promise<CallContext> => {
  const access = await context.access.accessOf(context.call.user, organisation);
  return { ...context, call: { ...context.call, organisation, access } };
};

/** Whether a row is one of those that the call may reach. */
export const isReached = (context: CallContext, table: TableShape, row: Row): boolean =>
  predicateOf(
    reachedOf(context, table) ?? { where: { organisationId: context.call.organisation.id } },
  )(row);

/**
 * The row of an id.
 *
 * @param lock nobody else changes or locks the row before the transaction ends
 * @throws Refusal 404 when there is none, or none that the call may reach
 */
export const requireRow = async <R extends Keyed>(
  context: CallContext,
  table: Table<R>,
  id: number,
  lock?: 'lock',
): Promise<R> => {
  const row = await rowsOf(context, table).get(id, lock);
  if (row) return row;
  throw new Refusal(404, 'server.request.notFound');
};
