import type { Row } from '../../store/Store';
import type { RowIn } from '../../store/Table';
import { history, type LinkChange } from '../../tables/general/history';
import { type OrganisationContext, rowsOf } from '../tenant';
import { before } from './delta';

/** A change of a record, with its row as it was before and after it. */
export interface Change {
  readonly entry: RowIn<typeof history>;
  readonly was: Row;
  readonly is: Row;
}

const wasBefore = ({ changes }: Change['entry'], is: Row): Row => {
  const was: Record<string, unknown> = {};
  for (const change of changes) {
    if ('field' in change) was[change.field] = before(change.delta, is[change.field]);
    if ('file' in change) was[change.file] = change.was?.name ?? '';
  }
  return { ...is, ...was };
};

/** Changes of a record, the latest first, each as it is found by going back from the record as it is. */
export const goBack = (row: Row, entries: readonly Change['entry'][]): readonly Change[] => {
  let is = row;
  return entries.map((entry) => {
    const change = { entry, was: wasBefore(entry, is), is };
    is = change.was;
    return change;
  });
};

/**
 * The last changes of a record, the latest first.
 *
 * @param take how many of them
 */
export const lastChanges = async (
  context: OrganisationContext,
  resource: string,
  row: Row,
  take: number,
): Promise<readonly Change[]> => {
  const where = { resource, recordId: row.id };
  const sort = [{ field: 'id', order: 'desc' }] as const;
  return goBack(row, await rowsOf(context, history).find({ where, sort, take }));
};

/** How many changes of a record are kept. */
export const countChanges = (
  context: OrganisationContext,
  resource: string,
  { id }: Row,
): Promise<number> => rowsOf(context, history).count({ where: { resource, recordId: id } });

const linkChanges = ({ changes }: Change['entry'], link: string): readonly LinkChange[] =>
  changes.flatMap((change) => ('link' in change && change.link === link ? [change] : []));

/** The ids that a link had which other rows hold, before these changes, the latest first. */
export const linkedBefore = (
  changes: readonly Change[],
  link: string,
  present: readonly number[],
): readonly number[] => {
  let ids = present;
  for (const { entry } of changes)
    for (const { was, is } of linkChanges(entry, link).toReversed())
      ids = [...ids.filter((id) => !is.includes(id)), ...was];
  return ids;
};
