import { expect, test, vi } from 'vitest';
import { openTestStore } from '../../../tests/fixtures/openTestStore';
import type { SignedInCall } from '../../contract/call';
import { created, failure, type Reply } from '../../contract/reply';
import type { Store } from '../../store/Store';
import { onceAnswers } from '../../tables/general/onceAnswers';
import { type Keep, OnceAnswers } from './OnceAnswers';

const asked = { method: 'POST', path: 'things' };

const callWith = (body: object = {}) =>
  ({
    idempotencyKey: 'key',
    user: { id: 1 },
    organisation: { id: 1 },
    params: {},
    body,
    uploads: [],
  }) as unknown as SignedInCall;

const setUp = async () => {
  const clock = { now: Date.parse('2026-03-02T09:00:00Z') };
  const store = await openTestStore();
  const open = () => new OnceAnswers(store, () => clock.now);
  return { clock, store, open };
};

const promised = <T>() => {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<T>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
};

/** Work that ends when it is asked to. */
const slowWork = (store: Store) => {
  const [ending, begun] = [promised<Reply>(), promised<void>()];
  const work = vi.fn(async (keep: Keep) => {
    begun.resolve();
    const reply = await ending.promise;
    await keep(store, reply);
    return reply;
  });
  return { work, begun: begun.promise, resolve: ending.resolve, reject: ending.reject };
};

test('a call is answered by one of several processes, and the others wait for it', async () => {
  const { open, store } = await setUp();
  const slow = slowWork(store);
  const first = open().answer(asked, callWith(), slow.work);
  await slow.begun;
  const others = [open(), open()].map((one) => one.answer(asked, callWith(), slow.work));
  slow.resolve(created(7, 'Made'));
  expect(await Promise.all([first, ...others])).toEqual(Array(3).fill(created(7, 'Made')));
  expect(slow.work).toHaveBeenCalledTimes(1);
});

test('several processes that are called at once answer once', async () => {
  const { open, store } = await setUp();
  const work = vi.fn(async (keep: Keep) => {
    await keep(store, created(7, 'Made'));
    return created(7, 'Made');
  });
  const answers = Array.from({ length: 5 }, () => open().answer(asked, callWith(), work));
  expect(await Promise.all(answers)).toEqual(Array(5).fill(created(7, 'Made')));
  expect(work).toHaveBeenCalledTimes(1);
});

test('a call that fails leaves its key to who waits for it', async () => {
  const { open, store } = await setUp();
  const slow = slowWork(store);
  const first = open().answer(asked, callWith(), slow.work);
  await slow.begun;
  const other = open().answer(asked, callWith(), async () => created(8, 'Made anew'));
  slow.reject(new Error('no'));
  await expect(first).rejects.toThrow('no');
  expect(await other).toEqual(created(8, 'Made anew'));
  expect(await open().answer(asked, callWith(), async () => failure(400, 'No'))).toEqual(
    failure(400, 'No'),
  );
  expect(await store.rows(onceAnswers).count()).toBe(0);
});

test('another process knows a key that came with something else', async () => {
  const { open, store } = await setUp();
  const slow = slowWork(store);
  slow.resolve(created(7, 'Made'));
  await open().answer(asked, callWith(), slow.work);
  const other = open().answer(asked, callWith({ name: 'Other' }), slow.work);
  await expect(other).rejects.toMatchObject({ status: 422, details: { parts: { last_id: 7 } } });
});

test('a key that nobody answers any more is taken over, and is answered by nobody else', async () => {
  const { clock, open, store } = await setUp();
  const slow = slowWork(store);
  const lost = open().answer(asked, callWith(), slow.work);
  await slow.begun;
  clock.now += 10 * 60_000;
  const again = slowWork(store);
  again.resolve(created(8, 'Made by another'));
  expect(await open().answer(asked, callWith(), again.work)).toEqual(created(8, 'Made by another'));
  slow.resolve(created(7, 'Made too late'));
  await expect(lost).rejects.toThrow('somebody else');
  expect(await open().answer(asked, callWith(), again.work)).toEqual(created(8, 'Made by another'));
});

test('keys are forgotten after a day', async () => {
  const { clock, open, store } = await setUp();
  const slow = slowWork(store);
  slow.resolve(created(7, 'Made'));
  await open().answer(asked, callWith(), slow.work);
  clock.now += 24 * 60 * 60_000;
  await open().answer(asked, callWith(), slow.work);
  expect(slow.work).toHaveBeenCalledTimes(2);
  expect(await store.rows(onceAnswers).count()).toBe(1);
});
