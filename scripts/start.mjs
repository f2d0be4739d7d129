import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build, buildServer, SERVER } from './build.mjs';
import { liveWith, startNode } from './children.mjs';
import { startPostgres } from './ownPostgres.mjs';
import { root } from './project.mjs';
import { setUp } from './setup.mjs';

/** `--server` alone starts what answers calls, whether there is an app to show or not. */
const isServerAlone = process.argv.includes('--server');

/**
 * `--postgres` keeps the rows in a PostgreSQL database: the one that `DATABASE_URL` names, or one of its own below the
 * data folder, which begins with the demo.
 */
const hasOwnDatabase = process.argv.includes('--postgres') && !process.env.DATABASE_URL;

/** `--workers` runs as many servers, in processes that share the port. */
const { workers } = parseArgs({ options: { workers: { type: 'string' } }, strict: false }).values;
const server = workers === undefined ? SERVER : [...SERVER, `--workers=${workers}`];

const start = async () => {
  if (!hasOwnDatabase) return liveWith([startNode(server)]);
  const postgres = await startPostgres(resolve(root, process.env.DATA_DIR || 'data', 'postgres'));
  const child = startNode(server, { DATABASE_URL: postgres.url, DATABASE_DEMO: '1' });
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
