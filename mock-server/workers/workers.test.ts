import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { clientOf } from '../../tests/fixtures/processes/clientOf';
import { openDatabase } from '../../tests/fixtures/processes/openDatabase';
import { startProcess } from '../../tests/fixtures/processes/startProcess';
import { rowsNamed } from '../../tests/fixtures/rowsNamed';
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder';

// Starts half a dozen processes, which a busy machine takes its time for.
vi.setConfig({ testTimeout: 120_000 });

/** How many requests for the session all processes together have answered so far, as one of them counts. */
const sessionsCounted = async (port: string): Promise<number> => {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  const counted = /^http_requests_total\{.*route="\/internal\/v1\/session".*\} (\d+)$/m;
  return Number(counted.exec(await answer.text())?.[1] ?? 0);
};

/** The servers that a process started. */
const childrenOf = async (pid: number | undefined): Promise<readonly number[]> => {
  const output = await text(spawn('ps', ['-o', 'pid=', '--ppid', String(pid)]).stdout);
  return (output.match(/\d+/g) ?? []).map(Number);
};

test('processes that share a port are replaced without a call that fails, and end with the first', async () => {
  const { environment, signIn, store } = await openDatabase();
  onTestFinished(() => store.close());
  const places = { ...environment, DATA_DIR: await temporaryFolder() };
  const { child, port, kill } = await startProcess(places, { args: ['--workers', '2'] });
  onTestFinished(kill);
  const { call, close } = clientOf(port, await signIn());
  onTestFinished(close);
  const first = await childrenOf(child.pid);
  expect(first).toHaveLength(2);

  const areReplaced = async (before: readonly number[]) => {
    const now = await childrenOf(child.pid);
    return now.length === 2 && now.every((pid) => !before.includes(pid));
  };
  let isOver = false;
  const failures: unknown[] = [];
  const names: string[] = [];
  let sessionsAsked = 0;
  const keepCalling = async (number: number) => {
    for (let count = 0; !isOver; count += 1) {
      const name = `Zaal ${number}.${count}`;
      const writing = count % 4 === 0;
      const { status } = await (writing
        ? call('PUT', 'locations/add', { name })
        : call('GET', 'session')
      ).catch((error: unknown) => ({ status: error }));
      if (status !== 200) failures.push(status);
      else if (writing) names.push(name);
      else sessionsAsked += 1;
      // Now and then a connection is idle, as most are.
      await delay(number * 20);
    }
  };
  const calling = Array.from({ length: 6 }, (_, number) => keepCalling(number));
  child.kill('SIGHUP');
  await vi.waitUntil(() => areReplaced(first), { timeout: 60_000, interval: 200 });
  isOver = true;
  await Promise.all(calling);
  expect(failures).toEqual([]);
  const stored = (await rowsNamed(store, 'locations').find({})).map(({ name }) => String(name));
  expect(stored.filter((name) => name.startsWith('Zaal ')).sort()).toEqual([...names].sort());
  // Those that ended have counted as well, and it doesn't matter who is asked.
  const areAllCounted = async () => expect(await sessionsCounted(port)).toBe(sessionsAsked);
  for (const _ of first) await vi.waitFor(areAllCounted, { timeout: 10_000 });

  const [dying] = await childrenOf(child.pid);
  if (dying === undefined) throw new Error('No worker runs');
  process.kill(dying, 'SIGKILL');
  const isThere = async () => {
    const now = await childrenOf(child.pid);
    return now.length === 2 && !now.includes(dying);
  };
  await vi.waitUntil(isThere, { timeout: 30_000, interval: 200 });
  await areAllCounted();

  const exited = once(child, 'exit');
  const underWay = Array.from({ length: 6 }, (_, number) =>
    call('PUT', 'locations/add', { name: `Laatste ${number}` }),
  );
  await Promise.race(underWay);
  child.kill('SIGTERM');
  for (const { status } of await Promise.all(underWay)) expect(status).toBe(200);
  expect(await exited).toEqual([0, null]);
});
