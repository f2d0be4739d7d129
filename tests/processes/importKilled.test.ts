import { expect, onTestFinished, test, vi } from 'vitest';
import { clientOf } from '../fixtures/processes/clientOf';
import { openDatabase } from '../fixtures/processes/openDatabase';
import { type ServerProcess, startProcess } from '../fixtures/processes/startProcess';
import { rowsNamed } from '../fixtures/rowsNamed';
import { temporaryFolder } from '../fixtures/temporaryFolder';

// Starts processes, which a busy machine takes its time for.
vi.setConfig({ testTimeout: 110_000 });

const LINES = 120;

const file = `name;tariff\n${Array.from({ length: LINES }, (_, line) => `Line ${line};1`).join('\n')}`;

/** Sends the file to a process under one key, as whoever repeats what wasn't answered. */
const send = async ({ port }: ServerProcess, token: string): Promise<Response> => {
  const body = new FormData();
  body.append('run', 'mine');
  body.append('file', new File([file], 'rates.csv', { type: 'text/csv' }));
  const headers = { SESSIONID: token, Function: 'vatImport', 'Idempotency-Key': 'rates' };
  const address = `http://127.0.0.1:${port}/internal/v1/data/exchange`;
  return fetch(address, { method: 'POST', body, headers });
};

test('an import whose process is killed is lost to the others, and the same file stores what is left', async () => {
  const { environment, store, signIn } = await openDatabase();
  onTestFinished(() => store.close());
  const shared = { ...environment, DATA_DIR: await temporaryFolder() };
  const start = async () => {
    const server = await startProcess(shared);
    onTestFinished(() => server.kill());
    return server;
  };
  const [killed, other] = await Promise.all([start(), start()]);
  const token = await signIn();
  const client = clientOf(other.port, token);
  onTestFinished(() => client.close());
  const progress = async () => (await client.call('GET', 'imports/mine')).body.results;

  const unanswered = send(killed, token).catch((error: unknown) => error);
  const storing = { phase: 'storing', of: LINES, done: expect.any(Number) };
  const stored = () =>
    rowsNamed(store, 'vat').count({ search: { text: 'Line', fields: ['name'] } });
  await vi.waitUntil(async () => (await stored()) > 0, { timeout: 30_000, interval: 20 });
  expect(await progress()).toEqual(storing);
  await killed.kill();
  expect(await unanswered).toBeInstanceOf(Error);
  await vi.waitFor(async () => expect(await progress()).toEqual({ ...storing, lost: 1 }), 10_000);

  const before = await stored();
  expect(before).toBeLessThan(LINES);
  const answer = await send(other, token);
  expect([answer.status, await answer.json()]).toMatchObject([
    200,
    { status: true, counts: { new: LINES - before, unchanged: before, wrong: 0 } },
  ]);
  expect(await stored()).toBe(LINES);
  expect(await progress()).toEqual({ ...storing, done: LINES });
});
