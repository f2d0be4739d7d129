import { expect, test } from 'vitest';
import { routes } from '../../../server/http/server';
import { password, users } from '../../fixtures/rows/people';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { serveMail } from '../../fixtures/smtpServer';
import { type Api, openApi } from '../support/Api';

const ADDRESS = 'https://office.example.com';
const DAY = 24 * 60 * 60_000;

const openLinks = async () => {
  const server = await serveMail();
  const api = await openApi({}, routes, {
    mail: { smtpUrl: server.url },
    installation: { appAddress: ADDRESS },
  });
  const send = () => api.post(`users/${users.reader}`, { function: 'sendPasswordLink' });
  /** The token of the link that was mailed last. */
  const mailed = (): string => {
    const source = (server.taken.at(-1)?.source ?? '')
      .replaceAll('=\r\n', '')
      .replaceAll('=3D', '=');
    const [, address = '', token = ''] = /href="(https:[^"#]+)#([\w-]+)"/.exec(source) ?? [];
    expect(address).toBe(`${ADDRESS}/en/new-password`);
    return token;
  };
  const choose = (token: string, chosen: string) =>
    api.post('session/password', { token, password: chosen });
  const email = (await rowsNamed(api.server.context.store, 'users').get(users.reader))?.email;
  const signIn = (secret: string) =>
    api.post('session', { email: String(email), password: secret });
  return { api, server, send, mailed, choose, signIn };
};

const over = [403, { status_message: expect.stringContaining('This link is over') }];

const entriesOf = (api: Api) =>
  rowsNamed(api.server.context.store, 'auditLog').find({ where: { action: 'password' } });

test('a link is mailed, of which the hash alone is kept, and opens nothing but the choice of a password', async () => {
  const { api, server, send, mailed, choose, signIn } = await openLinks();
  expect(await api.get(`users/${users.reader}`)).toMatchObject([
    200,
    { results: { canSendLink: true } },
  ]);
  expect(await send()).toMatchObject([
    200,
    { status_message: expect.stringContaining('was sent') },
  ]);
  expect(server.taken).toHaveLength(1);
  const token = mailed();
  const { store } = api.server.context;
  for (const name of ['users', 'outbox', 'auditLog'])
    expect(JSON.stringify(await rowsNamed(store, name).find())).not.toContain(token);
  // Until it is used the password stays, and sessions go on.
  expect(await signIn(password)).toMatchObject([200, {}]);
  expect(await choose(token, 'kort1')).toMatchObject([
    400,
    { errors: { password: expect.any(String) } },
  ]);
  const session = await api.as(users.reader);
  expect(await choose(token, 'zeven bruggen 7')).toMatchObject([200, { status: true }]);
  expect(await signIn(password)).toMatchObject([401, {}]);
  expect(await signIn('zeven bruggen 7')).toMatchObject([200, {}]);
  expect(await session.get('session')).toMatchObject([401, {}]);
  expect(await choose(token, 'acht bruggen 8')).toMatchObject(over);
  expect(await entriesOf(api)).toMatchObject([
    { userId: users.admin, recordId: users.reader },
    { userId: users.reader, call: 'POST session/password' },
  ]);
});

test('a link holds for a day, and ends with another one, a reset, another address', async () => {
  const { api, send, mailed, choose } = await openLinks();
  const { server } = api;
  await send();
  expect(await send()).toMatchObject([429, {}]);
  const first = mailed();
  server.pass(60_001);
  await send();
  const second = mailed();
  expect(await choose(first, 'zeven bruggen 7')).toMatchObject(over);
  server.pass(DAY);
  expect(await choose(second, 'zeven bruggen 7')).toMatchObject(over);
  const ends = [
    () => api.post(`users/${users.reader}`, { function: 'resetpassword' }),
    () => api.put(`users/${users.reader}`, { email: 'elders@demo.test' }),
  ];
  for (const end of ends) {
    server.pass(60_001);
    await send();
    await end();
    expect(await choose(mailed(), 'zeven bruggen 7')).toMatchObject(over);
  }
  for (const guessed of ['', 'guessed'])
    expect(await choose(guessed, 'zeven bruggen 7')).toMatchObject(over);
});

test('no link is offered where no mail leaves the server, or it doesn’t know its own address', async () => {
  const api = await openApi();
  expect(await api.get(`users/${users.reader}`)).toMatchObject([
    200,
    { results: { canSendLink: false } },
  ]);
  expect(await api.post(`users/${users.reader}`, { function: 'sendPasswordLink' })).toMatchObject([
    409,
    { status_message: expect.stringContaining('No link can be sent') },
  ]);
});
