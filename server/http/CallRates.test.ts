import { expect, test } from 'vitest';
import { serveTest } from '../../tests/fixtures/serveTest';
import { ok } from '../contract/reply';
import { CallRates } from './CallRates';
import type { Route } from './route';

const open: Route = { method: 'POST', path: '/said', isOpen: true, handle: async () => ok() };

test('an address without a session has a number of calls, and what it sends beyond is not read', async () => {
  const { fetch } = await serveTest({ routes: [open], rates: { strangers: 2 } });
  const send = (body: string) =>
    fetch('/internal/v1/said', {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', 'Accept-Language': 'nl' },
    });
  expect((await send('{}')).status).toBe(200);
  expect((await send('{"broken":')).status).toBe(400);
  const answer = await send('{"broken":');
  expect([answer.status, await answer.json()]).toEqual([
    429,
    { status: false, status_message: expect.stringMatching(/^Te veel verzoeken.*\d/) },
  ]);
  expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
});

test('what one user sends leaves room for others', async () => {
  const rates = new CallRates({ strangers: 1, writers: 1 });
  await rates.ofWriter(1);
  await expect(rates.ofWriter(1)).rejects.toMatchObject({ status: 429 });
  await rates.ofWriter(2);
});
