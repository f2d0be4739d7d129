import { describe, expect, onTestFinished, test } from 'vitest';
import {
  client,
  followTo,
  type IdentityServer,
  serveIdentities,
} from '../../fixtures/identityServer';
import { password, users } from '../../fixtures/rows/people';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { type Answer, type Api, openApi } from '../support/Api';

const PERSON = {
  subject: 'person-1',
  claims: {
    email: 'piet@elders.test',
    email_verified: true,
    given_name: 'Piet',
    family_name: 'Elders',
  },
};

interface Opened {
  readonly api: Api;
  readonly provider: IdentityServer;
  /** Signs in as a browser does. */
  signIn(email?: string): Promise<Answer>;
  begin(email?: string): Promise<{ readonly location: string; readonly cookie: string }>;
  /** What the provider sends the browser back with. */
  arrive(email?: string): Promise<{ readonly query: string; readonly cookie: string }>;
  answer(query: string, cookie: string): Promise<Answer>;
}

const openProvider = async (settings: object = {}): Promise<Opened> => {
  const admin = await openApi();
  const api = await admin.as(users.stranger);
  const redirectUri = `${api.server.url}/sign-in/provider`;
  const provider = await serveIdentities(redirectUri);
  onTestFinished(provider.close);
  provider.person = PERSON;
  const { store } = api.server.context;
  const verifiedAt = '2026-01-01T00:00:00.000Z';
  const domain = { organisationId: 3, domain: 'elders.test', verified: 1, verifiedAt };
  await rowsNamed(store, 'mailDomains').insert(domain);
  const { issuer } = provider;
  const given = { active: 1, issuer, ...client, createsUsers: 1, ...settings };
  expect(await api.put('signinprovider', given)).toMatchObject([200, {}]);
  const call = async (path: string, body: object, cookie = '') => {
    const own = api.with({ 'Sec-Fetch-Site': 'same-origin', ...(cookie && { Cookie: cookie }) });
    const [status, answered, headers] = await own.call('POST', path, body);
    return [status, answered, headers.getSetCookie()] as const;
  };
  const begin = async (email = 'piet@elders.test') => {
    const [status, body, [cookie = '']] = await call('session/provider', { email });
    expect([status, body]).toMatchObject([200, { location: expect.any(String) }]);
    const { location } = body as { location: string };
    return { location, cookie: cookie.split(';')[0] ?? '' };
  };
  const answer = async (query: string, cookie: string): Promise<Answer> => {
    const [status, body, cookies] = await call('session/provider/answer', { query }, cookie);
    // The same session as that of a password.
    if (status === 200)
      expect(cookies.join()).toMatch(/SESSIONID=[^;]+; Path=\/; HttpOnly; SameSite=Strict/);
    return [status, body];
  };
  const arrive = async (email?: string) => {
    const { location, cookie } = await begin(email);
    return { query: new URL(await followTo(location, redirectUri)).search, cookie };
  };
  return {
    api,
    provider,
    begin,
    arrive,
    answer,
    signIn: async (email) => {
      const { query, cookie } = await arrive(email);
      return answer(query, cookie);
    },
  };
};

const usersWith = async (api: Api, email: string) =>
  rowsNamed(api.server.context.store, 'users').find({ where: { email } });

const withClaims = (claims: object) => ({ ...PERSON, claims: { ...PERSON.claims, ...claims } });

const entriesOf = (api: Api) =>
  rowsNamed(api.server.context.store, 'auditLog').find({
    where: { organisationId: 3, call: 'POST session/provider/answer' },
  });

