import { expect, test, vi } from 'vitest';
import { continueMailingJob } from '../../../server/behaviours/builder/questionnaires/continuedMailing';
import { workersOf } from '../../../server/contract/Job';
import type { Store, Values } from '../../../server/store/Store';
import { mailings } from '../../../server/tables/builder/mailings';
import { outbox } from '../../../server/tables/builder/outbox';
import { questionnaires } from '../../../server/tables/builder/questionnaires';
import { rowsNamed } from '../../fixtures/rowsNamed';
import type { Api } from '../support/Api';
import { countsOf, onQuestionnaire, openQuestionnaire } from '../support/questionnaires';

const MINUTE = 60_000;

/** More people than are written to at a time. */
const addMore = async ({ server: { context } }: Api): Promise<void> => {
  for (const name of ['Gus', 'Hans', 'Iris', 'Jan'])
    await rowsNamed(context.store, 'applicationUsers').insert({
      organisationId: 1,
      firstName: name,
      lastName: 'Bos',
      email: `${name.toLowerCase()}@example.test`,
      active: 1,
      groupIds: [1],
    });
};

/** What is enqueued within transactions of calls. */
const enqueuedBy = ({ server: { context } }: Api): readonly Values[] => {
  const inputs: Values[] = [];
  const noting = (inner: Store): Store => ({
    ...inner,
    enqueue: async (type, input, options) => {
      inputs.push(input);
      await inner.enqueue(type, input, options);
    },
  });
  const batched = context.store.batched.bind(context.store);
  vi.spyOn(context.store, 'batched').mockImplementation(() => {
    const store = batched();
    return {
      ...store,
      transaction: (work, options) => store.transaction((inner) => work(noting(inner)), options),
    };
  });
  return inputs;
};

/** Has the next mailing stop for ever after so many mails, as it does when its process is killed. */
const breakAfter = ({ server: { context } }: Api, count: number): void => {
  const { mail } = context.services;
  const sending = mail.sending.bind(mail);
  let sent = 0;
  vi.spyOn(mail, 'sending').mockImplementationOnce((work) =>
    sending((send) =>
      work((letter) => {
        sent += 1;
        return sent > count ? new Promise(() => undefined) : send(letter);
      }),
    ),
  );
};

const addresses = async ({ server: { context } }: Api, kind: string): Promise<string[]> => {
  const mails = await context.store.rows(outbox, 1).find({ where: { kind } });
  return mails.map(({ toAddress }) => String(toAddress)).sort();
};

const everyone = ['anna', 'ben', 'cleo', 'gus', 'hans', 'iris', 'jan', 'zoe'].map(
  (name) => `${name}@example.test`,
);

/** A mailing of that kind whose process is gone after five mails. */
const openBroken = async (kind: 'invitation' | 'reminder') => {
  const api = await openQuestionnaire();
  await rowsNamed(api.server.context.store, 'outbox').removeWhere({});
  await addMore(api);
  if (kind === 'reminder') await onQuestionnaire(api, 'sendEmail', { reminder: 0 });
  api.server.pass(MINUTE);
  const inputs = enqueuedBy(api);
  breakAfter(api, 5);
  const send = () => onQuestionnaire(api, 'sendEmail', { reminder: kind === 'reminder' ? 1 : 0 });
  send().catch(() => undefined);
  await vi.waitFor(async () => expect(await addresses(api, kind)).toHaveLength(5), 10_000);
  const { context } = api.server;
  const work = async () => {
    for (const worker of workersOf([continueMailingJob], context))
      for (const input of inputs) await worker.run(input, new AbortController().signal);
  };
  return { api, send, work };
};

test.each(['invitation', 'reminder'] as const)(
  'a mailing whose process was killed is gone on with, and nobody gets the %s twice',
  async (kind) => {
    const { api, work } = await openBroken(kind);
    const { store } = api.server.context;
    await work();
    expect(await addresses(api, kind), 'as long as it may be under way').toHaveLength(5);
    api.server.pass(3 * MINUTE);
    await work();
    expect(await addresses(api, kind)).toEqual(everyone);
    expect(await countsOf(api)).toEqual([1, 8, 8]);
    expect(await store.rows(mailings, 1).count()).toBe(0);
    await work();
    expect(await addresses(api, kind)).toEqual(everyone);
    expect(api.server.logged).toEqual([]);
  },
);

test.each(['invitation', 'reminder'] as const)(
  'who sends the %s again whose process was killed reaches those whom it left out',
  async (kind) => {
    const { api, send, work } = await openBroken(kind);
    expect(await send()).toMatchObject([409, {}]);
    api.server.pass(3 * MINUTE);
    expect(await send()).toMatchObject([200, {}]);
    await work();
    expect(await addresses(api, kind)).toEqual(everyone);
  },
);

test('a questionnaire that is over by then is not gone on with', async () => {
  const { api, work } = await openBroken('invitation');
  await api.server.context.store.rows(questionnaires, 1).update(3, { endDate: '2026-03-01' });
  api.server.pass(3 * MINUTE);
  await work();
  expect(await addresses(api, 'invitation')).toHaveLength(5);
  // Who is left out stays known, for who gives it a later day.
  expect(await countsOf(api)).toEqual([0, 5, 3]);
});

test('nothing more leaves for an organisation that is suspended by then', async () => {
  const { api, send, work } = await openBroken('invitation');
  const own = rowsNamed(api.server.context.store, 'organisations');
  await own.update(1, { active: 0 });
  api.server.pass(3 * MINUTE);
  await work();
  expect(await addresses(api, 'invitation')).toHaveLength(5);
  await own.update(1, { active: 1 });
  expect(await send()).toMatchObject([200, {}]);
  expect(await addresses(api, 'invitation')).toEqual(everyone);
});
