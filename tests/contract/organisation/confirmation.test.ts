import { describe, expect, test } from 'vitest';
import { users } from '../../fixtures/rows/people';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { type Api, openApi } from '../support/Api';
import { authenticator } from '../support/authenticator';
import { codeOf, setUpTotp } from '../support/secondFactor';

const STEP = 30_000;
const LONG = 11 * 60_000;

const asked = [
  403,
  {
    status: false,
    status_message: 'This needs your second factor once more',
    asksFor: 'secondFactor',
    secondFactor: ['totp', 'recovery'],
  },
];

/** An administrator with an authenticator app, which was used a while ago. */
const openLater = async () => {
  const api = await openApi();
  const { secret } = await setUpTotp(api);
  api.server.pass(LONG);
  const confirm = async () => {
    api.server.pass(STEP);
    const code = codeOf(api, secret);
    expect((await api.post('session/secondfactor', { code }))[0]).toBe(200);
  };
  return { api, confirm };
};

type Made = (api: Api) => ReturnType<Api['get']>;

const newUser = { lastName: 'Vis', email: 'vis@demo.test', roleId: 2 };
const newGroup = { name: 'Doers', access: '1111' };

const smtp = { host: 'mail.example.test', port: 587, userName: 'ada', password: 'geheim' };

const calls: readonly (readonly [string, Made])[] = [
  ['a role', (api) => api.put('users/2', { roleId: 2 })],
  ['a new user', (api) => api.put('users/add', newUser)],
  ['the groups of a user', (api) => api.put('users/2/groups', { assigned: [1] })],
  ['a member of a group', (api) => api.post('groups/1/users', { userId: 2 })],
  ['a new group', (api) => api.put('groups/add', newGroup)],
  ['what a group may do', (api) => api.put('groups/1', { access: '1111' })],
  ['the modules of a group', (api) => api.post('groups/2/modules', { moduleid: 2 })],
  ['a new password', (api) => api.post('users/2', { function: 'resetpassword' })],
  ['a suspension', (api) => api.put('users/2', { active: 0 })],
  ['a file of the users', (api) => api.post('users/export')],
  ['a file of the groups', (api) => api.post('groups/export')],
  ['a secret', (api) => api.put('integration/smtp', { active: 1, options: smtp })],
  ['the demand for it', (api) => api.put('organisations/1', { demandsSecondFactor: 1 })],
  [
    'new recovery codes',
    (api) => api.post('myaccount/secondfactors', { function: 'renewRecoveryCodes' }),
  ],
  ['another app', (api) => api.post('myaccount/secondfactors', { function: 'beginTotp' })],
  ['a passkey', (api) => api.post('myaccount/secondfactors', { function: 'beginPasskey' })],
  ['its own removal', (api) => api.post('myaccount/secondfactors', { function: 'remove', id: 1 })],
  [
    'removing somebody’s',
    async (api) => {
      await rowsNamed(api.server.context.store, 'users').update(2, { hasSecondFactor: 1 });
      return api.post('users/2', { function: 'removeSecondFactors' });
    },
  ],
];

describe('a second factor is asked for again before', () => {
  test.each(calls)('%s, and nothing is done without it', async (_, call) => {
    const { api, confirm } = await openLater();
    const { store } = api.server.context;
    const all = async () =>
      JSON.stringify(
        await Promise.all(
          ['groups', 'organisations', 'secondFactors', 'recoveryCodes', 'auditLog'].map((name) =>
            rowsNamed(store, name).find(),
          ),
        ),
      );
    const before = await all();
    expect(await call(api)).toEqual(asked);
    expect(await all()).toBe(before);
    await confirm();
    expect((await call(api))[0]).toBe(200);
  });

  test('nothing that others can take back', async () => {
    const { api } = await openLater();
    expect((await api.put('users/2', { phone: '0612345678' }))[0]).toBe(200);
    expect((await api.put('organisations/1', { city: 'Gouda' }))[0]).toBe(200);
    expect((await api.get('users'))[0]).toBe(200);
    expect((await api.post('devices/export'))[0]).toBe(200);
  });

  test('nothing of who has none', async () => {
    const api = await openApi();
    api.server.pass(LONG);
    const names = [
      'a file of the users',
      'a role',
      'a new user',
      'a new group',
      'a new password',
      'a secret',
    ];
    for (const [name, call] of calls)
      if (names.includes(name)) expect((await call(api))[0]).toBe(200);
  });
});

test('a passkey is added once it was confirmed, with what was made before', async () => {
  const { api, confirm } = await openLater();
  await confirm();
  const [, begun] = await api.post('myaccount/secondfactors', { function: 'beginPasskey' });
  const { options } = begun as { options: { challenge: string } };
  const passkey = authenticator(new URL(api.server.url).origin).make(options);
  const body = { function: 'addPasskey', name: 'Laptop', passkey };
  const { store, clock } = api.server.context;
  const forget = { confirmedAt: clock() - LONG };
  await rowsNamed(store, 'sessions').updateWhere({ where: { userId: users.admin } }, forget);
  expect(await api.post('myaccount/secondfactors', body)).toEqual(asked);
  await confirm();
  expect((await api.post('myaccount/secondfactors', body))[0]).toBe(200);
});

test('what was confirmed in one session isn’t in another', async () => {
  const { api, confirm } = await openLater();
  const other = await api.as(users.admin);
  await confirm();
  expect((await api.put('users/2', { roleId: 2 }))[0]).toBe(200);
  expect(await other.put('users/2', { roleId: 3 })).toEqual(asked);
});