describe('signing in with an organisation’s provider', () => {
  test('is offered by the domain alone, once it is verified', async () => {
    const { api } = await openProvider({ onlyProvider: 1 });
    const methods = (email: string) => api.post('session/methods', { email });
    const offered = [200, expect.objectContaining({ byProvider: true, onlyProvider: true })];
    expect(await methods('piet@elders.test')).toEqual(offered);
    expect(await methods('Nobody@ELDERS.test')).toEqual(offered);
    const not = [200, expect.objectContaining({ byProvider: false, onlyProvider: false })];
    expect(await methods('piet@sub.elders.test')).toEqual(not);
    expect(await methods('piet')).toEqual(not);
    await rowsNamed(api.server.context.store, 'mailDomains').updateWhere(
      { where: { domain: 'elders.test' } },
      { verified: 0 },
    );
    expect(await methods('piet@elders.test')).toEqual(not);
  });

  test('adds a user, who is recognised by issuer and subject from then on', async () => {
    const { api, provider, signIn } = await openProvider();
    expect(await signIn()).toMatchObject([
      200,
      { user: { firstName: 'Piet', lastName: 'Elders', email: 'piet@elders.test' } },
    ]);
    expect(provider.asked).toContain('/token');
    const [added, ...others] = await usersWith(api, 'piet@elders.test');
    expect([added, others]).toMatchObject([
      { organisationId: 3, roleId: 3, active: 1, passwordHash: '' },
      [],
    ]);
    // An address that changes is the provider's affair.
    provider.person = { ...PERSON, claims: { ...PERSON.claims, email: 'p.elders@elders.test' } };
    expect(await signIn()).toMatchObject([200, { user: { id: added?.id } }]);
    expect(await entriesOf(api)).toMatchObject([
      { action: 'create', resource: 'users', recordId: added?.id, userId: added?.id },
      { action: 'signIn', userId: added?.id },
    ]);
  });

  test('is good once, for a while, and for the browser that began it', async () => {
    const { api, begin, arrive, answer } = await openProvider();
    const over = [403, { status_message: expect.stringContaining('This sign-in is over') }];
    const { query, cookie } = await arrive();
    const other = await begin();
    expect(await answer(query, other.cookie)).toMatchObject(over);
    expect(await answer(query, '')).toMatchObject(over);
    expect(await answer(query, cookie)).toMatchObject([200, {}]);
    expect(await answer(query, cookie)).toMatchObject(over);
    expect(await answer('?code=1&state=2', cookie)).toMatchObject(over);
    const late = await arrive();
    api.server.pass(11 * 60_000);
    expect(await answer(late.query, late.cookie)).toMatchObject(over);
    const changed = await arrive();
    await api.put('signinprovider', { clientId: 'another', clientSecret: 'another one' });
    expect(await answer(changed.query, changed.cookie)).toMatchObject(over);
  });

  test('sends a code challenge, a state and a nonce, and takes no code with another state', async () => {
    const { begin, arrive, answer } = await openProvider();
    const { searchParams } = new URL((await begin()).location);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      login_hint: 'piet@elders.test',
    });
    const [one, other] = [await arrive(), await arrive()];
    const swapped = new URLSearchParams(one.query);
    swapped.set('code', new URLSearchParams(other.query).get('code') ?? '');
    // PKCE: the code of one sign-in is none of another, even in the same browser.
    expect(await answer(`?${swapped}`, one.cookie)).toMatchObject([
      502,
      { status_message: expect.stringContaining('invalid_grant') },
    ]);
  });

  test.each([
    ['isn’t verified', { email_verified: false }, 'is verified'],
    ['isn’t there', { email: undefined }, 'is verified'],
    ['is of another domain', { email: 'piet@demo.test' }, 'not one of this organisation'],
  ])('is refused where the address %s', async (_why, claims, message) => {
    const { api, provider, signIn } = await openProvider();
    provider.person = withClaims(claims);
    expect(await signIn()).toMatchObject([
      403,
      { status_message: expect.stringContaining(message) },
    ]);
    expect(await entriesOf(api)).toMatchObject([{ action: 'signInFailed', userId: null }]);
  });

  test('is refused where the provider says no, or can’t be reached', async () => {
    const { api, provider, signIn } = await openProvider();
    provider.person = undefined;
    expect(await signIn()).toMatchObject([
      403,
      { status_message: expect.stringContaining('access_denied') },
    ]);
    await api.put('signinprovider', { issuer: 'http://127.0.0.1:9', ...client });
    expect(await api.post('session/provider', { email: 'piet@elders.test' })).toMatchObject([
      502,
      { status_message: expect.stringContaining('could not be reached') },
    ]);
    expect(await api.post('session/provider', { email: 'piet@demo.test' })).toMatchObject([
      409,
      { status: false },
    ]);
  });

  test('adds nobody where users are added by an administrator', async () => {
    const { api, signIn } = await openProvider({ createsUsers: 0 });
    expect(await signIn()).toMatchObject([
      403,
      { status_message: expect.stringContaining('no account') },
    ]);
    expect(await usersWith(api, 'piet@elders.test')).toEqual([]);
  });
});

