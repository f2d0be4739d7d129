import { describe, expect, test } from 'vitest';
import { moduleKeys } from '../../../schemas';
import type { Installation } from '../../../server/contract/Installation';
import { routes } from '../../../server/http/server';
import { auditLog } from '../../../server/tables/organisation/auditLog';
import { setupTokens } from '../../../server/tables/organisation/setupTokens';
import { serveTest, type TestServer } from '../../fixtures/serveTest';

const DAY = 24 * 60 * 60_000;

const form = {
  organisation: 'Kompas',
  firstName: 'Ada',
  lastName: 'Bron',
  email: 'ada@kompas.test',
  password: 'zeven bruggen 7',
  language: 'nl',
};

const empty = (installation: Partial<Installation> = {}) =>
  serveTest({ rows: {}, routes, installation });

const tokenOf = async ({ context }: TestServer): Promise<string> => {
  const token = await context.setUp.issueToken();
  if (token === undefined) throw new Error('It is set up');
  return token;
};

const post = async (server: TestServer, path: string, body: object) => {
  const answer = await server.fetch(`/internal/v1/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return [answer.status, await answer.json()];
};

const setUp = (server: TestServer, body: object) => post(server, 'setup', body);

describe('setting up', () => {
  test('makes the provider’s organisation and its administrator, who has all rights', async () => {
    const server = await empty();
    const token = await tokenOf(server);
    expect(await setUp(server, { ...form, token: ` ${token}\n` })).toEqual([
      200,
      { status: true, status_message: 'Kompas is set up' },
    ]);
    const [status, session] = await post(server, 'session', form);
    expect([status, session]).toMatchObject([
      200,
      {
        user: { firstName: 'Ada', lastName: 'Bron', roleId: 1 },
        organisation: { id: 1, name: 'Kompas' },
        isProvider: true,
        access: Object.fromEntries(moduleKeys.map((key) => [key, '1111'])),
      },
    ]);
    const { store } = server.context;
    expect(await store.rows(setupTokens).find({})).toEqual([]);
    expect(await store.rows(auditLog, 1).find({ take: 1 })).toMatchObject([
      { userName: 'Ada Bron', call: 'POST setup', recordName: 'Kompas' },
    ]);
  });

  test('names roles and modules in the language that is chosen', async () => {
    const server = await empty();
    await setUp(server, { ...form, token: await tokenOf(server) });
    const [, { sessionId }] = await post(server, 'session', form);
    const list = await server.fetch('/internal/v1/modules?sort=id', {
      headers: { SESSIONID: sessionId },
    });
    const { results } = await list.json();
    expect(results[0]).toMatchObject({ modulekey: 'administration', name: 'Beheer' });
  });

  test('is done once, whoever else has a token', async () => {
    const server = await empty();
    const [first, other] = [await tokenOf(server), await tokenOf(server)];
    const both = await Promise.all(
      [first, other].map((token) => setUp(server, { ...form, token })),
    );
    expect(both.map(([status]) => status).sort()).toEqual([200, 409]);
    expect((await setUp(server, { ...form, token: other }))[0]).toBe(409);
    expect(await server.context.setUp.issueToken()).toBeUndefined();
  });

  test('takes a token that was issued within a day, and no other', async () => {
    const server = await empty();
    const text =
      'This token is not valid. Copy it from where the server was started; a restart prints a new one';
    const refused = [403, { status: false, status_message: text, errors: { token: text } }];
    expect(await setUp(server, { ...form, token: 'x'.repeat(43) })).toEqual(refused);
    expect(await setUp(server, form)).toEqual(refused);
    const token = await tokenOf(server);
    server.pass(DAY);
    expect(await setUp(server, { ...form, token })).toEqual(refused);
    expect((await setUp(server, { ...form, token: await tokenOf(server) }))[0]).toBe(200);
  });

  test('slows down who guesses', async () => {
    const server = await empty();
    for (let count = 0; count < 5; count += 1)
      expect((await setUp(server, { ...form, token: 'guess' }))[0]).toBe(403);
    expect(await setUp(server, { ...form, token: 'guess' })).toMatchObject([429, {}]);
  });

  test('names what is wrong, and keeps the token', async () => {
    const server = await empty();
    const token = await tokenOf(server);
    expect(await setUp(server, { token, email: 'ada', password: 'short1' })).toEqual([
      400,
      {
        status: false,
        status_message: 'Not everything is filled in as it should be',
        errors: {
          organisation: 'Required',
          lastName: 'Required',
          email: 'Enter a valid email address',
          password: 'At least 10 characters',
        },
      },
    ]);
    expect((await setUp(server, { ...form, token }))[0]).toBe(200);
  });

  test.each([
    [6, 'At least 10 characters'],
    [20, 'At least 20 characters'],
  ])('asks for a password of ten characters, or of %d', async (passwordLength, message) => {
    const server = await empty({ passwordLength });
    const token = await tokenOf(server);
    expect(await setUp(server, { ...form, token, password: 'zeven 7' })).toMatchObject([
      400,
      { errors: { password: message } },
    ]);
  });
});

describe('pages', () => {
  const html = { Accept: 'text/html', 'Accept-Language': 'nl' };
  const leadTo = async (server: TestServer, path: string) =>
    (await server.fetch(path, { headers: html })).headers.get('Location');

  test('lead to the one that sets up, until that is done', async () => {
    const server = await empty();
    expect(await leadTo(server, '/')).toBe('/nl/setup');
    expect(await leadTo(server, '/en/dashboard/home')).toBe('/en/setup');
    expect(await leadTo(server, '/setup')).toBe('/nl/setup');
    expect(await leadTo(server, '/en/setup')).toBeNull();
    await setUp(server, { ...form, token: await tokenOf(server) });
    expect(await leadTo(server, '/en/dashboard/home')).toBeNull();
    expect(await leadTo(server, '/en/setup')).toBe('/');
  });
});
