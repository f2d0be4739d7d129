import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, buildServer, SERVER_ENVIRONMENT, serverOn } from './build.mjs';
import { captureNode, liveWith, startNode } from './children.mjs';
import { startPostgres } from './ownPostgres.mjs';
import { isProduction, root, typescript } from './project.mjs';
import { setUp } from './setup.mjs';
import { readStartOptions } from './startOptions.mjs';

const options = () => {
  try {
    return readStartOptions(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
};

const { server: isServerAlone, postgres: isOnPostgres, workers } = options();

/** One that `DATABASE_URL` names is used instead. */
const hasOwnDatabase = isOnPostgres && !process.env.DATABASE_URL;

/** @type {(databaseUrl: string | undefined) => string[]} */
const server = (databaseUrl) => [
  ...serverOn(databaseUrl),
  ...(workers === undefined ? [] : [`--workers=${workers}`]),
];

const dataFolder = resolve(root, process.env.DATA_DIR || 'data');

/** Makes the tables of a database that has just been made. @type {(url: string) => Promise<void>} */
const makeTables = async (url) => {
  const args = typescript('mock-server/migrate.ts');
  const { code, output } = await captureNode(args, { DATABASE_URL: url });
  if (code !== 0) throw new Error(output);
};

/** @returns {Promise<NodeJS.ProcessEnv>} what a server on a database of its own is started with */
const ownDatabase = async (/** @type {string} */ url, /** @type {boolean} */ isNew) => {
  if (!isProduction) return { DATABASE_URL: url, DATABASE_DEMO: '1' };
  if (isNew) await makeTables(url);
  return { DATABASE_URL: url };
};

const start = async () => {
  if (!hasOwnDatabase)
    return liveWith([startNode(server(process.env.DATABASE_URL), SERVER_ENVIRONMENT)]);
  if (isProduction && !existsSync(dataFolder))
    throw new Error(`There is no data folder ${dataFolder}. Mount or make it, or set DATA_DIR.`);
  const folder = resolve(dataFolder, 'postgres');
  const isNew = !existsSync(folder);
  const postgres = await startPostgres(folder);
  const environment = await ownDatabase(postgres.url, isNew).catch(async (error) => {
    await postgres.stop();
    throw error;
  });
  const child = startNode(server(postgres.url), { ...SERVER_ENVIRONMENT, ...environment });
  child.once('exit', () => postgres.stop());
  liveWith([child]);
};

setUp();
const { code, output } = await (isServerAlone ? buildServer() : build());
/** @type {(problem: string, exitCode: number) => void} */
const fail = (problem, exitCode) => {
  console.error(problem);
  process.exitCode = exitCode;
};
if (code === 0) await start().catch((error) => fail(error.message, 1));
else fail(output, code);
