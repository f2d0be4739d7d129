import { resolve } from 'node:path';
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

const start = async () => {
  if (!hasOwnDatabase) return liveWith([startNode(SERVER)]);
  const postgres = await startPostgres(resolve(root, process.env.DATA_DIR || 'data', 'postgres'));
  const server = startNode(SERVER, { DATABASE_URL: postgres.url, DATABASE_DEMO: '1' });
  server.once('exit', () => postgres.stop());
  liveWith([server]);
};

setUp();
const { code, output } = await (isServerAlone ? buildServer() : build());
if (code === 0) await start();
else {
  console.error(output);
  process.exitCode = code;
}
