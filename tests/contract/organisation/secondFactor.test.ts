import { describe, expect, test } from 'vitest';
import { password, users } from '../../fixtures/rows/people';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { type Answer, type Api, openApi } from '../support/Api';
import { codeOf, setUpTotp } from '../support/secondFactor';

const PATH = 'myaccount/secondfactors';
const STEP = 30_000;

const signIn = (api: Api, code?: string, email = 'olaf@demo.test') =>
  api.post('session', { email, password, ...(code !== undefined && { code }) });

const signedInAs = (api: Api, [, body]: Answer) =>
  api.with({ SESSIONID: String((body as { sessionId: string }).sessionId) });

/** Somebody with an authenticator app, whose first code is used up. */
const openWithTotp = async () => {
  const admin = await openApi();
  const api = await admin.as(users.nobody);
  return { admin, api, ...(await setUpTotp(api)) };
};

const asked = {
  status: false,
  status_message: 'Enter a code of your authenticator app, or a recovery code',
  secondFactor: ['totp', 'recovery'],
};

const wrong = {
  status: false,
  status_message: 'This code is not right, or was used before',
  errors: { code: 'This code is not right, or was used before' },
  secondFactor: ['totp', 'recovery'],
};

const loggedOf = async ({ server }: Api, action: string) =>
  (await rowsNamed(server.context.store, 'auditLog').find()).filter(
    (entry) => entry.action === action,
  );

describe('an authenticator app', () => {
  test('is set up by a code of it, and answers recovery codes this once', async () => {
    const { api, secret, address, answer, recoveryCodes } = await openWithTotp();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(address).toContain(`secret=${secret}`);
    expect(decodeURIComponent(address)).toContain('olaf@demo.test');
    expect(answer).toEqual([
      200,
      {
        status: true,
        status_message: 'Second factor added',
        recoveryCodes: expect.arrayContaining([expect.stringMatching(/^([a-z2-9]{4}-?){4}$/)]),
      },
    ]);
    expect(new Set(recoveryCodes).size).toBe(10);
    const listed = await api.get(PATH);
    expect(listed).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: [
          {
            id: 1,
            kind: 'totp',
            name: 'Phone',
            addedAt: '2026-03-02T09:00:00.000Z',
            lastUse: '2026-03-02T09:00:00.000Z',
          },
        ],
        totalRowCount: 1,
        recoveryCodes: 10,
      },
    ]);
  });

  test('is no second factor before a code of it was right, and not after a while', async () => {
    const api = await (await openApi()).as(users.nobody);
    const [, begun] = await api.post(PATH, { function: 'beginTotp' });
    const { secret } = begun as { secret: string };
    const add = (code: string) => api.post(PATH, { function: 'addTotp', name: '', code });
    expect(await add('000000')).toMatchObject([400, { errors: { code: wrong.status_message } }]);
    expect(await signIn(api)).toMatchObject([200, {}]);
    api.server.pass(15 * 60_000);
    expect(await add(codeOf(api, secret))).toMatchObject([409, {}]);
  });

  test('is asked for once the password is right, and its code can be sent at once', async () => {
    const { api, secret } = await openWithTotp();
    expect(await signIn(api)).toEqual([401, asked]);
    api.server.pass(STEP);
    expect(await signIn(api, codeOf(api, secret))).toMatchObject([
      200,
      { user: { id: users.nobody } },
    ]);
    expect(await api.post('session', { email: 'olaf@demo.test', password: 'x' })).toMatchObject([
      401,
      { status_message: 'This email address and password do not belong together' },
    ]);
    expect((await loggedOf(api, 'signIn')).at(-1)).toMatchObject({
      userId: users.nobody,
      changes: [{ field: 'secondFactor', after: 'totp' }],
    });
  });

  test('has codes that are good for one use each, even at the same time', async () => {
    const { api, secret } = await openWithTotp();
    expect(await signIn(api, codeOf(api, secret))).toEqual([401, wrong]);
    api.server.pass(STEP);
    const code = codeOf(api, secret);
    const statuses = (await Promise.all([1, 2, 3].map(() => signIn(api, code)))).map(([s]) => s);
    expect(statuses.sort()).toEqual([200, 401, 401]);
    // A code of before the one that was used is over as well.
    expect(await signIn(api, codeOf(api, secret, -STEP))).toEqual([401, wrong]);
  });

  test('can’t be guessed at, whatever is signed in with meanwhile', async () => {
    const { api, secret } = await openWithTotp();
    api.server.pass(STEP);
    for (let count = 0; count < 5; count += 1) {
      expect(await signIn(api, '000000')).toEqual([401, wrong]);
      expect(await signIn(api)).toEqual([401, asked]);
    }
    expect(await signIn(api, codeOf(api, secret))).toMatchObject([429, {}]);
    expect(await loggedOf(api, 'secondFactorFailed')).toHaveLength(6);
  });
});

