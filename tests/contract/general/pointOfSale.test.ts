import { expect, test, vi } from 'vitest';
import { takeOverPos4Job } from '../../../server/behaviours/calls/dashboard/pos4Synchronisation';
import { workersOf } from '../../../server/contract/Job';
import { ServiceFailure } from '../../../server/services/ServiceFailure';
import { synchronisations } from '../../../server/tables/general/synchronisations';
import { type Api, openApi } from '../support/Api';

const MINUTE = 60_000;

const start = (api: Api) => api.post('jobs/startpos4');

/** Starts another one, and waits until it has found that one is under way. */
const join = async (api: Api) => {
  const { store } = api.server.context;
  const batched = store.batched.bind(store);
  let claims = 0;
  vi.spyOn(store, 'batched').mockImplementation(() => {
    const own = batched();
    return {
      ...own,
      transaction: async (work, options) => {
        const result = await own.transaction(work, options);
        claims += 1;
        return result;
      },
    };
  });
  const joined = { answer: start(api) };
  await vi.waitFor(() => expect(claims).toBe(1), 10_000);
  return joined;
};

/** The next synchronisation ends when the test has it end; it never does where its process is killed. */
const openSlow = async () => {
  const api = await openApi();
  const { context } = api.server;
  const ends: { resolve(): void; reject(error: Error): void }[] = [];
  const spy = vi
    .spyOn(context.services.pos4, 'synchronise')
    .mockImplementationOnce(() => new Promise((resolve, reject) => ends.push({ resolve, reject })));
  const first = start(api);
  first.catch(() => undefined);
  await vi.waitFor(() => expect(ends).toHaveLength(1), 10_000);
  const work = async () => {
    for (const worker of workersOf([takeOverPos4Job], context))
      await worker.run({ organisationId: 1 }, new AbortController().signal);
  };
  const last = async () => (await context.store.rows(synchronisations, 1).find())[0];
  return { api, first, end: ends[0], synchronised: () => spy.mock.calls.length, work, last };
};

test('who starts a synchronisation that is under way gets how that one ends', async () => {
  const { api, first, end, synchronised, work } = await openSlow();
  const second = await join(api);
  await work();
  end?.resolve();
  expect([await first, await second.answer]).toMatchObject([
    [200, { status: true }],
    [200, { status: true }],
  ]);
  expect(synchronised()).toBe(1);
  expect(await start(api)).toMatchObject([200, {}]);
  expect(synchronised()).toBe(2);
});

test('its failure as well', async () => {
  const { api, first, end, synchronised } = await openSlow();
  const second = await join(api);
  end?.reject(new ServiceFailure('pos4'));
  expect([await first, await second.answer]).toMatchObject([
    [500, { status: false }],
    [500, { status: false }],
  ]);
  expect(synchronised()).toBe(1);
});

test('one whose process was killed is taken over by a job, once', async () => {
  const { api, synchronised, work, last } = await openSlow();
  await work();
  expect(synchronised(), 'as long as it may be under way').toBe(1);
  api.server.pass(2 * MINUTE);
  await work();
  await work();
  expect(synchronised()).toBe(2);
  expect(await last()).toMatchObject({ holder: null, outcome: 'done' });
  expect(api.server.logged).toEqual([]);
});

test('one whose process was killed is taken over by who waits for it', async () => {
  const { api, synchronised } = await openSlow();
  const second = await join(api);
  api.server.pass(2 * MINUTE);
  expect(await second.answer).toMatchObject([200, { status: true }]);
  expect(synchronised()).toBe(2);
});
