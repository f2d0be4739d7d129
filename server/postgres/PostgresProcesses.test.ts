import { expect, onTestFinished, test } from 'vitest';
import { connect, makeDatabase } from '../../tests/fixtures/postgres/database';
import { PostgresProcesses } from './PostgresProcesses';

/** Processes that share a database, and a way to end all their connections. */
const openProcesses = async () => {
  const url = await makeDatabase([]);
  const open = () => {
    const processes = new PostgresProcesses(url);
    onTestFinished(() => processes.close());
    return processes;
  };
  const breakConnections = async () => {
    const client = await connect(url);
    await client.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`);
    await client.end();
  };
  return { open, breakConnections };
};

test('a process runs for itself and for all others until it ends', async () => {
  const { open } = await openProcesses();
  const [one, ...others] = [open(), open(), open()];
  const name = await one.announce();
  expect(await one.announce()).toBe(name);
  expect(await one.isRunning(name)).toBe(true);
  const asked = [...others, ...others, ...others].map((other) => other.isRunning(name));
  expect(await Promise.all(asked)).toEqual(asked.map(() => true));
  await one.close();
  expect(await others[0]?.isRunning(name)).toBe(false);
  expect(await others[1]?.isRunning('a name that nobody had')).toBe(false);
});

test('a process whose connection broke runs under another name', async () => {
  const { open, breakConnections } = await openProcesses();
  const [one, other] = [open(), open()];
  const before = await one.announce();
  await breakConnections();
  await expect.poll(() => one.announce()).not.toBe(before);
  expect(await other.isRunning(before)).toBe(false);
  expect(await other.isRunning(await one.announce())).toBe(true);
});

test('a database that is not there is a clear error each time', async () => {
  const processes = new PostgresProcesses('postgres://nobody:none@127.0.0.1:1/none');
  for (const _ of [1, 2])
    await expect(processes.announce()).rejects.toMatchObject({ problem: 'databaseAway' });
  await processes.close();
});
