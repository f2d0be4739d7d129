import { describe, expect, test } from 'vitest';
import { password, users } from '../../fixtures/rows/people';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { type Answer, type Api, openApi } from '../support/Api';
import { authenticator, type Odd } from '../support/authenticator';
import { setUpTotp } from '../support/secondFactor';

const PATH = 'myaccount/secondfactors';
const EMAIL = 'olaf@demo.test';

interface Options {
  challenge: string;
  user?: { id: string };
}

const optionsOf = ([, body]: Answer) => (body as { options: Options }).options;

type Device = ReturnType<typeof authenticator>;

const newDevice = ({ server }: Api): Device => authenticator(new URL(server.url).origin);

const add = async (api: Api, device: Device, name = 'Laptop', odd: Odd = {}) => {
  const options = optionsOf(await api.post(PATH, { function: 'beginPasskey' }));
  return api.post(PATH, { function: 'addPasskey', name, passkey: device.make(options, odd) });
};

/** Somebody with a passkey. */
const openWithPasskey = async () => {
  const admin = await openApi();
  const api = await admin.as(users.nobody);
  const device = newDevice(api);
  const answer = await add(api, device);
  return { admin, api, device, answer };
};

/** A browser that has asked for a passkey, and what it was given for it. */
const begin = async (api: Api) => {
  const [, body, headers] = await api.call('POST', 'session/passkey', {});
  const cookie = (headers.get('Set-Cookie') ?? '').split(';')[0] ?? '';
  return { browser: api.with({ Cookie: cookie }), cookie, options: optionsOf([200, body]), body };
};

const signIn = async (api: Api, device: Device, odd: Odd = {}) => {
  const { browser, options } = await begin(api);
  return browser.post('session/passkey/answer', { passkey: device.use(options, odd) });
};

const refused = {
  status: false,
  status_message: 'This passkey does not sign in here',
};

const loggedOf = async ({ server }: Api, action: string) =>
  (await rowsNamed(server.context.store, 'auditLog').find()).filter(
    (entry) => entry.action === action,
  );

describe('a passkey', () => {
  test('is added with a name, and is listed', async () => {
    const { api, answer } = await openWithPasskey();
    expect(answer).toMatchObject([
      200,
      { status_message: 'Second factor added', recoveryCodes: { length: 10 } },
    ]);
    const [, listed] = await api.get(PATH);
    expect(listed).toMatchObject({
      results: [
        {
          id: 1,
          kind: 'passkey',
          name: 'Laptop',
          addedAt: '2026-03-02T09:00:00.000Z',
          lastUse: null,
        },
      ],
      recoveryCodes: 10,
    });
  });

  test('signs in without a password, and counts as a second factor', async () => {
    const { api, device } = await openWithPasskey();
    expect(await signIn(api, device)).toMatchObject([200, { user: { id: users.nobody } }]);
    expect((await loggedOf(api, 'signIn')).at(-1)).toMatchObject({
      userId: users.nobody,
      call: 'POST session/passkey/answer',
      changes: [{ field: 'secondFactor', after: 'passkey' }],
    });
    expect(await api.get(PATH)).toMatchObject([
      200,
      { results: [{ lastUse: '2026-03-02T09:00:00.000Z' }] },
    ]);
  });

  test('is taken after a password, beside codes', async () => {
    const { api, device } = await openWithPasskey();
    const asked = await api.post('session', { email: EMAIL, password });
    expect(asked).toMatchObject([401, { secondFactor: ['passkey', 'recovery'] }]);
    await setUpTotp(api);
    expect(await api.post('session', { email: EMAIL, password })).toMatchObject([
      401,
      { secondFactor: ['passkey', 'totp', 'recovery'] },
    ]);
    const { browser, options } = await begin(api);
    const passkey = device.use(options);
    expect(await browser.post('session', { email: EMAIL, password, passkey })).toMatchObject([
      200,
      { user: { id: users.nobody } },
    ]);
    expect(await browser.post('session', { email: EMAIL, password, passkey })).toEqual([
      401,
      { ...refused, secondFactor: ['passkey', 'totp', 'recovery'] },
    ]);
  });

  test('of somebody else proves nothing', async () => {
    const { admin, api, device } = await openWithPasskey();
    const other = newDevice(admin);
    await add(admin, other);
    const { browser, options } = await begin(api);
    const passkey = other.use(options);
    expect((await browser.post('session', { email: EMAIL, password, passkey }))[0]).toBe(401);
    const again = await begin(api);
    const meant = { email: 'admin@demo.test', passkey: device.use(again.options) };
    expect(await again.browser.post('session/passkey/answer', meant)).toEqual([401, refused]);
  });

  test('confirms a running session', async () => {
    const { api, device } = await openWithPasskey();
    const { cookie, options } = await begin(api);
    const body = { passkey: device.use(options) };
    const confirm = () => api.post('session/secondfactor', body, { Cookie: cookie });
    expect(await confirm()).toMatchObject([200, {}]);
    expect(await confirm()).toMatchObject([403, refused]);
  });

  test.each<[string, Odd]>([
    ['of another page', { origin: 'https://evil.example' }],
    ['for another domain', { rpId: 'evil.example' }],
    ['without asking who uses it', { isVerified: false }],
    ['of another account', { userHandle: 'bm9ib2R5' }],
    ['of a copy, which counts from before', { counter: 0 }],
  ])('that answers %s is refused', async (_, odd) => {
    const { api, device } = await openWithPasskey();
    expect((await signIn(api, device))[0]).toBe(200);
    expect(await signIn(api, device, odd)).toEqual([401, refused]);
    expect((await loggedOf(api, 'signInFailed')).at(-1)).toMatchObject({
      call: 'POST session/passkey/answer',
    });
    expect((await signIn(api, device))[0]).toBe(200);
  });

  test.each<[string, Odd]>([
    ['on another page', { origin: 'https://evil.example' }],
    ['for another domain', { rpId: 'evil.example' }],
    ['without asking who uses it', { isVerified: false }],
  ])('that was made %s isn’t added', async (_, odd) => {
    const api = await (await openApi()).as(users.nobody);
    expect(await add(api, newDevice(api), 'Laptop', odd)).toMatchObject([
      400,
      { status_message: 'This passkey could not be added. Try again' },
    ]);
    expect(await api.get(PATH)).toMatchObject([200, { results: [] }]);
  });

  test('is added once', async () => {
    const { admin, api, device } = await openWithPasskey();
    expect((await add(api, device))[0]).toBe(409);
    expect((await add(admin, device))[0]).toBe(409);
  });
});

