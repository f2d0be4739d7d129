import type { Resource, Right } from '../../../schemas';
import { type CallContext, inTransaction, type Operation } from '../../contract/CallContext';
import { Refusal } from '../../contract/Refusal';
import type { Reply } from '../../contract/reply';
import { collectionOf } from '../../records/collections';
import { refuseClosed } from '../../records/refuseClosed';
import { findRows, requireRow } from '../../records/tenant';
import type { Row } from '../../store/Store';
import { sentId } from '../../wire/sent';
import type { Served } from '../operations';

/** A resource that is served, with all others around it. */
export interface Endpoint extends Served {
  readonly definition: Resource;
}

type Shape = Pick<Operation, 'method' | 'path' | 'fn' | 'upload'> & { readonly right: Right };

/** An operation of a resource that reads. */
export const operation = (
  { definition }: Endpoint,
  shape: Shape,
  run: (context: CallContext) => Promise<Reply>,
): Operation => ({
  ...shape,
  modules: definition.module === null ? [] : [definition.module],
  run,
});

/** An operation of a resource that writes, all of it or nothing. */
export const writing = (
  endpoint: Endpoint,
  shape: Shape,
  run: (context: CallContext) => Promise<Reply>,
): Operation => operation(endpoint, shape, (context) => inTransaction(context, run));

/** The record of a resource that has one, once there is one. */
export const singleRow = async (
  { definition, behaviours }: Endpoint,
  context: CallContext,
): Promise<Row | undefined> => {
  const { resolveRow } = behaviours.of(definition.name);
  if (resolveRow) return resolveRow(context, undefined);
  return (await findRows(context, collectionOf(context, definition), { take: 1 })).rows[0];
};

/** The record that a call is about: the one of its path, or the only one. @throws Refusal 404 */
export const rowOf = async (endpoint: Endpoint, context: CallContext): Promise<Row> => {
  const { definition } = endpoint;
  const { params, organisation } = context.call;
  const { id, org } = params;
  // A file's address names the organisation that the record belongs to, whatever a header says beside it.
  if (org !== undefined && ![String(organisation.id), organisation.organisationId].includes(org))
    throw new Refusal(404, 'server.request.notFound');
  if (!definition.single) return requireRow(context, collectionOf(context, definition), sentId(id));
  const row = await singleRow(endpoint, context);
  if (row) return row;
  throw new Refusal(404, 'server.request.notFound');
};

/** The record that a call is about to change. @throws Refusal 403 or 404 */
export const rowToChange = async (
  endpoint: Endpoint,
  context: CallContext,
  link?: string,
): Promise<Row> => {
  const row = await rowOf(endpoint, context);
  refuseClosed(context, endpoint.definition, row);
  await endpoint.behaviours.of(endpoint.definition.name).mayChange?.(context, row, link);
  return row;
};

/** The path of a resource's record. */
export const recordPath = ({ definition: { path, single } }: Endpoint): string =>
  single ? path : `${path}/{id}`;
