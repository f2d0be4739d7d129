import type { CallContext } from '../../../contract/CallContext';
import { Refusal } from '../../../contract/Refusal';
import { requireRow, rowsOf } from '../../../records/tenant';
import type { Values } from '../../../store/Store';
import type { Keyed, RowIn } from '../../../store/Table';
import { objects } from '../../../tables/builder/objects';
import { pick } from '../../pick';

/** A filled-in document. */
export type FilledIn = RowIn<typeof objects>;

/** Where filled-in documents stand: directly in a group, or in one of its lists. */
export interface Place {
  readonly objectlistId: number;
  /** `null` for those that stand directly in the group. */
  readonly listItemId: number | null;
}

/** The order in which rows stand that have places. */
export const byOrder = [{ field: 'order', order: 'asc' }] as const;

/**
 * The filled-in documents of a place in their order.
 *
 * @param only the fields that are needed of each; all unless given
 */
export const objectsAt = (
  context: CallContext,
  place: Place,
  only?: readonly (keyof FilledIn)[],
): Promise<readonly FilledIn[]> =>
  rowsOf(context, objects).find({ where: { ...place }, sort: byOrder, only });

/** The number after the last. */
export const nextOrder = (rows: readonly { readonly order?: number | null }[]): number =>
  rows.reduce((highest, { order }) => Math.max(highest, order ?? 0), 0) + 1;

/** A filled-in document as it travels, its own id under `name`. */
export const answerObject = (row: FilledIn, name: 'id' | 'objectId'): Values => {
  const { id, ...rest } = pick(row, ['values', 'language', 'order', 'modified', 'modifiedBy']);
  return { [name]: id, objectDefinitionId: row.objectDefinitionId, ...rest };
};

/** A filled-in document of a group, which nobody else changes before the transaction ends. @throws Refusal 404 */
export const objectIn = async (
  context: CallContext,
  group: Keyed,
  id: number,
): Promise<FilledIn> => {
  const row = await requireRow(context, objects, id, 'lock');
  if (row.objectlistId === group.id) return row;
  throw new Refusal(404, 'server.request.notFound');
};

/** Removes the filled-in documents of a place. */
export const removeObjectsAt = async (context: CallContext, place: Place): Promise<void> => {
  await rowsOf(context, objects).removeWhere({ where: { ...place } });
};