describe('what a passkey is asked to sign', () => {
  test('is the same for everybody, and names no passkey', async () => {
    const { api } = await openWithPasskey();
    const { body } = await begin(api);
    expect(body).toEqual({
      status: true,
      status_message: '',
      options: {
        challenge: expect.stringMatching(/^[\w-]{43}$/),
        rpId: '127.0.0.1',
        timeout: 300_000,
        userVerification: 'required',
      },
    });
  });

  test('is good once, for the browser that asked, and for a few minutes', async () => {
    const { api, device } = await openWithPasskey();
    const { browser, options } = await begin(api);
    const answer = (by: Api) => by.post('session/passkey/answer', { passkey: device.use(options) });
    expect(await answer(api)).toEqual([401, refused]);
    expect(await answer((await begin(api)).browser)).toEqual([401, refused]);
    expect((await answer(browser))[0]).toBe(200);
    expect(await answer(browser)).toEqual([401, refused]);
    const late = await begin(api);
    api.server.pass(5 * 60_000);
    const passkey = device.use(late.options);
    expect((await late.browser.post('session/passkey/answer', { passkey }))[0]).toBe(401);
  });

  test('makes none where it asks for the use of one, and the other way round', async () => {
    const { api, device } = await openWithPasskey();
    const { options } = await begin(api);
    const other = newDevice(api);
    const made = { function: 'addPasskey', name: '', passkey: other.make(options) };
    expect((await api.post(PATH, made))[0]).toBe(400);
    const forMaking = optionsOf(await api.post(PATH, { function: 'beginPasskey' }));
    const { browser } = await begin(api);
    const used = { passkey: device.use(forMaking) };
    expect((await browser.post('session/passkey/answer', used))[0]).toBe(401);
  });

  test.each([[undefined], ['x'], [[]], [{}], [{ id: 'x', response: { clientDataJSON: 'x' } }]])(
    'isn’t answered by %j',
    async (passkey) => {
      const { browser } = await begin(await openApi());
      expect((await browser.post('session/passkey/answer', { passkey }))[0]).toBe(401);
    },
  );
});

test('passkeys never appear in an answer or in the log', async () => {
  const { admin, api, device } = await openWithPasskey();
  await signIn(api, device);
  const answers = await Promise.all([
    admin.get('users/2'),
    admin.get('auditlog'),
    api.get('session'),
    api.get(PATH),
  ]);
  const log = await rowsNamed(admin.server.context.store, 'auditLog').find();
  expect(JSON.stringify([answers, log])).not.toContain(device.id);
});