describe('the account that somebody signs in to', () => {
  const account = { firstName: 'Piet', lastName: 'Elders', active: 1, roleId: 3, groupIds: [] };
  const add = (api: Api, values: object) =>
    rowsNamed(api.server.context.store, 'users').insert({
      ...account,
      email: 'Piet@elders.test',
      organisationId: 3,
      organisationIds: [3],
      ...values,
    });
  const elsewhere = [403, { status_message: expect.stringContaining('another organisation') }];

  test('is the one with the address, and stays that of the first who came', async () => {
    const { api, provider, signIn } = await openProvider();
    const { id } = await add(api, { passwordHash: 'generated', passwordExpires: 1 });
    expect(await signIn()).toMatchObject([200, { user: { id } }]);
    expect(await rowsNamed(api.server.context.store, 'users').get(id)).toMatchObject({
      passwordHash: '',
      passwordExpires: null,
    });
    provider.person = { ...PERSON, subject: 'person-2' };
    expect(await signIn()).toMatchObject([
      403,
      { status_message: expect.stringContaining('Somebody else') },
    ]);
  });

  test('is none of another organisation, nor one that belongs to another as well', async () => {
    const { api, signIn } = await openProvider();
    const { id } = await add(api, { organisationId: 1, organisationIds: [1] });
    expect(await signIn()).toMatchObject(elsewhere);
    const rows = rowsNamed(api.server.context.store, 'users');
    await rows.update(id, { organisationId: 3, organisationIds: [3, 1] });
    expect(await signIn()).toMatchObject(elsewhere);
    await rows.update(id, { organisationIds: [3] });
    expect(await signIn()).toMatchObject([200, { user: { id } }]);
    await rows.update(id, { organisationIds: [3, 1] });
    expect(await signIn()).toMatchObject(elsewhere);
    expect(await rowsNamed(api.server.context.store, 'identities').count({})).toBe(1);
  });

  test('is never one of the provider’s administrators', async () => {
    const { api, provider, signIn } = await openProvider();
    const { store } = api.server.context;
    const admin = await api.as(users.admin);
    const { issuer } = provider;
    const verified = { domain: 'kompas.test', verified: 1, verifiedAt: '' };
    await rowsNamed(store, 'mailDomains').insert({ organisationId: 1, ...verified });
    provider.person = withClaims({ email: 'ada@kompas.test' });
    await admin.put('signinprovider', { active: 1, issuer, ...client });
    await rowsNamed(store, 'users').update(users.admin, { email: 'ada@kompas.test' });
    expect(await signIn('ada@kompas.test')).toMatchObject(elsewhere);
  });

  test('is closed to whoever is suspended, and to all of a suspended organisation', async () => {
    const { api, signIn } = await openProvider();
    const { id } = await add(api, { active: 0 });
    expect(await signIn()).toMatchObject([401, {}]);
    const { store } = api.server.context;
    await rowsNamed(store, 'users').update(id, { active: 1 });
    await rowsNamed(store, 'organisations').update(3, { active: 0 });
    expect(await signIn()).toMatchObject([
      403,
      { status_message: expect.stringContaining('has been suspended') },
    ]);
  });

  test('is in the groups that a claim names, and in none that it doesn’t', async () => {
    const groups = [{ value: 'staff', groupId: 3 }];
    const { api, provider, signIn } = await openProvider({ groupsClaim: 'roles', groups });
    provider.person = withClaims({ roles: ['staff', 'administrator', 1] });
    expect(await signIn()).toMatchObject([200, { user: { roleId: 3 } }]);
    const groupsNow = async () => (await usersWith(api, 'piet@elders.test'))[0]?.groupIds;
    expect(await groupsNow()).toEqual([3]);
    const { store } = api.server.context;
    const { id: own } = await rowsNamed(store, 'groups').insert({
      organisationId: 3,
      name: 'Given by hand',
      access: '0100',
      moduleIds: [],
    });
    const [{ id = 0 } = {}] = await usersWith(api, 'piet@elders.test');
    await rowsNamed(store, 'users').update(id, { groupIds: [3, own] });
    provider.person = withClaims({ roles: 'guests' });
    expect(await signIn()).toMatchObject([200, {}]);
    expect(await groupsNow()).toEqual([own]);
    expect(await entriesOf(api)).toMatchObject([
      { action: 'grant', changes: [{ field: 'groupIds', before: '', after: '3' }] },
      { action: 'grant', changes: [{ field: 'groupIds', after: String(own) }] },
    ]);
  });
});

