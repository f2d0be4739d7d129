import { randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isSystemError, readIfPresent } from '../../server/store/disk';
import { StoreError } from '../../server/store/Store';

/** Undoes the lock. */
export type Release = () => Promise<void>;

/**
 * What distinguishes a process from a later one of the same number, as containers start again and again with the
 * same few; empty where the system doesn't report it.
 */
const startOf = async (pid: number): Promise<string> => {
  try {
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8');
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The name, in brackets, may hold spaces; the start time is the 20th field after it.
    const start = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return `${boot.trim()}/${start}`;
  } catch {
    return '';
  }
};

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process may not be signalled, but runs.
    return isSystemError(error, 'EPERM');
  }
};

const isHeld = async (mark: string): Promise<boolean> => {
  const [pidText = '', start = ''] = mark.trim().split(' ');
  const pid = Number(pidText);
  return Number.isSafeInteger(pid) && pid > 0 && isRunning(pid) && (await startOf(pid)) === start;
};

const markIn = async (path: string): Promise<string | undefined> =>
  (await readIfPresent(path))?.toString('utf8');

/** Puts a file's content in place as `path`, whole. @returns false when something stands there */
const linkAs = async (own: string, path: string): Promise<boolean> => {
  try {
    // A link appears with its content, so nobody can read a lock that is half written.
    await link(own, path);
    return true;
  } catch (error) {
    if (isSystemError(error, 'EEXIST')) return false;
    throw error;
  }
};

/**
 * Removes a dead process's lock, unless another server has taken over since it was read. Servers do so one at a
 * time, or one could remove the lock that another has just taken.
 */
export const removeStale = async (path: string, own: string, mark: string): Promise<void> => {
  const guard = `${path}.takeover`;
  if (!(await linkAs(own, guard))) {
    const guardMark = await markIn(guard);
    // Left behind by a kill within a takeover.
    if (guardMark !== undefined && !(await isHeld(guardMark))) await rm(guard, { force: true });
    return;
  }
  try {
    if ((await markIn(path)) === mark) await rm(path, { force: true });
  } finally {
    await rm(guard, { force: true });
  }
};

/**
 * Takes the folder for this process, until released or until the process ends.
 * @throws StoreError locked, with the pid that holds it
 */
export const lockFolder = async (directory: string): Promise<Release> => {
  const path = join(directory, 'lock');
  const own = `${path}.${randomUUID()}`;
  const ownMark = `${process.pid} ${await startOf(process.pid)}\n`;
  await writeFile(own, ownMark);
  try {
    for (;;) {
      if (await linkAs(own, path)) return () => rm(path, { force: true });
      const mark = await markIn(path);
      if (mark === undefined) continue;
      const [pid = ''] = mark.split(' ');
      if (await isHeld(mark)) throw new StoreError('locked', { directory, pid });
      await removeStale(path, own, mark);
    }
  } finally {
    await rm(own, { force: true });
  }
};
