import { join } from 'node:path';
import type { Application, ErrorRequestHandler, RequestHandler } from 'express';
import jsonServer from 'json-server';
import { Refusal } from '../contract/Refusal';
import { registerRoute, registerRoutes, sendFailure } from './registerRoutes';
import { isPageRequest } from './request';
import type { Route } from './route';
import type { ServerContext } from './ServerContext';
import { securityHeaders } from './securityHeaders';
import { switchRoute } from './sessionRoutes';

const API = '/internal/v1';
const YEAR = 365 * 24 * 60 * 60;

/** Names below /assets change with their content. json-server's static files keep a header that is set. */
const cacheAssets: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', `public, max-age=${YEAR}, immutable`);
  next();
};

/** What isn't a file of the app belongs to someone's session. */
const cacheNothing: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};

/** Every address of the app is its one page. */
const sendPage = (app: Application, context: ServerContext): void => {
  app.get(/^\/(?!internal\/|assets\/|v1\/)/, (request, response, next) => {
    if (!isPageRequest(request)) return next();
    response.set('Cache-Control', 'no-cache');
    response.sendFile(join(context.appFolder, 'index.html'), { cacheControl: false }, (error) => {
      if (error === undefined) return;
      const refusal = new Refusal(404, 'server.request.notBuilt');
      sendFailure(
        context,
        request,
        response,
        'code' in error && error.code === 'ENOENT' ? refusal : error,
      );
    });
  });
};

/**
 * Makes json-server's app: the built app's files, and the routes below `/internal/v1`.
 * @param routes all of the contract; the first that fits a request answers it
 */
export const createApp = (context: ServerContext, routes: readonly Route[]): Application => {
  const app = jsonServer.create();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('json spaces', 0);
  app.set('query parser', 'simple');
  app.use(securityHeaders);
  app.use('/assets', cacheAssets);
  app.use('/internal', cacheNothing);
  // Before the app's files: none is looked for where a call is answered.
  registerRoutes(app, context, API, routes);
  // Compression, the app's files, and no caching by default.
  app.use(jsonServer.defaults({ static: context.appFolder, logger: false, noCors: true }));
  app.use(['/internal', '/assets'], cacheNothing);
  registerRoute(app, context, switchRoute);
  sendPage(app, context);
  app.use((request, response) => {
    sendFailure(context, request, response, new Refusal(404, 'server.request.notFound'));
  });
  const onError: ErrorRequestHandler = (error: unknown, request, response, _next) =>
    sendFailure(context, request, response, error);
  app.use(onError);
  return app;
};
