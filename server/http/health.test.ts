import { expect, test } from 'vitest';
import { serveTest } from '../../tests/fixtures/serveTest';
import { definitionsOf } from '../contract/definitions';
import { createApp } from './createApp';
import type { ServerContext } from './ServerContext';

const appOf = async (parts: Partial<ServerContext> = {}) => {
  const { context } = await serveTest();
  return createApp({ ...context, ...parts }, definitionsOf([], { en: {}, nl: {} }), []);
};

const answer = async (app: Awaited<ReturnType<typeof appOf>>, url: string) => {
  const { statusCode, body } = await app.inject({ url });
  return [statusCode, body];
};

test('a server that answers and whose store does is ready', async () => {
  const app = await appOf();
  expect(await answer(app, '/healthz')).toEqual([200, 'alive\n']);
  expect(await answer(app, '/readyz')).toEqual([200, 'ready\n']);
});

test('one whose store does not answer, or does not fit, is alive and not ready', async () => {
  const logged: unknown[] = [];
  const away = new Error('away');
  const app = await appOf({
    checkStore: () => Promise.reject(away),
    log: (error) => logged.push(error),
  });
  expect(await answer(app, '/readyz')).toEqual([503, 'store\n']);
  // Who asks often costs the store nothing.
  expect(await answer(app, '/readyz')).toEqual([503, 'store\n']);
  expect(logged).toEqual([away]);
  expect(await answer(app, '/healthz')).toEqual([200, 'alive\n']);
});

test.each([
  ['http', null],
  ['https', 'max-age=31536000'],
])('who came by %s keeps to https: %s', async (protocol, policy) => {
  const app = await appOf({ trustedProxies: ['127.0.0.1'] });
  for (const url of ['/healthz', '/internal/v1/nothing', '/nothing.png']) {
    const { headers } = await app.inject({ url, headers: { 'X-Forwarded-Proto': protocol } });
    expect(headers['strict-transport-security'] ?? null).toBe(policy);
    expect(headers['permissions-policy']).toContain('camera=()');
  }
});
