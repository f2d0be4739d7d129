import { METHODS } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { holdsLoad } from '../page/heldLoad';
import { pathOf } from '../request';
import type { Metrics } from './Metrics';
import { mayReadMetrics } from './metricsAccess';

const PATH = '/metrics';

export interface Measuring {
  readonly metrics: Metrics;
  /** By which the figures are read; without one this machine alone reads them. */
  readonly token: string | undefined;
  /** The figures as text where they are more than those of this process. */
  readonly text?: (() => Promise<string>) | undefined;
}

/** Paths of the contract that requests led to, where the server's router doesn't know them. */
const paths = new WeakMap<FastifyRequest, string>();

/** Notes the contract's path that a request led to. */
export const noteRoute = (request: FastifyRequest, path: string): void => {
  paths.set(request, path);
};

const routeOf = (request: FastifyRequest): string =>
  paths.get(request) ?? request.routeOptions.url ?? 'none';

const count = (metrics: Metrics, request: FastifyRequest, { raw }: FastifyReply): void => {
  const began = performance.now();
  metrics.began();
  // Comes with the end of the answer, and with that of a connection which broke before.
  raw.once('close', () =>
    metrics.ended({
      method: METHODS.includes(request.method) ? request.method : 'other',
      route: routeOf(request),
      status: raw.headersSent ? String(raw.statusCode) : 'aborted',
      seconds: (performance.now() - began) / 1_000,
    }),
  );
};

/** Counts what a server answers, and shows the figures at `/metrics` to those who may read them. */
export const measure = (app: FastifyInstance, measuring: Measuring): void => {
  const { metrics, token, text = () => metrics.text() } = measuring;
  app.addHook('onRequest', async (request, reply) => {
    if (holdsLoad(request)) return undefined;
    count(metrics, request, reply);
    if (request.method !== 'GET' || pathOf(request) !== PATH) return undefined;
    // Whoever may not is answered as at any address.
    if (!mayReadMetrics(request, token)) return undefined;
    noteRoute(request, PATH);
    reply.header('Cache-Control', 'no-store').type(metrics.contentType);
    return reply.send(await text());
  });
};
