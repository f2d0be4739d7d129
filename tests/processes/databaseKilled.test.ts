import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startPostgres } from '../../scripts/ownPostgres.mjs';
import { addLocations, expectEachOnce } from '../fixtures/processes/addLocations';
import { clientOf } from '../fixtures/processes/clientOf';
import { openDatabase } from '../fixtures/processes/openDatabase';
import { startProcess } from '../fixtures/processes/startProcess';
import { temporaryFolder } from '../fixtures/temporaryFolder';

// Makes a PostgreSQL, which a busy machine takes its time for. To wait until a key runs out would take longer.
vi.setConfig({ testTimeout: 55_000 });

const WRITES = 200;
/** Acknowledged writes after which PostgreSQL is killed. */
const KILL_AFTER = 70;

/** A PostgreSQL that stores what it acknowledges for good, and a way to kill it. */
const openPostgres = async () => {
  // The administrator's temporary folders can't be entered by the user that it runs as.
  const folder = join(tmpdir(), `back-office-postgres-${randomUUID()}`);
  const postgres = await startPostgres(folder);
  onTestFinished(async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  });
  const kill = async () => {
    const [pid] = (await readFile(join(folder, 'database', 'postmaster.pid'), 'utf8')).split('\n');
    process.kill(Number(pid), 'SIGKILL');
  };
  return { url: postgres.url, kill };
};

test('a PostgreSQL that is killed amid writes loses none, and the server goes on with it by itself', async () => {
  const postgres = await openPostgres();
  const { environment, store, signIn } = await openDatabase(postgres.url);
  onTestFinished(() => store.close());
  const server = await startProcess({ ...environment, DATA_DIR: await temporaryFolder() });
  onTestFinished(() => server.kill());
  const client = clientOf(server.port, await signIn());
  onTestFinished(() => client.close());

  const away: unknown[] = [];
  const isBack = async () => {
    const { status, body } = await client.call('GET', 'locations');
    if (status !== 200) away.push([status, body]);
    return status === 200;
  };
  let back: Promise<unknown> = Promise.resolve();
  const all = await addLocations(
    WRITES,
    async (attempt) => {
      if (attempt > 0) await back;
      return client;
    },
    (count) => {
      if (count !== KILL_AFTER) return;
      back = postgres.kill().then(() => vi.waitUntil(isBack, { timeout: 40_000, interval: 50 }));
    },
  );
  const failed = all.flatMap((write) => write.failed);
  expect(failed.length).toBeGreaterThan(0);
  expect(new Set(failed)).toEqual(new Set([503]));
  expect(away).toContainEqual([503, expect.objectContaining({ status: false })]);
  await expectEachOnce(store, all);
});
