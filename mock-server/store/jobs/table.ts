import type { JobRequest, Store, Values } from '../../../server/store/Store';
import type { RowIn } from '../../../server/store/Table';
import { json } from '../../../server/tables/columns';
import { defineTable } from '../../../server/tables/defineTable';

/** Jobs that wait, are under way, or have failed. No part of what the server describes: a database has a queue. */
export const jobs = defineTable({
  name: 'jobs',
  shared: true,
  columns: {
    name: 'text',
    key: json<string | null>(),
    input: json<Values>(),
    /** Not before this moment; milliseconds since 1970. */
    runAt: 'number',
    /** How often it was attempted, and is at most. */
    attempted: 'number',
    attempts: 'number',
    state: json<'waiting' | 'active' | 'failed'>(),
    /** Why the last attempt failed. */
    error: 'text',
  },
});

export type JobRow = RowIn<typeof jobs>;

/** Keeps a job until it is done. To be called within a transaction. */
export const keepJob = async (
  store: Store,
  { name, input, attempts, key, runAt = 0, ifNone }: JobRequest,
): Promise<void> => {
  const rows = store.rows(jobs);
  if (key !== undefined) {
    const others = { name, key };
    const known = { where: { ...others, state: ['waiting', 'active'] } };
    if (ifNone && (await rows.count(known)) > 0) return;
    await rows.removeWhere({ where: { ...others, state: ['waiting', 'failed'] } });
    // One that is under way goes by what it was given: the later one waits beside it.
    await rows.updateWhere({ where: others }, { key: null });
  }
  await rows.insert({ name, key, input, runAt, attempted: 0, attempts, state: 'waiting' });
};
