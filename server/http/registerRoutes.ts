import type { Application, Request, RequestHandler, Response } from 'express';
import { requireAccess } from '../access/access';
import { Refusal } from '../contract/Refusal';
import type { JsonReply, Reply } from '../contract/reply';
import { authenticate } from './authentication';
import { readBody } from './body';
import { failureReply } from './failures';
import { isWrite, localeOf, originOf, queryOf, queryValuesOf } from './request';
import type { Route, RoutedCall } from './route';
import type { ServerContext } from './ServerContext';
import { sendContent, sendFile } from './sendFile';

const sendJson = (response: Response, { status, headers = {}, body }: JsonReply): void => {
  for (const [name, value] of Object.entries(headers)) response.set(name, [value].flat());
  response.status(status).json(body);
};

/** Tells the caller what went wrong, if it is still there to be told. */
export const sendFailure = (
  { translate, log }: ServerContext,
  request: Request,
  response: Response,
  error: unknown,
): void => {
  if (response.headersSent || response.destroyed) return void response.destroy();
  sendJson(response, failureReply(error, localeOf(request), translate, log));
};

const send = async (response: Response, { files }: ServerContext, reply: Reply): Promise<void> => {
  if ('file' in reply) await sendFile(response, files, reply.file);
  else if ('content' in reply) sendContent(response, reply.content);
  else if ('location' in reply) response.redirect(303, reply.location);
  else sendJson(response, reply);
};

const readCall = async (
  context: ServerContext,
  { upload }: Route,
  request: Request,
  response: Response,
): Promise<RoutedCall> => {
  const rules = typeof upload === 'function' ? upload(context.installation) : upload;
  const { fields, uploads } = await readBody(request, response, context.files, rules);
  const locale = localeOf(request);
  return {
    context,
    request,
    locale,
    address: request.socket.remoteAddress ?? '',
    params: request.params,
    query: queryOf(request),
    queryValues: queryValuesOf(request),
    body: fields,
    uploads,
    text: (key, params) => context.translate(locale, key, params),
  };
};

/** Lets a caller in or refuses, before anything of the body is read. */
const admit = async (
  context: ServerContext,
  route: Route,
  request: Request,
): Promise<(call: RoutedCall) => Promise<Reply>> => {
  if (route.isOpen) {
    if (isWrite(request) && originOf(request) === 'other') {
      throw new Refusal(403, 'server.access.otherSite');
    }
    return (call) => route.handle(call);
  }
  const signedIn = await authenticate(context, request);
  if (route.access) requireAccess(signedIn.access, route.access.module, route.access.right);
  return (call) => route.handle({ ...call, ...signedIn });
};

const discardAll = async ({ uploads }: RoutedCall): Promise<void> => {
  for (const { file } of uploads) await file.discard();
};

const answer = async (
  context: ServerContext,
  route: Route,
  request: Request,
  response: Response,
): Promise<void> => {
  const handle = await admit(context, route, request);
  const call = await readCall(context, route, request, response);
  const reply = await handle(call).finally(() => discardAll(call));
  await send(response, context, reply);
};

const handler =
  (context: ServerContext, route: Route): RequestHandler =>
  (request, response) => {
    answer(context, route, request, response).catch((error: unknown) =>
      sendFailure(context, request, response, error),
    );
  };

/** Makes routes answer below `base`; the first that fits a request answers it. */
export const registerRoutes = (
  app: Application,
  context: ServerContext,
  base: string,
  routes: readonly Route[],
): void => {
  for (const route of routes) app[route.method](base + route.path, handler(context, route));
};

/** Refuses the methods that a path doesn't have (405); to be called when all routes are registered. */
export const refuseOtherMethods = (
  app: Application,
  context: ServerContext,
  base: string,
  routes: readonly Route[],
): void => {
  for (const path of new Set(routes.map((route) => route.path))) {
    const methods = routes.filter((route) => route.path === path).map(({ method }) => method);
    const headers = { Allow: methods.join(', ').toUpperCase() };
    const refusal = new Refusal(405, 'server.request.method', {}, { headers });
    // One layer for all methods; `app.all` makes one for each of the thirty that Node knows.
    app
      .route(base + path)
      .all((request, response) => sendFailure(context, request, response, refusal));
  }
};
