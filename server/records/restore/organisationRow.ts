import { isSameRow } from '../../store/copy';
import type { Changes } from '../../store/Rows';
import { type Store, StoreError } from '../../store/Store';
import type { Row } from '../../store/Table';
import { organisations } from '../../tables/organisation/organisations';
import type { RestoreStep, Restoring } from './Restoring';
import { withoutMissing } from './sharedLists';

/** What was decided about an organisation from outside since the copy was made, and isn't undone. */
const decided = ['parentId', 'formerParentId', 'active'] as const;

/** An organisation that comes back, below the one where it stood if that is still there. */
const returned = async (store: Store, row: Row): Promise<Row> => {
  const parent = typeof row.parentId === 'number' ? row.parentId : 0;
  const isThere = (await store.rows(organisations).get(parent)) !== undefined;
  return { ...row, parentId: isThere ? parent : null, formerParentId: null };
};

/** @throws StoreError restoreOther where the id or the number is another organisation's by now */
const requireSame = async (store: Store, row: Row, present: Row | undefined): Promise<void> => {
  const all = store.rows(organisations);
  const organisationId = String(row.organisationId);
  const [named] = await all.find({ where: { organisationId }, take: 1 });
  const other = [present, named].find(
    (one) => one && (one.id !== row.id || one.organisationId !== row.organisationId),
  );
  if (other) throw new StoreError('restoreOther', { id: String(row.id), name: String(other.name) });
};

/** Changes that make one row of the other. */
const changesTo = (row: Row, present: Row): Changes<Row> => ({
  ...Object.fromEntries(Object.keys(present).map((name) => [name, undefined])),
  ...row,
});

/** What is to be done about the organisation's own row. */
export const organisationStep = async (restoring: Restoring): Promise<RestoreStep> => {
  const { target, organisation } = restoring;
  const { store } = target;
  const present = await store.rows<Row>(organisations).get(organisation.id);
  await requireSame(store, organisation, present);
  const [mended = organisation] = await withoutMissing(
    restoring,
    organisations,
    [organisation],
    new Set(),
  );
  const nothing = { table: organisations.name, added: 0, changed: 0, removed: 0 };
  if (!present) {
    const row = await returned(store, mended);
    return { ...nothing, added: 1, apply: () => target.insert(organisations, [row]) };
  }
  const kept = Object.fromEntries(decided.map((name) => [name, present[name]]));
  const row = { ...mended, ...kept };
  if (isSameRow(row, present)) return { ...nothing, apply: async () => undefined };
  const apply = async () => {
    await store.rows<Row>(organisations).update(row.id, changesTo(row, present));
  };
  return { ...nothing, changed: 1, apply };
};
