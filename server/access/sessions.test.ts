import { expect, test } from 'vitest';
import { openTestStore } from '../../tests/fixtures/openTestStore';
import { sessions as table } from '../tables/organisation/sessions';
import { users } from '../tables/organisation/users';
import { endSessions } from './endSessions';
import { Sessions } from './sessions';

const MINUTE = 60_000;
const user = { id: 1, organisationId: 7 };

const setUp = async () => {
  const clock = { now: Date.parse('2026-03-02T09:00:00Z') };
  const store = await openTestStore({ users: [user, { id: 2, organisationId: 7 }] });
  let writes = 0;
  store.onChange(() => {
    writes += 1;
  });
  const open = () => new Sessions(store, () => clock.now, { minutes: 60, hours: 12 });
  return { clock, store, open, sessions: open(), writes: () => writes };
};

test('a session is found only by its token, which is not what is stored', async () => {
  const { store, sessions } = await setUp();
  const token = await sessions.start(user);
  expect(await sessions.find(token)).toEqual({ id: 1, userId: 1, organisationId: 7 });
  expect(await sessions.find(`${token}x`)).toBeUndefined();
  expect(JSON.stringify(await store.rows(table).find())).not.toContain(token);
  expect((await store.rows(users).get(1))?.lastLogin).toBe('2026-03-02T09:00:00.000Z');
});

test('a session ends an hour after its last use, or the minute after, and not before', async () => {
  const { clock, sessions } = await setUp();
  const token = await sessions.start(user);
  for (let hour = 0; hour < 3; hour += 1) {
    clock.now += 60 * MINUTE - 1;
    expect(await sessions.find(token)).toBeDefined();
  }
  clock.now += 61 * MINUTE;
  expect(await sessions.find(token)).toBeUndefined();
});

test('a clock that is set back lengthens neither of its ends', async () => {
  const { clock, sessions } = await setUp();
  const [used, idle] = [await sessions.start(user), await sessions.start(user)];
  for (let hour = 0; hour < 10; hour += 1) {
    clock.now += 60 * MINUTE;
    for (const token of [used, idle]) await sessions.find(token);
  }
  clock.now -= 6 * 60 * MINUTE;
  for (const token of [used, idle]) expect(await sessions.find(token)).toBeDefined();
  clock.now += 60 * MINUTE;
  expect(await sessions.find(used)).toBeDefined();
  clock.now += 59 * MINUTE;
  expect(await sessions.find(used)).toBeDefined();
  clock.now += 2 * MINUTE;
  expect(await sessions.find(used)).toBeUndefined();
  expect(await sessions.find(idle)).toBeUndefined();
});

test('use within a minute counts, though it is not written', async () => {
  const { clock, open, sessions, writes } = await setUp();
  const token = await sessions.start(user);
  const before = writes();
  clock.now += MINUTE - 1;
  await sessions.find(token);
  expect(writes()).toBe(before);
  clock.now += 60 * MINUTE - 1;
  expect(await open().find(token)).toBeDefined();
});

test('calls at the same time write once a minute', async () => {
  const { clock, sessions, writes } = await setUp();
  const token = await sessions.start(user);
  const before = writes();
  clock.now += MINUTE;
  await Promise.all(Array.from({ length: 10 }, () => sessions.find(token)));
  expect(writes()).toBe(before + 1);
});

test('a restart of the server ends no session', async () => {
  const { clock, open, sessions } = await setUp();
  const token = await sessions.start(user);
  clock.now += 30 * MINUTE;
  await sessions.find(token);
  clock.now += 59 * MINUTE;
  expect(await open().find(token)).toBeDefined();
});

test('sessions end one by one, or all of a user but one', async () => {
  const { sessions, store } = await setUp();
  const [a, b, c] = [
    await sessions.start(user),
    await sessions.start(user),
    await sessions.start(user),
  ];
  const other = await sessions.start({ id: 2, organisationId: 7 });
  await sessions.end(1);
  await sessions.end(1);
  await endSessions(store, { userId: 1 }, 3);
  const running = await Promise.all([a, b, c, other].map((token) => sessions.find(token)));
  expect(running.map((session) => session?.id)).toEqual([undefined, undefined, 3, 4]);
});

test('sessions that have ended are cleared away', async () => {
  const { clock, store, sessions } = await setUp();
  await sessions.start(user);
  clock.now += 61 * MINUTE;
  await sessions.start(user);
  expect(await store.rows(table).count()).toBe(1);
});
