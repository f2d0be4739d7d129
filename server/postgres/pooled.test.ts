import { expect, onTestFinished, test } from 'vitest';
import { allTables, modules, OWN, people } from '../../tests/contract/store/tables';
import { makeDatabase } from '../../tests/fixtures/postgres/database';
import { recordingProxy } from '../../tests/fixtures/postgres/recordingProxy';
import { openPostgres } from './open';
import type { PostgresStore } from './PostgresStore';

/** What holds beyond the end of a transaction, and what waits for what others do. */
const SESSION = [
  /^\s*(LISTEN|UNLISTEN|PREPARE|DEALLOCATE|DISCARD|DECLARE|LOAD|RESET)\b/i,
  /^\s*SET\s+(?!LOCAL|TRANSACTION|CONSTRAINTS)/i,
  /\bset_config\(/i,
  /\bpg_(try_)?advisory_(lock|unlock)/i,
  /\bTEMP(ORARY)?\b/i,
];

/** All that a store has a database do. */
const useAll = async (store: PostgresStore): Promise<void> => {
  const rows = store.rows(modules, OWN);
  const { id } = await rows.insert({ name: 'Shop' });
  await rows.update(id, { name: 'Shops' });
  await rows.updateWhere({ where: { id } }, { name: 'Shop' });
  const batched = store.batched();
  await Promise.all([
    batched.rows(modules, OWN).page({ sort: [{ field: 'name', order: 'asc' }], take: 1 }),
    batched.across(people).group(['age'], [], { where: { age: 40 } }),
    batched.versionOf([people]),
  ]);
  await store.transaction(async (inner) => {
    await inner.lock('modules');
    await inner.transaction((part) => part.rows(modules, OWN).get(id, 'lock'));
    await inner.enqueue({ name: 'sweep', attempts: 1 }, {}, { key: 'all', ifNone: true });
    await inner.rows(modules, OWN).removeWhere({ where: { id } });
  });
  await store.transaction(async () => Promise.reject(new Error('no'))).catch(() => undefined);
  for await (const row of store.across(people).each()) expect(row.id).toBeGreaterThan(0);
};

test('nothing that a pooler passes on has a name or outlives its transaction', async () => {
  const url = await makeDatabase(allTables);
  const proxy = await recordingProxy(url);
  const store = await openPostgres({ url, poolUrl: proxy.url }, allTables);
  onTestFinished(() => store.close());
  await useAll(store);
  expect(proxy.parsed.length).toBeGreaterThan(15);
  expect(proxy.parsed.filter(({ name }) => name !== '')).toEqual([]);
  const ofSession = proxy.parsed.filter(({ text }) => SESSION.some((state) => state.test(text)));
  expect(ofSession).toEqual([]);
});

test('statements are prepared where no pooler is', async () => {
  const proxy = await recordingProxy(await makeDatabase(allTables));
  const store = await openPostgres({ url: proxy.url }, allTables);
  onTestFinished(() => store.close());
  await useAll(store);
  expect(proxy.parsed.filter(({ name }) => name !== '').length).toBeGreaterThan(5);
});

test('a pooler that leads to another database is refused', async () => {
  const [url, poolUrl] = await Promise.all([makeDatabase(allTables), makeDatabase(allTables)]);
  await expect(openPostgres({ url, poolUrl }, allTables)).rejects.toThrow('poolElsewhere');
});
