import type { Application, ErrorRequestHandler, RequestHandler } from 'express';
import jsonServer from 'json-server';
import type { Definitions } from '../contract/definitions';
import { Refusal } from '../contract/Refusal';
import { openerPolicy } from './page/openerPolicy';
import { sendAsset } from './page/sendAsset';
import { sendPage } from './page/sendPage';
import { registerRoute, registerRoutes, sendFailure } from './registerRoutes';
import type { Route } from './route';
import type { ServerContext } from './ServerContext';
import { sandboxPage } from './sandboxPage';
import { securityHeaders } from './securityHeaders';
import { switchRoute } from './sessionRoutes';
import { webhookRoute } from './webhooks';

const API = '/internal/v1';
/** Addresses of the app, which are neither calls nor files. */
const PAGES = /^\/(?!internal\/|assets\/|v1\/)/;

/** What isn't a file of the app belongs to someone's session. */
const cacheNothing: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};

/**
 * Makes json-server's app: the built app's files, and the routes below `/internal/v1`.
 * @param routes all of the contract; the first that fits a request answers it
 */
export const createApp = (
  context: ServerContext,
  definitions: Definitions,
  routes: readonly Route[],
): Application => {
  const app = jsonServer.create();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('json spaces', 0);
  app.set('query parser', 'simple');
  app.use(securityHeaders);
  app.use('/assets', sendAsset(context.appFolder));
  app.use('/internal', cacheNothing);
  app.get('/internal/sandbox', sandboxPage);
  // Before the app's files: none is looked for where a call is answered.
  registerRoutes(app, context, API, routes);
  app.get(PAGES, openerPolicy);
  // Compression, the app's files, and no caching by default.
  app.use(jsonServer.defaults({ static: context.appFolder, logger: false, noCors: true }));
  app.use(['/internal', '/assets'], cacheNothing);
  registerRoute(app, context, switchRoute);
  registerRoute(app, context, webhookRoute);
  app.get(PAGES, sendPage(context, definitions, routes));
  app.use((request, response) => {
    sendFailure(context, request, response, new Refusal(404, 'server.request.notFound'));
  });
  const onError: ErrorRequestHandler = (error: unknown, request, response, _next) =>
    sendFailure(context, request, response, error);
  app.use(onError);
  return app;
};
