import type { Condition } from '../store/Query';
import type { Store } from '../store/Store';
import type { RowIn } from '../store/Table';
import { sessions } from '../tables/organisation/sessions';

/** Ends sessions, within a transaction as a suspension must: their tokens open nothing, whatever is undone later. */
export const endSessions = async (
  store: Store,
  where: NonNullable<Condition<RowIn<typeof sessions>>['where']>,
  exceptId?: number,
): Promise<void> => {
  const except = exceptId !== undefined && { not: { where: { id: exceptId } } };
  await store.rows(sessions).removeWhere({ where, ...except });
};
