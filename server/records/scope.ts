import { Refusal } from '../contract/Refusal';
import type { Work } from '../contract/Work';
import type { Found, Query, Row } from '../store/Store';
import { sentId } from '../wire/sent';

type Scope = Pick<Query, 'where' | 'match'>;

/** Ids in a field that holds a list of them. */
export const idsIn = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.map(Number) : [];

const belongsTo = (user: Row, organisationId: number): boolean =>
  user.organisationId === organisationId || idsIn(user.organisationIds).includes(organisationId);

const everywhere = (): Scope => ({});

/** What a call reaches of the collections that don't belong to one organisation, row by row. */
const scopes: Readonly<Record<string, (work: Work) => Scope>> = {
  modules: everywhere,
  roles: everywhere,
  organisations: ({ call: { organisations } }) => {
    const visible = new Set(organisations.map(({ id }) => id));
    return { match: ({ id }) => visible.has(id) };
  },
  users: ({ call: { organisation } }) => ({ match: (row) => belongsTo(row, organisation.id) }),
};

const scopeOf = (work: Work, collection: string): Scope =>
  scopes[collection]?.(work) ?? { where: { organisationId: work.call.organisation.id } };

/** Whether a collection's rows each belong to one organisation. */
export const isOfOneOrganisation = (collection: string): boolean => !(collection in scopes);

/** Finds rows among those that the call may reach. */
export const findRows = (work: Work, collection: string, query: Query = {}): Promise<Found> => {
  const scope = scopeOf(work, collection);
  const matches = [scope.match, query.match].filter((match) => match !== undefined);
  return work.store.find(collection, {
    ...query,
    where: { ...query.where, ...scope.where },
    ...(matches.length > 0 && { match: (row) => matches.every((match) => match(row)) }),
  });
};

/** The row of an id, if the call may reach it. */
export const findRow = async (
  work: Work,
  collection: string,
  id: number,
): Promise<Row | undefined> => {
  const row = await work.store.get(collection, id);
  if (!row) return undefined;
  const { where = {}, match } = scopeOf(work, collection);
  const isReached = Object.entries(where).every(([field, value]) => row[field] === value);
  return isReached && (match?.(row) ?? true) ? row : undefined;
};

/** The row of an id. @throws Refusal 404 when there is none, or none that the call may reach */
export const requireRow = async (work: Work, collection: string, id: unknown): Promise<Row> => {
  const row = await findRow(work, collection, sentId(id));
  if (row) return row;
  throw new Refusal(404, 'server.request.notFound');
};
