import type { CallContext } from '../../contract/CallContext';
import { takeTurn } from '../turns';
import { referredTo, removeUnreferred } from './files';
import { forgetWaiting } from './filesAhead';

type Parts = Pick<CallContext, 'store' | 'files' | 'services' | 'clock' | 'log'>;

const HOUR = 60 * 60 * 1000;
/** What is younger may belong to a call that isn't over. */
const GRACE_MS = 24 * HOUR;
/** How often it is swept, by one of all processes. */
const EVERY_MS = 6 * HOUR;
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

const sweepContents = async (parts: Parts, before: number, signal?: AbortSignal): Promise<void> => {
  for await (const hashes of inParts(parts.files.storedBefore(before), AT_ONCE)) {
    const referred = await referredTo(parts, hashes);
    for (const hash of hashes) {
      if (signal?.aborted) return;
      if (!referred.has(hash)) await removeUnreferred(parts, hash);
    }
  }
};

/**
 * Removes what processes that were killed left behind: files that no row refers to, what was half received, mails of
 * which it isn't known whether they went out, and files that wait for a record which was never made. What is younger
 * than a day stays.
 *
 * @param signal ends it before it is through
 */
export const sweepFiles = async (parts: Parts, signal?: AbortSignal): Promise<void> => {
  const before = parts.clock() - GRACE_MS;
  await parts.files.clearIncoming(before);
  await parts.services.mail.clearWaiting(before);
  await forgetWaiting(parts);
  await sweepContents(parts, before, signal);
};

/**
 * Sweeps now and from time to time, as long as the server runs.
 *
 * @returns ends it, and resolves once nothing is being swept any more
 */
export const keepSwept = (parts: Parts): (() => Promise<void>) => {
  const end = new AbortController();
  const sweep = async (): Promise<void> => {
    if (await takeTurn(parts.store, parts.clock, 'sweepFiles', EVERY_MS))
      await sweepFiles(parts, end.signal);
  };
  let running = sweep().catch(parts.log);
  const timer = setInterval(() => {
    running = running.then(sweep).catch(parts.log);
  }, HOUR);
  timer.unref();
  return async () => {
    clearInterval(timer);
    end.abort();
    await running;
  };
};
