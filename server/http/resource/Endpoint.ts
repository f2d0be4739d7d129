import { type Resource, type Right, writerOf } from '../../../schemas';
import { organisationNamed } from '../../access/access';
import { type CallContext, inTransaction, type Operation } from '../../contract/CallContext';
import type { SignedInCall } from '../../contract/call';
import { FieldProblems } from '../../contract/FieldProblems';
import { neededPart } from '../../contract/parts';
import { Refusal } from '../../contract/Refusal';
import type { Reply } from '../../contract/reply';
import { refuseClosed } from '../../records/refuseClosed';
import { refusalOfGone } from '../../records/removals/removals';
import { rowsOf } from '../../records/tenant';
import { type Changing, refuseChanged } from '../../records/versions/refuseChanged';
import { OWN } from '../../records/versions/version';
import type { Row } from '../../store/Store';
import { sentId } from '../../wire/sent';
import { bodyLimitOf } from '../bodyLimits';
import type { Served } from '../operations';

/** A resource that is served, with all others around it. */
export interface Endpoint extends Served {
  readonly definition: Resource;
}

/** Which call an operation answers, and the right that it needs. */
export type Shape = Pick<
  Operation,
  'method' | 'path' | 'fn' | 'sent' | 'upload' | 'writtenBy' | 'isExport' | 'act'
> & {
  readonly right: Right;
};

/** An operation of a resource that reads. */
export const operation = (
  { definition }: Endpoint,
  shape: Shape,
  run: (context: CallContext) => Promise<Reply>,
): Operation => ({
  resource: definition.name,
  writtenBy: writerOf(definition, shape.right),
  ...shape,
  maxBytes: bodyLimitOf(definition),
  envelope: definition.envelope,
  modules: definition.module === null ? [] : [definition.module],
  run,
});

/** An operation of a resource that writes, all of it or nothing. */
export const writing = (
  endpoint: Endpoint,
  shape: Shape,
  run: (context: CallContext) => Promise<Reply>,
): Operation => operation(endpoint, shape, (context) => inTransaction(context, run));

/** What creates something in a transaction, and is answered to whoever repeats the call. */
type Creating = (context: CallContext) => Promise<Reply>;

/** An operation that creates something: a call that repeats another's key is answered as that was. */
export const creating = (endpoint: Endpoint, shape: Shape, run: Creating): Operation =>
  preparing(endpoint, shape, async () => run);

/** The same for what takes time before, outside the transaction. */
export const preparing = (
  endpoint: Endpoint,
  shape: Shape,
  prepare: (context: CallContext) => Promise<Creating>,
): Operation =>
  operation(endpoint, shape, (context) =>
    context.once.answer(shape, context.call, async (keep) => {
      const run = await prepare(context);
      return inTransaction(context, async (inner) => {
        const reply = await run(inner);
        await keep(inner.store, reply);
        return reply;
      });
    }),
  );

/** What stores by itself, and what a repeat of the same key isn't to do again. */
export const once =
  (shape: Pick<Operation, 'method' | 'path' | 'fn'>, run: Operation['run']): Operation['run'] =>
  (context) =>
    context.once.answer(shape, context.call, async (keep) => {
      const reply = await run(context);
      await keep(context.store, reply);
      return reply;
    });

/** An operation that is such. */
export const doingOnce = (endpoint: Endpoint, shape: Shape, run: Operation['run']): Operation =>
  operation(endpoint, shape, once(shape, run));

/** The record of a resource that has one, once there is one. */
export const singleRow = async (
  { definition, behaviours }: Endpoint,
  context: CallContext,
): Promise<Row | undefined> => {
  const { resolveRow } = behaviours.of(definition.name);
  if (resolveRow) return resolveRow(context, undefined);
  const [row] = await rowsOf(context, context.tables.of(definition)).find({ take: 1 });
  return row;
};

