import { media } from '../../../../resources/content/media';
import { defineJob, type JobParts, jobOf } from '../../../contract/Job';
import { removeUnreferred } from '../../../records/files/files';
import type { RowIn } from '../../../store/Table';
import { files } from '../../../tables/general/files';
import { history } from '../../../tables/general/history';
import { FORMER } from './contents';

type Parts = Pick<JobParts, 'store' | 'files'>;
type FileRow = RowIn<typeof files>;

/** Whether a change of a file puts another content in the place of this one, or did: it may be taken back. */
const isKnown = async (
  { store }: Parts,
  { id, organisationId, recordId }: FileRow,
): Promise<boolean> => {
  const where = { resource: media.name, recordId };
  const entries = await store.rows(history, organisationId).find({ where, only: ['changes'] });
  return entries
    .flatMap(({ changes }) => changes)
    .some(
      (one) =>
        'field' in one &&
        one.field === 'content' &&
        'was' in one.delta &&
        [one.delta.was ?? id, one.delta.is].includes(id),
    );
};

/** Removes what files held before, once no history has it any more. */
export const tendFormer = async (parts: Parts, signal?: AbortSignal): Promise<void> => {
  for await (const row of parts.store.across(files).each({ where: { resource: FORMER } })) {
    signal?.throwIfAborted();
    if (await isKnown(parts, row)) continue;
    await parts.store.transaction((inner) => inner.across(files).remove(row.id));
    await removeUnreferred(parts, row.hash);
  }
};

export const tendFormerJob = jobOf(
  defineJob({ name: 'tendFormerContents', attempts: 5, input: {} }),
  (parts, _input, signal) => tendFormer(parts, signal),
  { everyHours: 1 },
);
