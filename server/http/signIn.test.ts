import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { branch, organisationRows, post } from '../../tests/fixtures/organisation';
import { serveTest, type TestServer } from '../../tests/fixtures/serveTest';
import { hashPassword } from '../access/passwords';
import type { Row } from '../store/Store';

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
    });
    const cookie = `SESSIONID=${body.sessionId}; Path=/; HttpOnly; SameSite=Strict; Max-Age=34560000`;
    expect(answer.headers.get('Set-Cookie')).toBe(cookie);
    const again = await server.fetch('/internal/v1/session', {
      headers: { Cookie: `a=b; SESSIONID=${body.sessionId}` },
    });
    expect(await again.json()).toEqual(body);
    const kept = await server.fetch('/internal/v1/session', {
      headers: { SESSIONID: body.sessionId },
    });
    expect(kept.headers.get('Set-Cookie')).toBe(cookie);
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
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const server = await serveTest({ rows });
    for (let count = 0; count < 5; count += 1) {
      await server.context.throttle.begin('anna@demo.test', `10.0.0.${count}`);
    }
    const answer = await signIn(server, 'anna@demo.test');
    expect(answer.status).toBe(429);
    expect(answer.headers.get('Retry-After')).toBe('1');
    expect(await answer.json()).toEqual({
      status: false,
      status_message: 'Too many attempts. Try again in 1 second',
    });
    vi.setSystemTime(Date.now() + 1_000);
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
