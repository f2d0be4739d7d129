import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { openStore } from '../../../mock-server/store/openStore';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { temporaryFolder } from '../../fixtures/temporaryFolder';

// Each test starts processes, which a busy machine takes its time for.
vi.setConfig({ testTimeout: 60_000 });

const writer = fileURLToPath(new URL('./durabilityWriter.ts', import.meta.url));

/** Kills the writer once it has acknowledged so many writes. Answers all that it acknowledged. */
const killAfter = async (directory: string, writes: number): Promise<number[]> => {
  const child = spawn(process.execPath, ['--import', 'tsx', writer, directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const acknowledged: number[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged.push(Number(line));
    if (acknowledged.length === writes) child.kill('SIGKILL');
  }
  const [code, signal] = await ended;
  expect([code, signal]).toEqual([null, 'SIGKILL']);
  return acknowledged;
};

/** Opens the folder, writes once more, and answers what each collection holds. */
const readBack = async (directory: string) => {
  const seed = () => Promise.reject(new Error('There are data, so nothing may be seeded'));
  const store = await openStore({ directory, seed });
  const orders = (await rowsNamed(store, 'orders').page()).rows;
  const payments = (await rowsNamed(store, 'payments').page()).rows;
  const { id } = await rowsNamed(store, 'orders').insert({ value: 0 });
  await store.close();
  return { orders, payments, id };
};

test.each([1, 2, 25, 60, 99, 100, 137, 180, 200])(
  'a kill after %i acknowledged writes loses none of them, and leaves a readable file',
  async (writes) => {
    const directory = await temporaryFolder();
    const acknowledged = await killAfter(directory, writes);
    expect(acknowledged.length).toBeGreaterThanOrEqual(writes);
    const { orders, payments, id } = await readBack(directory);
    const stored = orders.map(({ value }) => value);
    expect(stored).toEqual(expect.arrayContaining(acknowledged));
    expect(new Set(stored).size).toBe(orders.length);
    for (const { text, length } of orders) expect(text).toHaveLength(Number(length));
    expect(payments.map(({ value, orderId }) => [value, orderId])).toEqual(
      orders.map((order) => [order.value, order.id]),
    );
    expect(id).toBe(orders.length + 1);
  },
);

test('a second kill on the same data loses nothing of the first', async () => {
  const directory = await temporaryFolder();
  const first = await killAfter(directory, 40);
  const second = await killAfter(directory, 90);
  const { orders } = await readBack(directory);
  const stored = orders.map(({ value }) => value);
  expect(stored).toEqual(expect.arrayContaining([...first, ...second]));
  expect(orders.length).toBeGreaterThanOrEqual(first.length + second.length);
});
