import { expect, test } from 'vitest';
import { addEntry, firstEntry } from '../../../server/records/audit/entries';
import { tendLogs } from '../../../server/records/audit/jobs';
import { sealEntries } from '../../../server/records/audit/seal';
import { verifyLog } from '../../../server/records/audit/verify';
import { openTestStore } from '../../fixtures/openTestStore';
import { rowsNamed } from '../../fixtures/rowsNamed';

const MINUTE = 60_000;
const MONTH = 31 * 24 * 60 * MINUTE;
const ORGANISATION = 1;

/** A log that begins empty, and a clock. */
const openLog = async () => {
  const store = await openTestStore({ organisations: [{ id: ORGANISATION, name: 'Kompas' }] });
  let now = Date.parse('2026-03-02T09:00:00Z');
  const clock = () => now;
  const nobody = { user: undefined, address: '10.0.0.1', browser: 'Tester' };
  const log = rowsNamed(store, 'auditLog');
  return {
    store,
    log,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    add: (call: string) =>
      store.transaction((inner) =>
        addEntry(
          inner,
          ORGANISATION,
          firstEntry(nobody, 'update', call, clock),
          async () => undefined,
        ),
      ),
    seal: async () => {
      now += MINUTE;
      await sealEntries(store, ORGANISATION, clock);
    },
    tend: (auditMonths: number) =>
      tendLogs({ store, clock, installation: { mediaMaxBytes: 1, auditMonths } }),
    verified: () => verifyLog(store, ORGANISATION),
    ids: async () => (await log.find()).map(({ id }) => id),
  };
};

/** Some entries, sealed by fours. */
const openSealed = async () => {
  const opened = await openLog();
  for (let seal = 0; seal < 3; seal += 1) {
    for (let at = 0; at < 4; at += 1) await opened.add(`PUT ${seal} ${at}`);
    await opened.seal();
  }
  return opened;
};

test('entries are sealed once their calls are over, and are as they were', async () => {
  const { add, verified } = await openSealed();
  await add('PUT 9');
  expect(await verified()).toEqual({
    entries: 12,
    seals: 3,
    open: 1,
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    broken: undefined,
  });
});

test('what is changed, removed or added afterwards is named', async () => {
  const { log, ids, verified } = await openSealed();
  const [, , third = 0, , , sixth = 0] = await ids();
  const entry = await log.get(sixth);
  await log.update(sixth, { userName: 'Somebody Else' });
  expect(await verified()).toMatchObject({ entries: 4, broken: { reason: 'changed', id: sixth } });
  await log.update(sixth, { userName: entry?.userName });
  expect((await verified()).broken).toBeUndefined();
  const { id: added } = await log.insert({ ...entry, id: undefined });
  expect((await verified()).broken).toEqual({ reason: 'added', id: added });
  await log.remove(added);
  await log.remove(third);
  expect((await verified()).broken).toEqual({ reason: 'missing', id: third });
});

test('so is a seal that is changed or removed', async () => {
  const { store, ids, verified } = await openSealed();
  const all = rowsNamed(store, 'auditSeals');
  const [first, second, third] = await all.find();
  await all.update(Number(second?.id), { hash: first?.hash });
  expect((await verified()).broken).toEqual({ reason: 'sealChanged', id: 2 });
  await all.update(Number(second?.id), { hash: second?.hash });
  await all.remove(Number(third?.id));
  const ninth = (await ids())[8];
  expect((await verified()).broken).toEqual({ reason: 'added', id: ninth });
  await all.remove(Number(first?.id));
  expect((await verified()).broken).toEqual({ reason: 'sealMissing', id: 1 });
});

test('those who seal at the same time make one chain', async () => {
  const { add, seal, verified } = await openSealed();
  for (let at = 0; at < 5; at += 1) await add(`PUT 3 ${at}`);
  await Promise.all([seal(), seal(), seal()]);
  expect(await verified()).toMatchObject({ entries: 17, seals: 4, open: 0, broken: undefined });
});

test('what is older than it is to be kept is removed, and the chain is known to begin after it', async () => {
  const { add, ids, log, pass, seal, tend, verified } = await openSealed();
  pass(20 * MONTH);
  await add('PUT later');
  await seal();
  await tend(12);
  await seal();
  expect(await log.find()).toMatchObject([{ action: 'update' }, { action: 'retention' }]);
  expect(await verified()).toMatchObject({ entries: 2, broken: undefined });
  const [, retention] = await ids();
  await log.remove(Number(retention));
  expect((await verified()).broken).toEqual({ reason: 'sealMissing', id: 3 });
});