describe('passwords of a domain that signs in with a provider', () => {
  const withPassword = (api: Api, email: string) => api.post('session', { email, password });
  const refused = [403, { status_message: expect.stringContaining('passwords are switched off') }];

  test('stay until they are switched off, and then that of the last administrator', async () => {
    const { api } = await openProvider();
    const rows = rowsNamed(api.server.context.store, 'users');
    const passwordHash = (await rows.get(users.stranger))?.passwordHash;
    const base = {
      passwordHash,
      organisationId: 3,
      organisationIds: [3],
      active: 1,
      lastName: 'E',
    };
    await rows.insert({ ...base, email: 'piet@elders.test', roleId: 3 });
    await rows.insert({ ...base, email: 'mia@elders.test', roleId: 1 });
    expect(await withPassword(api, 'piet@elders.test')).toMatchObject([200, {}]);
    await api.put('signinprovider', { onlyProvider: 1 });
    expect(await withPassword(api, 'piet@elders.test')).toMatchObject(refused);
    // Another administrator has an address of another domain.
    expect(await withPassword(api, 'mia@elders.test')).toMatchObject(refused);
    expect(await withPassword(api, 'eva@demo.test')).toMatchObject([200, {}]);
    await rows.update(users.stranger, { email: 'eva@elders.test' });
    expect(await withPassword(api, 'mia@elders.test')).toMatchObject([200, {}]);
    expect(await withPassword(api, 'eva@elders.test')).toMatchObject([200, {}]);
  });
});

describe('the settings of a provider', () => {
  test('mask their secret, and ask for it anew where issuer or client change', async () => {
    const { api, provider } = await openProvider();
    const [, body] = await api.get('signinprovider');
    const { clientSecret } = (body as { results: { clientSecret: string } }).results;
    expect(clientSecret).toBe('kno********');
    expect(await api.put('signinprovider', { clientSecret, createsUsers: 0 })).toMatchObject([
      200,
      {},
    ]);
    for (const moved of [{ issuer: `${provider.issuer}/other` }, { clientId: 'another' }])
      expect(await api.put('signinprovider', { clientSecret, ...moved })).toMatchObject([
        400,
        { errors: { clientSecret: expect.any(String) } },
      ]);
  });

  test('are an administrator’s alone', async () => {
    const { api } = await openProvider();
    const { store } = api.server.context;
    const { id } = await rowsNamed(store, 'users').insert({
      ...{ email: 'tom@demo.test', lastName: 'Tom', active: 1, roleId: 3 },
      ...{ organisationId: 3, organisationIds: [3], groupIds: [3] },
    });
    const other = await api.as(id);
    expect(await other.get('signinprovider')).toMatchObject([200, { results: { canEdit: false } }]);
    expect(await other.put('signinprovider', { createsUsers: 0 })).toMatchObject([403, {}]);
  });

  test.each(['http://login.elders.test', 'http://10.0.0.1', 'http://localhost'])(
    'take no issuer at %s',
    async (issuer) => {
      const { api } = await openProvider();
      expect(await api.put('signinprovider', { issuer, ...client })).toMatchObject([
        400,
        { errors: { issuer: expect.stringContaining('https://') } },
      ]);
    },
  );

  test('count for the organisation that had the domain verified first', async () => {
    const { api, provider } = await openProvider();
    const admin = await api.as(users.admin);
    const domains = rowsNamed(api.server.context.store, 'mailDomains');
    const verifiedAt = '2026-02-01T00:00:00.000Z';
    const { id } = await domains.insert({
      ...{ organisationId: 1, domain: 'elders.test', verified: 1, verifiedAt },
    });
    const { issuer } = provider;
    await admin.put('signinprovider', { active: 1, issuer, onlyProvider: 1, ...client });
    const methods = () => api.post('session/methods', { email: 'a@elders.test' });
    expect(await methods()).toMatchObject([200, { byProvider: true, onlyProvider: false }]);
    await domains.update(id, { verifiedAt: '2025-01-01T00:00:00.000Z' });
    expect(await methods()).toMatchObject([200, { byProvider: true, onlyProvider: true }]);
  });
});
