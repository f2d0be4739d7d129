import { beforeAll, describe, expect, test } from 'vitest';
import { branch, organisationRows, post } from '../../tests/fixtures/organisation';
import { serveTest, type TestServer } from '../../tests/fixtures/serveTest';
import { hashPassword } from '../access/passwords';
import { definitionsOf } from '../contract/definitions';
import type { Row } from '../store/Store';
import { createApp } from './createApp';
import { sessionRoutes } from './sessionRoutes';

let rows: Record<string, Row[]>;

beforeAll(async () => {
  rows = organisationRows(await hashPassword('demo1234'));
});

const signIn = (server: TestServer, email: string, password = 'demo1234') =>
  server.fetch('/internal/v1/session', post({ email, password }));

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
      organisation: {
        id: 1,
        organisationId: 'head',
        name: 'Head',
        parentId: null,
        timeZone: 'Europe/Amsterdam',
      },
      organisations: [{ id: 1, organisationId: 'head', name: 'Head', parentId: null }, branch],
      access: { devices: '0101' },
      views: {},
      keepsComments: true,
      keepsFollows: true,
    });
    const cookie = `SESSIONID=${body.sessionId}; Path=/; HttpOnly; SameSite=Strict; Max-Age=43200`;
    expect(answer.headers.get('Set-Cookie')).toBe(cookie);
    const ways: Record<string, string>[] = [
      { Cookie: `a=b; SESSIONID=${body.sessionId}` },
      { SESSIONID: body.sessionId },
    ];
    for (const headers of ways) {
      const again = await server.fetch('/internal/v1/session', { headers });
      expect(await again.json()).toEqual({ ...body, sessionId: '1' });
      expect(again.headers.get('Set-Cookie')).toBeNull();
    }
  });

  test('gives a page the number of its session, and the token to the cookie alone', async () => {
    const server = await serveTest({ rows });
    const page = { 'Sec-Fetch-Site': 'same-origin' };
    const account = { email: 'anna@demo.test', password: 'demo1234' };
    const answer = await server.fetch('/internal/v1/session', post(account, page));
    expect(await answer.json()).toMatchObject({ sessionId: '1', user: { id: 1 } });
    const [cookie = ''] = (answer.headers.get('Set-Cookie') ?? '').split(';');
    expect(cookie).toMatch(/^SESSIONID=[\w-]{43}$/);
    const statusOf = async (headers: Record<string, string>, method = 'GET') =>
      (await server.fetch('/internal/v1/session', { headers, method })).status;
    expect(await statusOf({ SESSIONID: '1' })).toBe(401);
    expect(await statusOf({ SESSIONID: '2', Cookie: cookie })).toBe(401);
    expect(await statusOf({ SESSIONID: '1', Cookie: cookie })).toBe(200);
    const foreign = { Origin: 'https://evil.test', SESSIONID: '1', Cookie: cookie };
    expect(await statusOf(foreign, 'DELETE')).toBe(403);
    expect(await statusOf({ SESSIONID: '1', Cookie: cookie, ...page }, 'DELETE')).toBe(200);
  });

  test('sets a cookie on https that no other host and no plain connection can set', async () => {
    const { context } = await serveTest({ rows });
    const definitions = definitionsOf([], { en: {}, nl: {} });
    const proxied = { ...context, trustedProxies: ['127.0.0.1'] };
    const app = await createApp(proxied, definitions, sessionRoutes);
    const url = '/internal/v1/session';
    const https = { 'X-Forwarded-Proto': 'https' };
    const payload = { email: 'anna@demo.test', password: 'demo1234' };
    const answer = await app.inject({ method: 'POST', url, headers: https, payload });
    const token = answer.json().sessionId;
    expect(answer.headers['set-cookie']).toEqual([
      `__Host-SESSIONID=${token}; Path=/; HttpOnly; SameSite=Strict; Secure; Max-Age=43200`,
    ]);
    const statusOf = async (cookie: string) =>
      (await app.inject({ url, headers: { ...https, cookie } })).statusCode;
    expect(await statusOf(`__Host-SESSIONID=${token}`)).toBe(200);
    expect(await statusOf(`SESSIONID=${token}`)).toBe(401);
  });

  test('refuses what is no text where it stands', async () => {
    const server = await serveTest({ rows });
    const answer = await server.fetch(
      '/internal/v1/session',
      post({ email: {}, password: 'demo1234' }),
    );
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      status: false,
      status_message: 'This must be text',
      errors: { email: 'This must be text' },
    });
  });

  test('does not reveal what was wrong', async () => {
    const server = await serveTest({ rows });
    const attempts = [
      ['anna@demo.test', 'wrong'],
      ['nobody@demo.test', 'demo1234'],
      ['off@demo.test', 'wrong'],
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
    for (let count = 0; count < 5; count += 1)
      await server.context.throttle.begin({ account: 'anna@demo.test', address: '127.0.0.1' });
    const answer = await signIn(server, 'anna@demo.test');
    expect(answer.status).toBe(429);
    expect(answer.headers.get('Retry-After')).toBe('1');
    expect(await answer.json()).toEqual({
      status: false,
      status_message: 'Too many attempts. Try again in 1 second',
    });
    server.pass(1_000);
    expect((await signIn(server, 'anna@demo.test')).status).toBe(200);
  });

  test('is open to a browser that has signed in before, whoever guesses beside it', async () => {
    const server = await serveTest({ rows });
    const page = { 'Sec-Fetch-Site': 'same-origin' };
    const from = (headers: Record<string, string>, password: string) => {
      const account = { email: 'anna@demo.test', password };
      return server.fetch('/internal/v1/session', post(account, { ...page, ...headers }));
    };
    const first = await from({}, 'demo1234');
    const cookies = first.headers.getSetCookie();
    const browser = cookies.find((cookie) => cookie.startsWith('BROWSER=')) ?? '';
    expect(browser).toMatch(
      /^BROWSER=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=15552000$/,
    );
    const [Cookie = ''] = browser.split(';');
    const statuses = async (headers: Record<string, string>, password: string, times: number) => {
      const all: number[] = [];
      for (let count = 0; count < times; count += 1)
        all.push((await from(headers, password)).status);
      return all;
    };
    expect(await statuses({}, 'wrong', 6)).toEqual([401, 401, 401, 401, 401, 429]);
    for (let count = 0; count < 15; count += 1)
      await server.context.throttle.begin({ account: `${count}`, address: '127.0.0.1' });
    expect((await from({}, 'demo1234')).status).toBe(429);
    expect((await from({ Cookie: 'BROWSER=made-up' }, 'demo1234')).status).toBe(429);
    expect((await from({ Cookie }, 'demo1234')).status).toBe(200);
    // It guesses no faster than anybody else.
    expect(await statuses({ Cookie }, 'wrong', 6)).toEqual([401, 401, 401, 401, 401, 429]);
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
