import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../../scripts/freePort.mjs';
import { Sessions } from '../../server/access/sessions';
import { served } from '../../server/http/server';
import { connectionOver } from '../../server/postgres/connection';
import { fillTable } from '../../server/postgres/fill';
import { PostgresStore } from '../../server/postgres/PostgresStore';
import { connect, makeDatabase } from '../../tests/fixtures/postgres/database';
import { rowsNamed } from '../../tests/fixtures/rowsNamed';
import { smallRows } from '../../tests/fixtures/smallRows';
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder';

// Starts half a dozen processes, which a busy machine takes its time for.
vi.setConfig({ testTimeout: 120_000 });

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** A database of few rows, and the token of a session in it. */
const openDatabase = async () => {
  const DATABASE_URL = await makeDatabase(served.tables.all);
  const client = await connect(DATABASE_URL);
  for (const table of served.tables.all)
    await fillTable(connectionOver(client), table, smallRows[table.name] ?? []);
  await client.end();
  const store = new PostgresStore({ url: DATABASE_URL });
  onTestFinished(() => store.close());
  const token = await new Sessions(store, Date.now, 60).start({ id: 1, organisationId: 1 });
  return { DATABASE_URL, token, store };
};

/** Starts the server, and waits until it greets. */
const start = async (environment: Readonly<Record<string, string>>) => {
  const child = spawn(process.execPath, ['--import', 'tsx', main, '--workers', '2'], {
    env: { ...process.env, LC_ALL: 'C', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'close');
  });
  const errors = text(child.stderr);
  for await (const part of child.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false }))
    if (part.includes('is ready')) return child;
  throw new Error(`The server ended: ${await errors}`);
};

/** Makes calls over connections that are kept, as a proxy does. */
const clientOf = (PORT: string, SESSIONID: string) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 6 });
  onTestFinished(() => agent.destroy());
  return async (method: string, path: string, body?: object) => {
    const headers = { SESSIONID, 'Content-Type': 'application/json' };
    const options = { port: PORT, path: `/internal/v1/${path}`, method, headers, agent };
    const asked = request(options);
    asked.end(body && JSON.stringify(body));
    const [answer] = await once(asked, 'response');
    await text(answer);
    return { status: answer.statusCode };
  };
};

/** The servers that a process started, without what compiles them. */
const childrenOf = async (pid: number | undefined): Promise<readonly number[]> => {
  const output = await text(spawn('ps', ['-ww', '-o', 'pid=,args=', '--ppid', String(pid)]).stdout);
  const servers = output.split('\n').filter((line) => line.includes(main));
  return servers.map((line) => Number.parseInt(line, 10));
};

test('processes that share a port are replaced without a call that fails, and end with the first', async () => {
  const { DATABASE_URL, token, store } = await openDatabase();
  const PORT = String(await freePort());
  const child = await start({ DATABASE_URL, PORT, DATA_DIR: await temporaryFolder() });
  const call = clientOf(PORT, token);
  const first = await childrenOf(child.pid);
  expect(first).toHaveLength(2);

  const areReplaced = async (before: readonly number[]) => {
    const now = await childrenOf(child.pid);
    return now.length === 2 && now.every((pid) => !before.includes(pid));
  };
  let isOver = false;
  const failures: unknown[] = [];
  const names: string[] = [];
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

  const [dying] = await childrenOf(child.pid);
  if (dying === undefined) throw new Error('No worker runs');
  process.kill(dying, 'SIGKILL');
  const isThere = async () => {
    const now = await childrenOf(child.pid);
    return now.length === 2 && !now.includes(dying);
  };
  await vi.waitUntil(isThere, { timeout: 30_000, interval: 200 });

  const exited = once(child, 'exit');
  const underWay = Array.from({ length: 6 }, (_, number) =>
    call('PUT', 'locations/add', { name: `Laatste ${number}` }),
  );
  await Promise.race(underWay);
  child.kill('SIGTERM');
  for (const { status } of await Promise.all(underWay)) expect(status).toBe(200);
  expect(await exited).toEqual([0, null]);
});
