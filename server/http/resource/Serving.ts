import type { Resource, Right } from '../../../schemas';
import { behaviourOf } from '../../behaviours';
import type { Catalogue } from '../../contract/definitions';
import { FieldProblems, problemsReply } from '../../contract/FieldProblems';
import { Refusal } from '../../contract/Refusal';
import type { Reply, SignedInCall } from '../../contract/route';
import { inTransaction, type Work } from '../../contract/Work';
import { collectionOf } from '../../records/collections';
import { refuseClosed } from '../../records/refuseClosed';
import { findRows, requireRow } from '../../records/scope';
import type { Row } from '../../store/Store';
import { Unreadable } from '../../wire/WireKind';
import type { Operation } from '../operations';

/** A resource that is served, with all others around it. */
export interface Serving {
  readonly definition: Resource;
  readonly catalogue: Catalogue;
}

/** Runs the work of a call; what is wrong with what was sent becomes an answer. */
export const answering =
  (catalogue: Catalogue, run: (work: Work) => Promise<Reply>) =>
  async (call: SignedInCall): Promise<Reply> => {
    const work = { call, store: call.context.store, catalogue };
    try {
      return await run(work);
    } catch (error) {
      if (error instanceof FieldProblems) return problemsReply(work, error);
      if (error instanceof Unreadable) throw new Refusal(400, 'server.request.malformed');
      throw error;
    }
  };

type Shape = Pick<Operation, 'method' | 'path' | 'fn' | 'upload'> & { readonly right: Right };

/** An operation of a resource that reads. */
export const operation = (
  { definition, catalogue }: Serving,
  shape: Shape,
  run: (work: Work) => Promise<Reply>,
): Operation => ({
  ...shape,
  modules: definition.module === null ? [] : [definition.module],
  run: answering(catalogue, run),
});

/** An operation of a resource that writes, all of it or nothing. */
export const writing = (
  serving: Serving,
  shape: Shape,
  run: (work: Work) => Promise<Reply>,
): Operation => operation(serving, shape, (work) => inTransaction(work, run));

/** The record of a resource that has one, once there is one. */
export const singleRow = async ({ definition }: Serving, work: Work): Promise<Row | undefined> => {
  const { single } = behaviourOf(definition.name);
  if (single) return single(work);
  return (await findRows(work, collectionOf(definition), { take: 1 })).rows[0];
};

/** The record that a call is about: the one of its path, or the only one. @throws Refusal 404 */
export const rowOf = async (serving: Serving, work: Work): Promise<Row> => {
  const { definition } = serving;
  const { params, organisation } = work.call;
  const { id, org } = params;
  // A file's address names the organisation that the record belongs to, whatever a header says beside it.
  if (org !== undefined && ![String(organisation.id), organisation.organisationId].includes(org))
    throw new Refusal(404, 'server.request.notFound');
  if (!definition.single) return requireRow(work, collectionOf(definition), id);
  const row = await singleRow(serving, work);
  if (row) return row;
  throw new Refusal(404, 'server.request.notFound');
};

/** The record that a call is about to change. @throws Refusal 403 or 404 */
export const rowToChange = async (serving: Serving, work: Work, link?: string): Promise<Row> => {
  const row = await rowOf(serving, work);
  refuseClosed(serving.definition, row);
  await behaviourOf(serving.definition.name).mayChange?.(work, row, link);
  return row;
};

/** The path of a resource's record. */
export const recordPath = ({ definition: { path, single } }: Serving): string =>
  single ? path : `${path}/{id}`;
