import type { CallContext } from '../../../contract/CallContext';
import { Refusal } from '../../../contract/Refusal';
import { findRows, requireRow } from '../../../records/tenant';
import type { Query } from '../../../store/Query';
import type { Row, Values } from '../../../store/Store';
import { pick } from '../../pick';
import { OBJECTS } from '../documents/uses';

/** Where filled-in documents stand: directly in a group, or in one of its lists. */
export interface Place {
  readonly objectlistId: number;
  /** `null` for those that stand directly in the group. */
  readonly listItemId: number | null;
}

/** The order in which rows stand that have places. */
export const byOrder: NonNullable<Query['sort']> = [{ field: 'order', order: 'asc' }];

/** The filled-in documents of a place in their order. */
export const objectsAt = async (context: CallContext, place: Place): Promise<readonly Row[]> =>
  (await findRows(context, OBJECTS, { where: { ...place }, sort: byOrder })).rows;

/** The number after the last. */
export const nextOrder = (rows: readonly Values[]): number =>
  rows.reduce((highest, { order }) => Math.max(highest, Number(order ?? 0)), 0) + 1;

/** A filled-in document as it travels, its own id under `name`. */
export const answerObject = (row: Row, name: 'id' | 'objectId'): Values => {
  const { id, ...rest } = pick(row, ['values', 'language', 'order', 'modified', 'modifiedBy']);
  return { [name]: id, objectDefinitionId: row.objectDefinitionId, ...rest };
};

/** A filled-in document of a group. @throws Refusal 404 */
export const objectIn = async (context: CallContext, group: Row, id: number): Promise<Row> => {
  const row = await requireRow(context, OBJECTS, id);
  if (row.objectlistId === group.id) return row;
  throw new Refusal(404, 'server.request.notFound');
};

/** Removes the filled-in documents of a place. */
export const removeObjectsAt = async (context: CallContext, place: Place): Promise<void> => {
  for (const { id } of await objectsAt(context, place)) await context.store.remove(OBJECTS, id);
};
