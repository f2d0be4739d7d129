import { defineJob, type JobParts, jobOf } from '../../contract/Job';
import { referredTo, removeUnreferred } from './files';
import { forgetWaiting } from './filesAhead';

const HOUR = 60 * 60 * 1000;
/** What is younger may belong to a call that isn't over. */
const GRACE_MS = 24 * HOUR;
/** As many contents are looked for among the rows at a time. */
const AT_ONCE = 500;

/** A sequence in parts. */
async function* inParts<T>(all: AsyncIterable<T>, length: number): AsyncIterable<readonly T[]> {
  let part: T[] = [];
  for await (const one of all) {
    part.push(one);
    if (part.length < length) continue;
    yield part;
    part = [];
  }
  yield part;
}

const sweepContents = async (
  parts: JobParts,
  before: number,
  signal?: AbortSignal,
): Promise<void> => {
  for await (const hashes of inParts(parts.files.storedBefore(before), AT_ONCE)) {
    const referred = await referredTo(parts, hashes);
    for (const hash of hashes) {
      signal?.throwIfAborted();
      if (!referred.has(hash)) await removeUnreferred(parts, hash);
    }
  }
};

/**
 * Removes what processes that were killed left behind: files that no row refers to, what was half received or half stored, mails of
 * which it isn't known whether they went out, and files that wait for a record which was never made. What is younger
 * than a day stays.
 *
 * @param signal ends it before it is through: it throws then
 */
export const sweepFiles = async (parts: JobParts, signal?: AbortSignal): Promise<void> => {
  const before = parts.clock() - GRACE_MS;
  await parts.files.clearIncoming(before);
  await parts.services.mail.clearWaiting(before);
  await forgetWaiting(parts);
  await sweepContents(parts, before, signal);
  await parts.files.clearUnfinished(before);
};

/** Sweeps from time to time. */
export const sweepFilesJob = jobOf(
  defineJob({ name: 'sweepFiles', attempts: 5, input: {} }),
  (parts, _input, signal) => sweepFiles(parts, signal),
  { everyHours: 6 },
);
