import { expect, test } from 'vitest';
import { serveTest } from '../../../tests/fixtures/serveTest';
import { definitionsOf } from '../../contract/definitions';
import { createApp } from '../createApp';
import { Metrics } from '../metrics/Metrics';

const ADDRESS = '/internal/page-load';

const appOf = async () => {
  const { context } = await serveTest();
  const metrics = new Metrics();
  const measured = { ...context, measuring: { metrics, token: undefined } };
  return { metrics, app: await createApp(measured, definitionsOf([], { en: {}, nl: {} }), []) };
};

test('a page keeps loading until the server stops, which answers it and counts it nowhere', async () => {
  const { app, metrics } = await appOf();
  const held = app.inject({ url: ADDRESS });
  // A call that came later has been answered.
  expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
  expect(await Promise.race([held, 'held'])).toBe('held');
  await app.close();
  expect((await held).statusCode).toBe(204);
  expect(await metrics.text()).not.toContain(ADDRESS);
});

test('pages beyond those that a server waits for are answered at once', async () => {
  const { app } = await appOf();
  const held = Array.from({ length: 500 }, () => app.inject({ url: ADDRESS }));
  await app.inject({ url: '/healthz' });
  expect((await app.inject({ url: ADDRESS })).statusCode).toBe(204);
  await app.close();
  await Promise.all(held);
});
