import type { Condition } from '../store/Query';
import type { Store } from '../store/Store';

/** Ends sessions within a transaction, as a suspension must: their tokens open nothing, whatever is undone later. */
export const endSessions = async (
  store: Store,
  where: NonNullable<Condition['where']>,
  exceptId?: number,
): Promise<void> => {
  for (const { id } of (await store.find('sessions', { where })).rows)
    if (id !== exceptId) await store.remove('sessions', id);
};
