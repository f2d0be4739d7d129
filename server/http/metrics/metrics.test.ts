import { describe, expect, test, vi } from 'vitest';
import { serveTest } from '../../../tests/fixtures/serveTest';
import { definitionsOf } from '../../contract/definitions';
import { ok } from '../../contract/reply';
import { createApp } from '../createApp';
import type { Route } from '../route';
import { Metrics } from './Metrics';

const rooms: Route = {
  method: 'GET',
  path: '/rooms/:id',
  isOpen: true,
  handle: async () => ok(),
};

const TOKEN = 'a-token-of-the-monitoring';

/** A server that counts, and a way to call it as from an address. */
const openCounting = async (token?: string) => {
  const { context } = await serveTest();
  const metrics = new Metrics();
  const measuring = { metrics, token };
  const app = await createApp({ ...context, measuring }, definitionsOf([], { en: {}, nl: {} }), [
    rooms,
  ]);
  const call = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    app.inject({ url, headers, remoteAddress });
  return { call, metrics };
};

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '');

const SAMPLE =
  /^[a-zA-Z_:][\w:]*(?:\{(?:\w+="(?:[^"\\]|\\.)*",?)*\})? (?:[-+]?[\d.]+(?:e[-+]?\d+)?|Na[nN]|[+-]Inf)$/;

describe('the figures of the server', () => {
  test('are in the format of Prometheus, with those of the process', async () => {
    const { call, metrics } = await openCounting();
    metrics.watchPools(() => [{ pool: 'writing', total: 3, idle: 2, waiting: 1 }]);
    metrics.ran({ text: 'SELECT 1', duration: 3 });
    metrics.ran({ text: 'VACUUM', duration: 3 });
    metrics.transacted('retried');
    const answer = await call('/metrics');
    expect(answer.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    const samples = linesOf(answer.body).filter((line) => !line.startsWith('#'));
    expect(samples.filter((line) => !SAMPLE.test(line))).toEqual([]);
    expect(samples).toEqual(
      expect.arrayContaining([
        'database_pool_connections{pool="writing",state="waiting"} 1',
        'database_statement_duration_seconds_bucket{le="0.005",kind="select"} 1',
        'database_statement_duration_seconds_count{kind="other"} 1',
        'database_transactions_total{outcome="retried"} 1',
        expect.stringMatching(/^nodejs_eventloop_lag_seconds /),
        expect.stringMatching(/^process_resident_memory_bytes /),
      ]),
    );
  });

  test('distinguish calls by the path of the contract, and never by what it is called with', async () => {
    const { call } = await openCounting();
    for (const path of ['rooms/7', 'rooms/secret', 'ROOMS/8/', 'unknown/9'])
      await call(`/internal/v1/${path}`);
    await call('/some/page');
    const { body } = await call('/metrics');
    const counted = linesOf(body).filter((line) => line.startsWith('http_requests_total'));
    expect(counted).toContain(
      'http_requests_total{method="GET",route="/internal/v1/rooms/:id",status="200"} 3',
    );
    expect(counted).toContain('http_requests_total{method="GET",route="none",status="404"} 1');
    expect(counted).toContain('http_requests_total{method="GET",route="/*",status="404"} 1');
    expect(body).not.toMatch(/secret|unknown|some\/page/);
    expect(linesOf(body)).toContain('http_requests_in_flight 1');
    expect(body).toContain(
      'http_request_duration_seconds_count{method="GET",route="/internal/v1/rooms/:id"} 3',
    );
  });
});

describe('the figures of jobs', () => {
  const jobLines = async (metrics: Metrics) =>
    linesOf(await metrics.text()).filter((line) => /^job/.test(line));

  test('are those that there are, and none while they cannot be read', async () => {
    const { metrics } = await openCounting();
    const read = vi.fn(async () => ({ waiting: 3, active: 2, failed: 1 }));
    metrics.watchJobs(read);
    expect(await jobLines(metrics)).toEqual([
      'jobs{state="waiting"} 3',
      'jobs{state="active"} 2',
      'jobs{state="failed"} 1',
    ]);
    read.mockRejectedValueOnce(new Error('Away'));
    expect(await jobLines(metrics)).toEqual([]);
  });

  test('count attempts by what came of them', async () => {
    const { metrics } = await openCounting();
    const run = vi.fn(async () => undefined);
    const workers = metrics.countingAttempts([{ name: 'sweep', attempts: 2, run }]);
    const attempt = async () => {
      for (const worker of workers) await worker.run({}, new AbortController().signal);
    };
    await attempt();
    run.mockRejectedValueOnce(new Error('Broken'));
    await expect(attempt()).rejects.toThrow('Broken');
    expect(await jobLines(metrics)).toEqual([
      'job_attempts_total{job="sweep",outcome="done"} 1',
      'job_attempts_total{job="sweep",outcome="failed"} 1',
    ]);
  });
});

describe('who reads the figures', () => {
  const remote = '203.0.113.5';
  const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

  test.each([
    ['another machine', {}, remote],
    ['whoever comes through a proxy on this machine', { 'X-Forwarded-For': remote }, '127.0.0.1'],
    ['a wrong token', bearer('wrong'), remote],
    ['an empty one', bearer(''), remote],
  ])('is not %s, which is answered as at any address', async (_, headers, address) => {
    for (const token of [undefined, TOKEN]) {
      const { call } = await openCounting(token);
      const [answer, other] = [
        await call('/metrics', headers, address),
        await call('/metricz', headers, address),
      ];
      expect([answer.statusCode, answer.body]).toEqual([other.statusCode, other.body]);
      expect(answer.statusCode).toBe(404);
    }
  });

  test('is this machine no more once there is a token', async () => {
    const { call } = await openCounting(TOKEN);
    expect((await call('/metrics')).statusCode).toBe(404);
    expect((await call('/metrics', bearer('wrong'))).statusCode).toBe(404);
  });

  test.each([
    ['this machine', undefined, {}, '127.0.0.1'],
    ['this machine, by IPv6', undefined, {}, '::1'],
    ['who has the token', TOKEN, bearer(TOKEN), remote],
    ['who has it on this machine', TOKEN, bearer(TOKEN), '127.0.0.1'],
    ['who has it behind a proxy', TOKEN, { ...bearer(TOKEN), 'X-Forwarded-For': remote }, remote],
  ])('is %s', async (_, token, headers, address) => {
    const { call } = await openCounting(token);
    const { statusCode, body } = await call('/metrics', headers, address);
    expect(statusCode).toBe(200);
    expect(body).toContain('process_cpu_seconds_total');
  });
});
