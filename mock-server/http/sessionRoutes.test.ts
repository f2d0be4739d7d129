import { beforeAll, describe, expect, test } from 'vitest';
import { serveTest, type TestServer } from '../../tests/fixtures/serveTest';
import type { Row } from '../store/Store';
import { hashPassword } from './passwords';

let rows: Record<string, Row[]>;

beforeAll(async () => {
  const passwordHash = await hashPassword('demo1234');
  const common = { passwordHash, active: 1, groupIds: [1], roleId: 3, organisationIds: [] };
  rows = {
    organisations: [
      { id: 1, organisationId: 'head', name: 'Head', parentId: null, moduleIds: [1] },
      { id: 2, organisationId: 'branch', name: 'Branch', parentId: 1, moduleIds: [1] },
      { id: 3, organisationId: 'other', name: 'Other', parentId: null, moduleIds: [1] },
    ],
    modules: [{ id: 1, modulekey: 'devices', name: 'Devices' }],
    groups: [{ id: 1, organisationId: 1, access: '0101', moduleIds: [1] }],
    users: [
      { ...common, id: 1, email: 'Anna@demo.test', firstName: 'Anna', organisationId: 1 },
      { ...common, id: 2, email: 'off@demo.test', active: 0, organisationId: 1 },
      { ...common, id: 3, email: 'nowhere@demo.test', organisationId: 9 },
    ],
  };
});

const post = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

const signIn = (server: TestServer, email: string, password = 'demo1234') =>
  server.fetch('/internal/v1/session', post({ email, password }));

/** A server with a running session, begun without its slow password. */
async function withSession() {
  const server = await serveTest({ rows });
  const token = await server.context.sessions.start({ id: 1, organisationId: 1 });
  const session = (headers: Record<string, string> = { SESSIONID: token }) =>
    server.fetch('/internal/v1/session', { headers });
  return { server, token, session };
}

const own = { 'Sec-Fetch-Site': 'same-origin' };
const branch = { id: 2, organisationId: 'branch', name: 'Branch', parentId: 1 };

describe('signing in', () => {
  test('answers who, for which organisation, with which rights, and no password', async () => {
    const server = await serveTest({ rows });
    const answer = await signIn(server, ' anna@DEMO.test ');
    expect(answer.status).toBe(200);
    const body = await answer.json();
    expect(body).toEqual({
      status: true,
      status_message: '',
      sessionId: expect.stringMatching(/^[\w-]{43}$/),
      user: { id: 1, email: 'Anna@demo.test', firstName: 'Anna', roleId: 3, organisationId: 1 },
      organisation: { id: 1, organisationId: 'head', name: 'Head', parentId: null },
      organisations: [{ id: 1, organisationId: 'head', name: 'Head', parentId: null }, branch],
      access: { devices: '0101' },
    });
    expect(answer.headers.get('Set-Cookie')).toBe(
      `SESSIONID=${body.sessionId}; Path=/; HttpOnly; SameSite=Strict`,
    );
    const again = await server.fetch('/internal/v1/session', {
      headers: { Cookie: `a=b; SESSIONID=${body.sessionId}` },
    });
    expect(await again.json()).toEqual(body);
  });

  test('does not tell what was wrong', async () => {
    const server = await serveTest({ rows });
    const attempts = [
      ['anna@demo.test', 'wrong'],
      ['nobody@demo.test', 'demo1234'],
      ['off@demo.test', 'demo1234'],
    ];
    for (const [email = '', password] of attempts) {
      const answer = await signIn(server, email, password);
      expect(answer.status).toBe(401);
      expect(await answer.json()).toEqual({
        status: false,
        status_message: 'This email address and password do not belong together',
      });
      expect(answer.headers.get('Set-Cookie')).toBeNull();
    }
  });

  test('needs both fields', async () => {
    const server = await serveTest({ rows });
    const answer = await server.fetch(
      '/internal/v1/session',
      post({ email: '' }, { 'Accept-Language': 'nl' }),
    );
    expect(answer.status).toBe(400);
    expect((await answer.json()).errors).toEqual({ email: 'Verplicht', password: 'Verplicht' });
  });

  test('is slowed down after failures, and says for how long', async () => {
    const server = await serveTest({ rows });
    for (let count = 0; count < 5; count += 1) {
      server.context.throttle.begin('anna@demo.test', `10.0.0.${count}`);
    }
    const answer = await signIn(server, 'anna@demo.test');
    expect(answer.status).toBe(429);
    expect(answer.headers.get('Retry-After')).toBe('1');
    expect(await answer.json()).toEqual({
      status: false,
      status_message: 'Too many attempts. Try again in 1 seconds',
    });
    server.pass(1_000);
    expect((await signIn(server, 'anna@demo.test')).status).toBe(200);
  });

  test('counts failures by itself', async () => {
    const server = await serveTest({ rows });
    const statuses = await Promise.all(
      Array.from({ length: 7 }, async () => (await signIn(server, 'anna@demo.test', 'x')).status),
    );
    expect(statuses.sort()).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });

  test('is refused to a user without organisation, and to the form of another site', async () => {
    const server = await serveTest({ rows });
    expect((await signIn(server, 'nowhere@demo.test')).status).toBe(403);
    const forged = post(
      { email: 'anna@demo.test', password: 'demo1234' },
      { Origin: 'https://evil.test' },
    );
    expect((await server.fetch('/internal/v1/session', forged)).status).toBe(403);
  });
});

