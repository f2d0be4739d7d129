import { expect, onTestFinished, test, vi } from 'vitest';
import { openStore } from '../../mock-server/store/openStore';
import { never } from '../fixtures/killedFolder';
import {
  type Acknowledged,
  addLocations,
  expectEachOnce,
} from '../fixtures/processes/addLocations';
import { type Client, clientOf } from '../fixtures/processes/clientOf';
import { openDatabase } from '../fixtures/processes/openDatabase';
import { signInDemo } from '../fixtures/processes/signInDemo';
import { type ServerProcess, startProcess } from '../fixtures/processes/startProcess';
import { temporaryFolder } from '../fixtures/temporaryFolder';

// Starts processes, which a busy machine takes its time for. To wait until a key runs out would take longer.
vi.setConfig({ testTimeout: 55_000 });

const WRITES = 200;
/** Acknowledged writes after which the process is killed. */
const KILL_AFTER = 70;

const start = async (environment: Readonly<Record<string, string>>) => {
  const server = await startProcess(environment);
  onTestFinished(() => server.kill());
  return server;
};

const client = ({ port }: ServerProcess, token: string): Client => {
  const made = clientOf(port, token);
  onTestFinished(() => made.close());
  return made;
};

/** Expects what was begun at one process to be done once somebody else was asked for it. */
const expectDoneBySecond = (all: readonly Acknowledged[]): void => {
  expect(all).toHaveLength(WRITES);
  expect(all.filter(({ failed }) => failed.length > 1)).toEqual([]);
  const byFirst = all.filter(({ failed }) => failed.length === 0).length;
  expect(byFirst).toBeGreaterThanOrEqual(KILL_AFTER);
  expect(byFirst).toBeLessThan(WRITES);
};

test('a process that is killed amid writes loses none that it acknowledged, and another does none twice', async () => {
  const { environment, store, signIn } = await openDatabase();
  onTestFinished(() => store.close());
  const shared = { ...environment, DATA_DIR: await temporaryFolder() };
  const [killed, other] = await Promise.all([start(shared), start(shared)]);
  const token = await signIn();
  const [first, second] = [client(killed, token), client(other, token)];
  const all = await addLocations(
    WRITES,
    (attempt) => (attempt === 0 ? first : second),
    (count) => {
      if (count === KILL_AFTER) killed.child.kill('SIGKILL');
    },
  );
  expectDoneBySecond(all);
  await expectEachOnce(store, all);
});

test('one whose rows lie in a folder neither, once it is started again', async () => {
  const folder = { DATA_DIR: await temporaryFolder() };
  const killed = await start(folder);
  const token = await signInDemo(killed.port);
  const first = client(killed, token);
  let restarted: Promise<ServerProcess> | undefined;
  const restart = async () => {
    await killed.kill();
    return start(folder);
  };
  const all = await addLocations(
    WRITES,
    async (attempt) => {
      if (attempt === 0) return first;
      restarted ??= restart();
      return client(await restarted, token);
    },
    (count) => {
      if (count === KILL_AFTER) killed.child.kill('SIGKILL');
    },
  );
  expectDoneBySecond(all);
  await (await restarted)?.kill();
  const store = await openStore({ directory: folder.DATA_DIR, seed: never });
  onTestFinished(() => store.close());
  await expectEachOnce(store, all);
});
