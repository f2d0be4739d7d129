import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { root } from './project.mjs';

/**
 * @typedef {object} OwnPostgres
 * @property {string} url the address of its database
 * @property {() => Promise<void>} stop
 */

/**
 * Starts a PostgreSQL of its own, which ends with this process at the latest.
 *
 * @param {string} folder where it keeps what it stores; made if need be
 * @param {string[]} [flags] of postgres
 * @returns {Promise<OwnPostgres>}
 */
export const startPostgres = async (folder, flags = []) => {
  // Apart from the terminal: Ctrl-C would end the database before those who use it are done.
  const child = spawn(process.execPath, ['scripts/postgres.mjs', folder, ...flags], {
    cwd: root,
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const first = once(createInterface(child.stdout), 'line');
  const [url] = await Promise.race([first, exited.then(() => [''])]);
  if (url === '') throw new Error('PostgreSQL did not start');
  return {
    url,
    stop: async () => {
      child.stdin.end();
      await exited;
    },
  };
};
