import { expect, test } from 'vitest';
import { serveTest } from '../../tests/fixtures/serveTest';
import { definitionsOf } from '../contract/definitions';
import { ok } from '../contract/reply';
import { createApp } from './createApp';
import type { Route } from './route';

/** Answers whose call it takes one for. */
const whose: Route = {
  method: 'GET',
  path: '/whose',
  isOpen: true,
  handle: async ({ address, request }) => ok({ message: `${address} ${request.protocol}` }),
};

const headers = { 'X-Forwarded-For': '198.51.100.7, 203.0.113.5', 'X-Forwarded-Proto': 'https' };

test.each([
  ['nobody', [], '127.0.0.1', '127.0.0.1 http'],
  ['a proxy for who called it', ['127.0.0.1'], '127.0.0.1', '203.0.113.5 https'],
  ['proxies of a network', ['127.0.0.0/8', '203.0.113.0/24'], '127.0.0.1', '198.51.100.7 https'],
  ['no other address', ['127.0.0.1'], '192.0.2.1', '192.0.2.1 http'],
])('whose call it is the server believes of %s', async (_, trustedProxies, address, message) => {
  const { context } = await serveTest();
  const definitions = definitionsOf([], { en: {}, nl: {} });
  const app = await createApp({ ...context, trustedProxies }, definitions, [whose]);
  const answer = await app.inject({ url: '/internal/v1/whose', headers, remoteAddress: address });
  expect(answer.json()).toMatchObject({ status_message: message });
});
