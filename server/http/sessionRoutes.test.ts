import { describe, expect, test } from 'vitest';
import { branch, post, serveSession } from '../../tests/fixtures/organisation';
import { rowsNamed } from '../../tests/fixtures/rowsNamed';

const own = { 'Sec-Fetch-Site': 'same-origin' };

describe('a session', () => {
  test('is needed', async () => {
    const { server, session } = await serveSession();
    const strangers: Record<string, string>[] = [{}, { SESSIONID: 'x' }, { Cookie: 'SESSIONID=' }];
    for (const headers of strangers) {
      const answer = await session(headers);
      expect([answer.status, (await answer.json()).status_message]).toEqual([
        401,
        'Sign in to continue',
      ]);
    }
    await rowsNamed(server.context.store, 'users').update(1, { active: false });
    expect((await session()).status).toBe(401);
  });

  test('ends by signing out', async () => {
    const { server, token, session } = await serveSession();
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

  test('ends half a day after it began, however much it is used', async () => {
    const { server, session } = await serveSession();
    for (let hour = 1; hour < 12; hour += 1) {
      server.pass(60 * 60_000);
      expect((await session()).status).toBe(200);
    }
    server.pass(60 * 60_000);
    expect((await session()).status).toBe(401);
  });

  test('ends by doing nothing', async () => {
    const { server, session } = await serveSession();
    server.pass(61 * 60_000);
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
      const { token, session } = await serveSession();
      const answer = await session({ SESSIONID: token, OrganisationId: header });
      expect((await answer.json()).organisation.organisationId).toBe(organisationId);
    },
  );

  test.each(['other', '3', '99', ''])('works for no other (%s)', async (header) => {
    const { token, session } = await serveSession();
    expect((await session({ SESSIONID: token, OrganisationId: header })).status).toBe(403);
  });
});

describe('only a cookie', () => {
  const signOut = async (headers: Record<string, string>) => {
    const { server, token } = await serveSession();
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

  test('is accepted from a page of ours in a browser that sends only the origin', async () => {
    const { server, token } = await serveSession();
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
    const { server, token, session } = await serveSession();
    const answer = await server.fetch(path, form('2', { Cookie: `SESSIONID=${token}`, ...page }));
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, location]);
    expect((await (await session()).json()).organisation).toEqual({
      ...branch,
      timeZone: 'Europe/Amsterdam',
    });
  });

  test('by a script answers the session as it now is', async () => {
    const { server, token, session } = await serveSession();
    const path = '/en/dashboard/organisations/switch';
    const answer = await server.fetch(path, post({ org: 'branch' }, { SESSIONID: token }));
    const body = await answer.json();
    expect(body).toMatchObject({
      status: true,
      status_message: 'You now work for Branch',
      sessionId: '1',
      organisation: branch,
      access: { devices: '0000' },
    });
    expect(await (await session()).json()).toEqual({ ...body, status_message: '' });
  });

  test("is refused to an organisation that is not the user's", async () => {
    const { server, token, session } = await serveSession();
    const path = '/dashboard/organisations/switch';
    expect((await server.fetch(path, post({ org: 3 }, { SESSIONID: token }))).status).toBe(403);
    expect((await server.fetch(path, post({}, { SESSIONID: token }))).status).toBe(403);
    expect((await server.fetch(path, post({ org: 2 }))).status).toBe(401);
    expect((await (await session()).json()).organisation.id).toBe(1);
  });

  test("leads to the home organisation once the active one is not the user's any more", async () => {
    const { server, session } = await serveSession();
    await server.context.sessions.switchTo(1, 2);
    await rowsNamed(server.context.store, 'organisations').update(2, { parentId: 3 });
    expect((await (await session()).json()).organisation.id).toBe(1);
  });
});