describe('recovery codes', () => {
  test('sign in once each, however they are typed', async () => {
    const { api, recoveryCodes } = await openWithTotp();
    const [first = '', second = ''] = recoveryCodes;
    const [code, other] = [` ${first.toUpperCase()} `, second.replaceAll('-', ' ')];
    const statuses = (await Promise.all([1, 2].map(() => signIn(api, code)))).map(([s]) => s);
    expect(statuses.sort()).toEqual([200, 401]);
    const olaf = signedInAs(api, await signIn(api, other));
    expect(await olaf.get(PATH)).toMatchObject([200, { recoveryCodes: 8 }]);
  });

  test('are made anew, and those of before end', async () => {
    const { api, recoveryCodes } = await openWithTotp();
    const [, body] = await api.post(PATH, { function: 'renewRecoveryCodes' });
    const { recoveryCodes: renewed } = body as { recoveryCodes: string[] };
    expect(await signIn(api, recoveryCodes[0])).toEqual([401, wrong]);
    expect(await signIn(api, renewed[0])).toMatchObject([200, {}]);
    const none = await (await openApi()).post(PATH, { function: 'renewRecoveryCodes' });
    expect(none).toMatchObject([409, {}]);
  });
});

describe('second factors', () => {
  test('are removed by their owner, and nobody else’s', async () => {
    const { admin, api } = await openWithTotp();
    const remove = (by: Api) => by.post(PATH, { function: 'remove', id: 1 });
    expect(await remove(admin)).toMatchObject([404, {}]);
    expect(await remove(api)).toEqual([
      200,
      { status: true, status_message: 'Second factor removed' },
    ]);
    expect(await api.get(PATH)).toMatchObject([200, { results: [], recoveryCodes: 0 }]);
    expect(await signIn(api)).toMatchObject([200, {}]);
    expect(await loggedOf(api, 'secondFactor')).toMatchObject([
      { call: `POST ${PATH} addTotp` },
      { call: `POST ${PATH} remove` },
    ]);
  });

  test('of somebody else are removed by who has all their rights, which signs them out', async () => {
    const { admin, api } = await openWithTotp();
    expect(await admin.get('users/2')).toMatchObject([200, { results: { hasSecondFactor: true } }]);
    const remove = (by: Api) => by.post('users/2', { function: 'removeSecondFactors' });
    expect((await remove(await admin.as(users.stranger)))[0]).toBe(404);
    expect((await remove(await admin.as(users.reader)))[0]).toBe(403);
    expect(await remove(admin)).toMatchObject([200, { status: true }]);
    expect((await api.get('myaccount'))[0]).toBe(401);
    expect(await signIn(admin)).toMatchObject([200, {}]);
    expect(await admin.get('users/2')).toMatchObject([
      200,
      { results: { hasSecondFactor: false } },
    ]);
  });

  test('go with their user', async () => {
    const { admin } = await openWithTotp();
    expect(await admin.delete('users/2')).toMatchObject([200, {}]);
    const { store } = admin.server.context;
    const left = ['secondFactors', 'recoveryCodes'].map((name) => rowsNamed(store, name).count());
    expect(await Promise.all(left)).toEqual([0, 0]);
  });

  test('are confirmed again within a session, or not', async () => {
    const { admin, api, secret } = await openWithTotp();
    const confirm = (by: Api, code: string) => by.post('session/secondfactor', { code });
    api.server.pass(STEP);
    expect(await confirm(api, '000000')).toEqual([403, wrong]);
    const code = codeOf(api, secret);
    expect(await confirm(api, code)).toEqual([200, { status: true, status_message: '' }]);
    expect(await confirm(api, code)).toEqual([403, wrong]);
    expect(await confirm(admin, code)).toMatchObject([409, {}]);
  });

  test('never appear in an answer or in the log', async () => {
    const { admin, api, secret, recoveryCodes } = await openWithTotp();
    const answers = await Promise.all([
      admin.get('users/2'),
      admin.get('users'),
      admin.get('auditlog'),
      api.get('myaccount'),
      api.get('session'),
      api.get(PATH),
    ]);
    const text = JSON.stringify([
      answers,
      await rowsNamed(admin.server.context.store, 'auditLog').find(),
    ]);
    for (const hidden of [secret, ...recoveryCodes]) expect(text).not.toContain(hidden);
    expect(
      JSON.stringify(await rowsNamed(admin.server.context.store, 'recoveryCodes').find()),
    ).not.toContain(recoveryCodes[0]);
  });
});
