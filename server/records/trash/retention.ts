import { defineJob, type JobParts, jobOf } from '../../contract/Job';
import { files } from '../../tables/general/files';
import { trashParts } from '../../tables/general/trashParts';
import { trash } from '../../tables/organisation/trash';
import { removeUnreferred } from '../files/files';

/** As many entries are looked for at a time. */
const AT_ONCE = 100;

type Parts = Pick<JobParts, 'store' | 'clock' | 'files'>;

/** Removes an entry with all that it kept; contents of files once that is stored. */
const removeEntry = async ({ store, files: contents }: Parts, id: number): Promise<void> => {
  const hashes = await store.transaction(async (inner) => {
    const entry = await inner.across(trash).get(id, 'lock');
    if (!entry) return [];
    const where = { id: entry.fileIds ?? [] };
    const held = await inner.across(files).find({ where });
    if (held.length > 0) await inner.across(files).removeWhere({ where });
    await inner.across(trashParts).removeWhere({ where: { entryId: id } });
    await inner.across(trash).remove(id);
    return held.map(({ hash }) => hash);
  });
  for (const hash of new Set(hashes)) await removeUnreferred({ store, files: contents }, hash);
};

/** Removes for good what has lain in the trash long enough. */
export const emptyTrash = async (parts: Parts, signal?: AbortSignal): Promise<void> => {
  const where = { until: { to: new Date(parts.clock()).toISOString() } };
  for (;;) {
    const over = await parts.store.across(trash).find({ where, take: AT_ONCE, only: [] });
    if (over.length === 0) return;
    for (const { id } of over) {
      signal?.throwIfAborted();
      await removeEntry(parts, id);
    }
  }
};

export const emptyTrashJob = jobOf(
  defineJob({ name: 'emptyTrash', attempts: 5, input: {} }),
  (parts, _input, signal) => emptyTrash(parts, signal),
  { everyHours: 1 },
);
