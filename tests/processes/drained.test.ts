import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { addLocations, expectEachOnce } from '../fixtures/processes/addLocations';
import { type Client, clientOf } from '../fixtures/processes/clientOf';
import { openDatabase } from '../fixtures/processes/openDatabase';
import { type ServerProcess, startProcess } from '../fixtures/processes/startProcess';
import { temporaryFolder } from '../fixtures/temporaryFolder';

// Starts processes, which a busy machine takes its time for.
vi.setConfig({ testTimeout: 60_000 });

const isRefused = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';

/** Spreads calls over servers as a proxy does: one that takes no connection any more is left out. */
const balanced = (clients: readonly Client[]): Client => {
  const up = [...clients];
  let turn = 0;
  const call: Client['call'] = async (...asked) => {
    turn += 1;
    const chosen = up[turn % up.length];
    if (!chosen) throw new Error('No server takes connections');
    try {
      return await chosen.call(...asked);
    } catch (error) {
      if (!isRefused(error)) throw error;
      if (up.includes(chosen)) up.splice(up.indexOf(chosen), 1);
      return call(...asked);
    }
  };
  return {
    call,
    close: () => {
      for (const client of clients) client.close();
    },
  };
};

/** Ends a server as whatever runs services does. @returns how it ended */
const end = async ({ child }: ServerProcess): Promise<unknown> => {
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  return exited;
};

test('of two machines one ends under load, and no call fails', async () => {
  const { environment, store, signIn } = await openDatabase();
  onTestFinished(() => store.close());
  const shared = { ...environment, DATA_DIR: await temporaryFolder() };
  const servers = await Promise.all([startProcess(shared), startProcess(shared)]);
  for (const server of servers) onTestFinished(() => server.kill());
  const token = await signIn();
  const client = balanced(servers.map(({ port }) => clientOf(port, token)));
  onTestFinished(() => client.close());

  let exited: Promise<unknown> | undefined;
  let isOver = false;
  const keepReading = async () => {
    const statuses = new Set<unknown>();
    while (!isOver) statuses.add((await client.call('GET', 'locations')).status);
    return [...statuses];
  };
  const reading = Promise.all([keepReading(), keepReading()]);
  const all = await addLocations(
    200,
    () => client,
    (count) => {
      if (count === 50) exited = end(servers[0]);
    },
  );
  expect(await exited).toEqual([0, null]);
  isOver = true;
  expect(await reading).toEqual([[200], [200]]);
  expect(all.flatMap(({ failed }) => failed)).toEqual([]);
  await expectEachOnce(store, all);
});

test('a connection that is left open keeps no server from ending', async () => {
  const { environment, store, signIn } = await openDatabase();
  onTestFinished(() => store.close());
  const server = await startProcess({ ...environment, DATA_DIR: await temporaryFolder() });
  onTestFinished(() => server.kill());
  // Without a limit of its own it doesn't look how long the server says that it keeps connections.
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const headers = { SESSIONID: await signIn() };
  const asked = get({ port: server.port, path: '/internal/v1/locations', headers, agent });
  const [answer] = await once(asked, 'response');
  answer.resume();
  await once(answer, 'end');
  expect(answer.statusCode).toBe(200);
  expect(await end(server)).toEqual([0, null]);
});
