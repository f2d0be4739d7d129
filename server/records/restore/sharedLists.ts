import { idsIn } from '../../access/access';
import type { Row, Table } from '../../store/Table';
import type { Restoring } from './Restoring';

/** A field with the ids of rows that organisations share: modules, users, organisations. */
interface SharedList {
  readonly field: string;
  readonly to: Table;
}

const sharedLists = ({ tables }: Pick<Restoring, 'tables'>, table: Table): readonly SharedList[] =>
  Object.entries(table.columns).flatMap(([field, { type, to = '' }]) => {
    const shared = tables.named(to);
    return type === 'ids' && shared && !shared.ofOrganisation ? [{ field, to: shared }] : [];
  });

/** Those of shared rows that are there. */
const present = async (
  { target }: Pick<Restoring, 'target'>,
  to: Table,
  ids: readonly number[],
): Promise<ReadonlySet<number>> => {
  const where = { id: [...new Set(ids)] };
  const found = await target.store.rows(to).find({ where, only: [] });
  return new Set(found.map(({ id }) => id));
};

/**
 * Rows of the copy as they are to be stored: what they list of modules, users and organisations is as far as it is
 * still there. Other ids stay, as those of who did something do when a user is deleted.
 *
 * @param returning the users who come back
 */
export const withoutMissing = async (
  restoring: Restoring,
  table: Table,
  rows: readonly Row[],
  returning: ReadonlySet<number>,
): Promise<readonly Row[]> => {
  let mended = rows;
  for (const { field, to } of sharedLists(restoring, table)) {
    const there = await present(
      restoring,
      to,
      mended.flatMap((row) => idsIn(row[field])),
    );
    const stays = (id: number): boolean =>
      there.has(id) ||
      (to.name === 'users' && returning.has(id)) ||
      (to.name === 'organisations' && id === restoring.organisation.id);
    mended = mended.map((row) =>
      idsIn(row[field]).every(stays) ? row : { ...row, [field]: idsIn(row[field]).filter(stays) },
    );
  }
  return mended;
};
