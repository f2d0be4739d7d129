import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { refill, updateDatabase } from '../../../mock-server/chosenStore';
import { createSeed } from '../../../mock-server/seed';
import { startPostgres } from '../../../scripts/ownPostgres.mjs';
import type { Row } from '../../../server/store/Store';
import type { Account } from '../benchPage';
import { startBenchServer } from '../benchServer';
import { heard, start } from '../forked';
import { fillProducts, type Sizes } from './fillProducts';

/** Room for the indexes in memory, and for them to be built in, as on a machine that serves so many rows. */
const FLAGS = ['shared_buffers=1GB', 'maintenance_work_mem=512MB', 'max_wal_size=4GB'];

/** A server and a bare one on the same database. */
export interface Both {
  readonly ours: { readonly base: string; readonly headers: Record<string, string>; pid: number };
  readonly bare: { readonly base: string; readonly headers: Record<string, string>; pid: number };
  readonly memory: () => number;
}

const isFilled = async (client: Client, { products }: Sizes): Promise<boolean> => {
  const { rows } = await client.query(`SELECT to_regclass('products') AS found`);
  if (rows[0].found === null) return false;
  const counted = await client.query('SELECT count(*)::int AS total FROM products');
  return counted.rows[0].total === products;
};

const fillUnlessFilled = async (url: string, sizes: Sizes): Promise<void> => {
  const client = new Client(url);
  await client.connect();
  try {
    if (await isFilled(client, sizes)) {
      await updateDatabase(url);
      // What was saved the last time is in indexes by halves, and hides a page from the index alone.
      await client.query('VACUUM ANALYZE');
      return;
    }
    await refill(url, (await createSeed()) as Record<string, Row[]>);
    await fillProducts(client, sizes);
  } finally {
    await client.end();
  }
};

const withServers = async (
  folder: string,
  url: string,
  account: Account,
  work: (both: Both) => Promise<void>,
): Promise<void> => {
  const server = await startBenchServer(join(folder, 'files'), { databaseUrl: url });
  const bare = start('postgres/bareServer.ts', url);
  try {
    const bareBase = `http://127.0.0.1:${await heard(bare)}/`;
    const { sessionId } = await server.signIn(account.email, account.password);
    const headers = { SESSIONID: sessionId };
    await work({
      ours: { base: `${server.origin}/internal/v1/`, headers, pid: server.pid ?? 0 },
      bare: { base: bareBase, headers: {}, pid: bare.pid ?? 0 },
      memory: server.memory,
    });
  } finally {
    bare.disconnect();
    await server.stop();
  }
};

/**
 * Starts a PostgreSQL with so many products, with the server and a bare one on it, and ends them when the work is done.
 *
 * @param kept a folder in which the database stays for the next time; in one of its own it goes
 */
export const withDatabase = async (
  sizes: Sizes,
  account: Account,
  kept: string | undefined,
  work: (both: Both) => Promise<void>,
): Promise<void> => {
  const folder = kept ? resolve(kept) : mkdtempSync(join(tmpdir(), 'back-office-bench-'));
  // To an administrator PostgreSQL runs as somebody else, who has to get in.
  if (!kept) chmodSync(folder, 0o711);
  const postgres = await startPostgres(
    join(folder, 'postgres'),
    FLAGS.flatMap((flag) => ['-c', flag]),
  );
  try {
    await fillUnlessFilled(postgres.url, sizes);
    await withServers(folder, postgres.url, account, work);
  } finally {
    await postgres.stop();
    if (!kept) rmSync(folder, { recursive: true, force: true });
  }
};
