import { describe, expect, test } from 'vitest';
import { password, users } from '../../fixtures/rows/people';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { type Answer, type Api, openApi } from '../support/Api';
import { codeOf, setUpTotp } from '../support/secondFactor';

const STEP = 30_000;
const PATH = 'myaccount/secondfactors';

const refusal = (needsSecondFactor: 'setUp' | 'confirm', status_message: string) => [
  403,
  { status: false, status_message, needsSecondFactor },
];

const setUpFirst = refusal(
  'setUp',
  'Set up a second factor first: your organisation or a security group asks for one',
);
const confirmFirst = refusal(
  'confirm',
  'Use your second factor first: your organisation or a security group asks for it',
);

const demand = async (api: Api, path: string) =>
  expect((await api.put(path, { demandsSecondFactor: 1 }))[0]).toBe(200);

const signIn = async (api: Api, body: object): Promise<Api> => {
  const [, answer]: Answer = await api.post('session', { password, ...body });
  return api.with({ SESSIONID: String((answer as { sessionId: string }).sessionId) });
};

/** Reads, a read once more, and writes. */
const callAll = async (api: Api): Promise<readonly Answer[]> => [
  await api.get('myaccount'),
  await api.get('myaccount'),
  await api.get('users'),
  await api.put('myaccount', { phone: '06' }),
  await api.get('myaccount/sessions'),
];

describe('a second factor that an organisation demands', () => {
  test('is set up before anything else is answered', async () => {
    const admin = await openApi();
    const olaf = await admin.as(users.nobody);
    await demand(admin, 'organisations/1');
    expect(await admin.get('users')).toEqual(setUpFirst);
    for (const answer of await callAll(olaf)) expect(answer).toEqual(setUpFirst);
    expect(await olaf.get('session')).toMatchObject([200, { needsSecondFactor: 'setUp' }]);
    expect(await olaf.get(PATH)).toMatchObject([200, { results: [] }]);
    await setUpTotp(olaf);
    expect((await olaf.get('myaccount'))[0]).toBe(200);
    const [, session] = await olaf.get('session');
    expect(session).not.toHaveProperty('needsSecondFactor');
  });

  test('is set up after signing in with a password alone, and used from then on', async () => {
    const admin = await openApi();
    await demand(admin, 'organisations/1');
    const email = 'olaf@demo.test';
    const olaf = await signIn(admin, { email });
    expect(await olaf.get('myaccount')).toEqual(setUpFirst);
    const { secret } = await setUpTotp(olaf);
    expect((await admin.post('session', { email, password }))[0]).toBe(401);
    admin.server.pass(STEP);
    const again = await signIn(admin, { email, code: codeOf(admin, secret) });
    expect((await again.get('myaccount'))[0]).toBe(200);
  });

  test('is used in sessions that began without it', async () => {
    const admin = await openApi();
    const olaf = await admin.as(users.nobody);
    const { secret } = await setUpTotp(await admin.as(users.nobody));
    expect((await olaf.get('myaccount'))[0]).toBe(200);
    await demand(admin, 'organisations/1');
    expect(await olaf.get('myaccount')).toEqual(confirmFirst);
    expect((await olaf.post(PATH, { function: 'remove', id: 1 }))[0]).toBe(403);
    admin.server.pass(STEP);
    const code = codeOf(admin, secret);
    expect((await olaf.post('session/secondfactor', { code }))[0]).toBe(200);
    expect((await olaf.get('myaccount'))[0]).toBe(200);
  });

  test('is of no concern to others', async () => {
    const admin = await openApi();
    const stranger = await admin.as(users.stranger);
    await demand(admin, 'organisations/1');
    expect((await stranger.get('users'))[0]).toBe(200);
  });

  test('is demanded of guests as well', async () => {
    const admin = await openApi();
    const stranger = await admin.as(users.stranger);
    const { store } = admin.server.context;
    await rowsNamed(store, 'users').update(users.stranger, { organisationIds: [3, 1] });
    await demand(admin, 'organisations/1');
    expect(await stranger.get('users')).toEqual(setUpFirst);
  });
});

test('a security group demands it of its members alone', async () => {
  const admin = await openApi();
  const [olaf, ria] = [await admin.as(users.nobody), await admin.as(users.reader)];
  await demand(admin, 'groups/1');
  expect((await admin.get('groups/1'))[1]).toMatchObject({ results: { demandsSecondFactor: 1 } });
  expect(await ria.get('users')).toEqual(setUpFirst);
  expect((await olaf.get('myaccount'))[0]).toBe(200);
  expect((await admin.delete('groups/1/users', { userId: users.reader }))[0]).toBe(200);
  expect((await ria.get('myaccount'))[0]).toBe(200);
});
