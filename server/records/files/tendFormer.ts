import type { Definitions } from '../../contract/definitions';
import { defineJob, type Job, type JobParts, jobOf } from '../../contract/Job';
import { files } from '../../tables/general/files';
import { type HistoryChange, history } from '../../tables/general/history';
import { type FileRow, formerOf, ofFormer, removeUnreferred } from './files';

type Parts = Pick<JobParts, 'store' | 'files'>;

/** The field of a file's row whose content has an id of its own. */
const CONTENT = 'content';

/** Whether a change puts another file in the place of this one, or did. */
const isAbout = (change: HistoryChange, id: number): boolean => {
  if ('file' in change) return [change.was?.id, change.is?.id].includes(id);
  if (!('field' in change) || change.field !== CONTENT || !('was' in change.delta)) return false;
  return [change.delta.was ?? id, change.delta.is].includes(id);
};

/** Whether something may be taken back that leads to this content. */
const isKnown = async (
  { store }: Parts,
  { id, organisationId, recordId, resource = '' }: FileRow,
): Promise<boolean> => {
  const where = { resource: ofFormer(resource) ?? resource, recordId };
  const entries = await store.rows(history, organisationId).find({ where, only: ['changes'] });
  return entries.some(({ changes }) => changes.some((change) => isAbout(change, id)));
};

/** Removes what files of resources were before, once no history has it any more. */
export const tendFormer = async (
  parts: Parts,
  resources: readonly string[],
  signal?: AbortSignal,
): Promise<void> => {
  const where = { resource: resources.map(formerOf) };
  for await (const row of parts.store.across(files).each({ where })) {
    signal?.throwIfAborted();
    if (await isKnown(parts, row)) continue;
    await parts.store.transaction((inner) => inner.across(files).remove(row.id));
    await removeUnreferred(parts, row.hash);
  }
};

/** The job that does so each hour. */
export const tendFormerJob = ({ definitions }: { readonly definitions: Definitions }): Job =>
  jobOf(
    defineJob({ name: 'tendFormerContents', attempts: 5, input: {} }),
    (parts, _input, signal) =>
      tendFormer(
        parts,
        definitions.all.map(({ name }) => name),
        signal,
      ),
    { everyHours: 1 },
  );
