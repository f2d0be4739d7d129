import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../scripts/freePort.mjs';

const LOOK_MS = 5;

const answers = async (url: string): Promise<boolean> => {
  try {
    await fetch(url);
    return true;
  } catch {
    return false;
  }
};

/**
 * Starts what `npm start` starts, where app and server are built, and ends it.
 *
 * @returns milliseconds until the first call was answered
 */
export const measureStart = async (directory: string): Promise<number> => {
  const port = String(await freePort());
  const start = performance.now();
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, PORT: port, HOST: '127.0.0.1', DATA_DIR: directory },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await answers(`http://127.0.0.1:${port}/internal/v1/session`)))
    await setTimeout(LOOK_MS);
  const time = performance.now() - start;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  return time;
};