describe('a session', () => {
  test('is needed', async () => {
    const { server, session } = await withSession();
    const strangers: Record<string, string>[] = [{}, { SESSIONID: 'x' }, { Cookie: 'SESSIONID=' }];
    for (const headers of strangers) {
      const answer = await session(headers);
      expect([answer.status, (await answer.json()).status_message]).toEqual([
        401,
        'Sign in to continue',
      ]);
    }
    await server.context.store.update('users', 1, { active: false });
    expect((await session()).status).toBe(401);
  });

  test('ends by signing out', async () => {
    const { server, token, session } = await withSession();
    const answer = await server.fetch('/internal/v1/session', {
      method: 'DELETE',
      headers: { SESSIONID: token },
    });
    expect(await answer.json()).toEqual({ status: true, status_message: 'You are signed out' });
    expect(answer.headers.get('Set-Cookie')).toContain(
      'SESSIONID=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0',
    );
    expect((await session()).status).toBe(401);
  });

  test('ends by doing nothing', async () => {
    const { server, session } = await withSession();
    server.pass(60 * 60_000);
    expect((await session()).status).toBe(401);
  });

  test.each([
    ['head', 'head'],
    ['1', 'head'],
    ['2', 'branch'],
    ['branch', 'branch'],
  ])(
    'works for the organisation that OrganisationId names (%s)',
    async (header, organisationId) => {
      const { token, session } = await withSession();
      const answer = await session({ SESSIONID: token, OrganisationId: header });
      expect((await answer.json()).organisation.organisationId).toBe(organisationId);
    },
  );

  test.each(['other', '3', '99', ''])('works for no other (%s)', async (header) => {
    const { token, session } = await withSession();
    expect((await session({ SESSIONID: token, OrganisationId: header })).status).toBe(403);
  });
});

describe('a cookie alone', () => {
  const signOut = async (headers: Record<string, string>) => {
    const { server, token } = await withSession();
    const init = { method: 'DELETE', headers: { Cookie: `SESSIONID=${token}`, ...headers } };
    return (await server.fetch('/internal/v1/session', init)).status;
  };

  test.each<[string, number, Record<string, string>]>([
    ['from a page of ours', 200, own],
    ['from another site', 403, { 'Sec-Fetch-Site': 'cross-site' }],
    ['from a sister site', 403, { 'Sec-Fetch-Site': 'same-site' }],
    ['from another origin', 403, { Origin: 'https://evil.test' }],
    ['from an origin that hides', 403, { Origin: 'null' }],
    ['from nowhere', 403, {}],
  ])('changes something only from a page of ours: %s', async (_, status, headers) => {
    expect(await signOut(headers)).toBe(status);
  });

  test('is accepted from a page of ours in a browser that sends the origin alone', async () => {
    const { server, token } = await withSession();
    const init = {
      method: 'DELETE',
      headers: { Cookie: `SESSIONID=${token}`, Origin: server.url },
    };
    expect((await server.fetch('/internal/v1/session', init)).status).toBe(200);
  });
});

describe('switching', () => {
  const form = (org: string, headers: Record<string, string>): RequestInit => ({
    method: 'POST',
    headers,
    body: new URLSearchParams({ org }),
  });
  const page = { Accept: 'text/html,application/xhtml+xml', ...own };

  test.each([
    ['/nl/dashboard/organisations/switch', '/nl/dashboard/home'],
    ['/dashboard/organisations/switch/', '/dashboard/home'],
  ])('by the form of %s leads to %s', async (path, location) => {
    const { server, token, session } = await withSession();
    const answer = await server.fetch(path, form('2', { Cookie: `SESSIONID=${token}`, ...page }));
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, location]);
    expect((await (await session()).json()).organisation).toEqual(branch);
  });

  test('by a script answers the session as it now is', async () => {
    const { server, token, session } = await withSession();
    const path = '/en/dashboard/organisations/switch';
    const answer = await server.fetch(path, post({ org: 'branch' }, { SESSIONID: token }));
    const body = await answer.json();
    expect(body).toMatchObject({
      status: true,
      status_message: 'You now work for Branch',
      sessionId: token,
      organisation: branch,
      access: { devices: '0000' },
    });
    expect(await (await session()).json()).toEqual({ ...body, status_message: '' });
  });

  test("is refused to an organisation that is not the user's", async () => {
    const { server, token, session } = await withSession();
    const path = '/dashboard/organisations/switch';
    expect((await server.fetch(path, post({ org: 3 }, { SESSIONID: token }))).status).toBe(403);
    expect((await server.fetch(path, post({}, { SESSIONID: token }))).status).toBe(403);
    expect((await server.fetch(path, post({ org: 2 }))).status).toBe(401);
    expect((await (await session()).json()).organisation.id).toBe(1);
  });

  test("leads to the home organisation once the active one is not the user's any more", async () => {
    const { server, session } = await withSession();
    await server.context.sessions.switchTo(1, 2);
    await server.context.store.update('organisations', 2, { parentId: 3 });
    expect((await (await session()).json()).organisation.id).toBe(1);
  });
});
