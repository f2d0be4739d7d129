import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Load } from './load';

/** Starts a file of this folder in a process of its own. */
export const start = (file: string, ...args: string[]): ChildProcess =>
  fork(fileURLToPath(new URL(file, import.meta.url)), args, { execArgv: ['--import', 'tsx'] });

/** The number that a process sends next. @throws Error where it ends without */
export const heard = async (child: ChildProcess): Promise<number> => {
  const ended = new AbortController();
  const onExit = () => ended.abort();
  child.once('exit', onExit);
  try {
    return Number((await once(child, 'message', { signal: ended.signal }))[0]);
  } finally {
    child.off('exit', onExit);
  }
};

/** Asks one address on many connections at a time. @returns answers a second */
export const answersPerSecond = (load: Load): Promise<number> => {
  const child = start('load.ts');
  child.send(load);
  return heard(child);
};
