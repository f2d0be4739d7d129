import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { defineResource, f } from '../../schemas';
import { serveTest } from '../../tests/fixtures/serveTest';
import { ok } from '../contract/reply';
import { BytesInFlight, bodyLimitOf, bodyLimits } from './bodyLimits';
import type { OpenRoute, Route } from './route';

const json = (content: string) => JSON.stringify({ content });

const post = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body,
});

const open = {
  method: 'POST',
  isOpen: true,
  handle: async ({ body }) => ok({ body }),
} as const satisfies Partial<Route>;

describe('what everybody may send', () => {
  test('is small, and never inflated', async () => {
    const { fetch } = await serveTest({ routes: [{ ...open, path: '/body' }] });
    const statusOf = async (init: RequestInit) => (await fetch('/internal/v1/body', init)).status;
    const zipped = new Uint8Array(gzipSync(json('a')));
    expect(await statusOf(post(json('a')))).toBe(200);
    expect(await statusOf(post(json('a'.repeat(bodyLimits.open))))).toBe(413);
    expect(await statusOf(post(zipped, { 'Content-Encoding': 'gzip' }))).toBe(415);
  });

  test('is refused before it is read where the caller has to wait', async () => {
    const route: OpenRoute = {
      ...open,
      path: '/body',
      admit: ({ throttle }, address) => throttle.refuseWaiting(address),
    };
    const { fetch, context } = await serveTest({ routes: [route] });
    for (let guess = 0; guess < 20; guess += 1)
      await context.throttle.begin({ account: `${guess}`, address: '127.0.0.1' });
    const answer = await fetch('/internal/v1/body', post('{"broken":'));
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '1']);
  });

  test('is taken unread where nothing is done with it', async () => {
    const { fetch } = await serveTest();
    const orders = post(new Uint8Array(gzipSync(json('a'.repeat(100_000)))), {
      'Content-Encoding': 'gzip',
    });
    expect((await fetch('/v1/webshop/woocommerce/webhook', orders)).status).toBe(200);
  });
});

test('records that hold long texts or rows take longer bodies', () => {
  const base = { name: 'signs', module: 'devices', menu: false, title: 'name' } as const;
  const short = defineResource({ ...base, fields: { name: f.text() } });
  const long = defineResource({ ...base, fields: { name: f.text(), page: f.richText() } });
  expect(bodyLimitOf(short)).toBe(bodyLimits.usual);
  expect(bodyLimitOf(long)).toBe(bodyLimits.long);
});

test('bodies that are read at the same time have room for one caller, and for all', () => {
  const inFlight = new BytesInFlight();
  const megabytes = (count: number) => count * 1024 * 1024;
  const [first = () => undefined, ...others] = ['a', 'b', 'c', 'd'].map((caller) =>
    inFlight.reserve(caller, megabytes(16)),
  );
  expect(() => inFlight.reserve('a', 1)).toThrow(expect.objectContaining({ status: 429 }));
  expect(() => inFlight.reserve('e', 1)).toThrow(expect.objectContaining({ status: 503 }));
  first();
  for (const release of others) release();
  expect(inFlight.reserve('a', megabytes(16))).toBeTypeOf('function');
});
