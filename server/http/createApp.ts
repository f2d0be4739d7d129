import type { FastifyInstance } from 'fastify';
import { perObject } from '../../schemas/perObject';
import type { Definitions } from '../contract/definitions';
import { Refusal } from '../contract/Refusal';
import { measure } from './metrics/measure';
import { openApp } from './openApp';
import { registerPages } from './page/registerPages';
import { RouteTable } from './RouteTable';
import { registerRoute, registerRoutes, sendFailure } from './registerRoutes';
import { isWrite, pathOf } from './request';
import type { Route } from './route';
import type { ServerContext } from './ServerContext';
import { sendSandbox } from './sandboxPage';
import { switchRoutes } from './sessionRoutes';
import { setUncached } from './uncached';
import { webhookRoute } from './webhooks';
import { withoutHistory } from './withoutHistory';

const API = '/internal/v1';

/** What isn't a file of the app belongs to someone's session. */
const OWN = /^\/(?:internal|assets)(?:\/|$)/i;

/** Answers what nothing else answered. */
const registerMissing = (app: FastifyInstance, context: ServerContext): void => {
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request);
    setUncached(reply);
    if (OWN.test(path)) reply.header('Cache-Control', 'no-store');
    const isApp = path === '/' && !isWrite(request);
    const key = isApp ? 'server.request.notBuilt' : 'server.request.notFound';
    sendFailure(context, reply, new Refusal(404, key));
  });
};

/** Servers of the same routes share a table, which takes as long to make as all the rest. */
const tableOf = perObject((routes: readonly Route[]) => new RouteTable(routes, API));

/**
 * Makes the server's app: the built app's files, and the routes below `/internal/v1`.
 *
 * @param routes all of the contract; the first that fits a request answers it
 */
export const createApp = async (
  context: ServerContext,
  definitions: Definitions,
  routes: readonly Route[],
): Promise<FastifyInstance> => {
  Object.assign(context, { withoutHistory: withoutHistory(definitions, routes) });
  const app = openApp(context);
  if (context.measuring) measure(app, context.measuring);
  registerRoutes(app, context, API, tableOf(routes));
  for (const route of [...switchRoutes, webhookRoute]) registerRoute(app, context, route);
  app.get('/internal/sandbox', (_request, reply) => sendSandbox(reply));
  await app.register(registerPages(context, definitions, routes));
  registerMissing(app, context);
  await app.ready();
  return app;
};