/** @throws FieldProblems for what is no number, where the definition has words for that */
const refuseNoId = ({ name, idField, messages }: Resource, id: string | undefined): void => {
  const message = messages?.invalidId;
  if (message !== undefined && id !== undefined && !/^\d+$/.test(id))
    throw new FieldProblems(name, { [idField]: { message } });
};

/** The call as one about the record that its body names, where its path names none. @throws Unreadable */
export const aboutRecord = (context: CallContext, idArg: string | undefined): CallContext => {
  const { call } = context;
  if (idArg === undefined || call.params.id !== undefined) return context;
  const id = String(neededPart(call.body, idArg, sentId));
  return { ...context, call: { ...call, params: { ...call.params, id } } };
};

/** Whether part of an address names the organisation that the call is for: by its unique id, or by its number. */
export const isOwnOrganisation = ({ organisation }: SignedInCall, name: string): boolean =>
  organisationNamed([organisation], name) !== undefined;

/** A file's address names the organisation that the record belongs to, whatever a header names. @throws Refusal 404 */
export const refuseOtherOrganisation = ({ call }: CallContext): void => {
  if (call.params.org !== undefined && !isOwnOrganisation(call, call.params.org))
    throw new Refusal(404, 'server.request.notFound');
};

/** That there is no such record, with the definition's own message. */
const notFound = ({ name, idField, messages }: Resource): Refusal | FieldProblems =>
  messages?.missing === undefined
    ? new Refusal(404, 'server.request.notFound')
    : new FieldProblems(name, { [idField]: { message: messages.missing } }, 404);

const foundRow = async (
  endpoint: Endpoint,
  context: CallContext,
  lock?: 'lock',
): Promise<Row | undefined> => {
  const { definition, behaviours } = endpoint;
  const id = sentId(context.call.params.id);
  const { parts } = behaviours.of(definition.name);
  if (parts) return parts.get(context, id);
  return definition.single
    ? singleRow(endpoint, context)
    : rowsOf(context, context.tables.of(definition)).get(id, lock);
};

/**
 * The record that a call is about: the one of its path, or the only one.
 *
 * @param lock nobody else changes it before the transaction ends
 * @throws Refusal or FieldProblems 404
 */
export const rowOf = async (
  endpoint: Endpoint,
  context: CallContext,
  lock?: 'lock',
): Promise<Row> => {
  refuseOtherOrganisation(context);
  refuseNoId(endpoint.definition, context.call.params.id);
  const row = await foundRow(endpoint, context, lock);
  if (row) return row;
  throw notFound(endpoint.definition);
};

/** The id of the record that a call is about, where it isn't there; none for whatever else went wrong. */
export const idOfMissing = ({ call }: CallContext, error: unknown): number | undefined => {
  const { id } = call.params;
  const isRefused = error instanceof Refusal || error instanceof FieldProblems;
  return isRefused && error.status === 404 && id !== undefined ? sentId(id) : undefined;
};

/** What a call is about to change of a record. */
interface ToChange {
  readonly link?: string;
  /** The part whose version counts; the link, or the record's own fields unless given. `null` for none. */
  readonly part?: Changing | null;
}

/** The record that a call is about to change. @throws Refusal 403, 404 or 412, or FieldProblems 404 */
export const rowToChange = async (
  endpoint: Endpoint,
  context: CallContext,
  { link, part = link ?? OWN }: ToChange = {},
): Promise<Row> => {
  const { definition, behaviours } = endpoint;
  const row = await rowOf(endpoint, context, 'lock').catch(async (error: unknown) => {
    const id = idOfMissing(context, error);
    throw id === undefined ? error : await refusalOfGone(context, definition, id, error);
  });
  refuseClosed(context, definition, row);
  await behaviours.of(definition.name).mayChange?.(context, row, link);
  if (part !== null) await refuseChanged(context, definition, row, part);
  return row;
};

/** The path of a resource's record. */
export const recordPath = ({ definition: { path, single } }: Endpoint): string =>
  single ? path : `${path}/{id}`;
