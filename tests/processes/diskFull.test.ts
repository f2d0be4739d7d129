import { once } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Client, clientOf } from '../fixtures/processes/clientOf';
import { signInDemo } from '../fixtures/processes/signInDemo';
import { type ServerProcess, startProcess } from '../fixtures/processes/startProcess';
import { temporaryFolder } from '../fixtures/temporaryFolder';

// Starts processes, which a busy machine takes its time for.
vi.setConfig({ testTimeout: 60_000 });

/** Some ten kilobytes: less than the demo takes, and more than it takes to start. */
const BLOCKS = 40;

const start = async (DATA_DIR: string, blocks?: number): Promise<ServerProcess> => {
  const server = await startProcess({ DATA_DIR }, { blocks });
  onTestFinished(() => server.kill());
  return server;
};

const stop = async ({ child }: ServerProcess): Promise<unknown> => {
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  return exited;
};

const client = ({ port }: ServerProcess, token: string): Client => {
  const made = clientOf(port, token);
  onTestFinished(() => made.close());
  return made;
};

/** Names of the locations that a test added. */
const addedIn = async (calls: Client): Promise<readonly unknown[]> => {
  const { body } = await calls.call('GET', 'locations?maxrowcount=1000&filter=Vol');
  const { results }: { results?: readonly { readonly name: unknown }[] } = body;
  return (results ?? []).map(({ name }) => name).sort();
};

/** Sends a file of so many bytes. */
const upload = async ({ port }: ServerProcess, SESSIONID: string, bytes: number) => {
  const body = new FormData();
  body.append('file', new Blob([Buffer.alloc(bytes, 'a')]), 'a.txt');
  const address = `http://127.0.0.1:${port}/internal/v1/media/files`;
  const answer = await fetch(address, { method: 'POST', body, headers: { SESSIONID } });
  return [answer.status, await answer.json()];
};

test('a disk that is full is a clear error, loses nothing that was acknowledged, and stops no start', async () => {
  const folder = await temporaryFolder();
  const before = await start(folder);
  const token = await signInDemo(before.port);
  expect(await stop(before)).toEqual([0, null]);

  const full = await start(folder, BLOCKS);
  const calls = client(full, token);
  const names: string[] = [];
  let refused: unknown;
  for (let count = 10; refused === undefined && count < 99; count += 1) {
    const location = { name: `Vol ${count}`, comments: 'x'.repeat(2_000) };
    const { status, body } = await calls.call('PUT', 'locations/add', location);
    if (status === 200) names.push(location.name);
    else refused = [status, body];
  }
  const message = 'The change could not be written to disk and was not made';
  expect(refused).toEqual([500, { status: false, status_message: message }]);
  expect(names.length).toBeGreaterThan(0);
  expect(await addedIn(calls)).toEqual(names);
  expect(await upload(full, token, 100_000)).toEqual([
    507,
    { status: false, status_message: 'There is no room left for files, and nothing was stored' },
  ]);
  expect(await stop(full)).toEqual([0, null]);

  const after = await start(folder);
  const again = client(after, token);
  expect(await addedIn(again)).toEqual(names);
  expect((await again.call('PUT', 'locations/add', { name: 'Vol 99' })).status).toBe(200);
  expect((await upload(after, token, 100_000))[0]).toBe(200);
});
