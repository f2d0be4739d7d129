import type { Application, Request, Response } from 'express';
import { requireAccess } from '../access/access';
import { Refusal } from '../contract/Refusal';
import type { Envelope, Reply } from '../contract/reply';
import { authenticate } from './authentication';
import { type BodyLimits, readBody } from './body';
import { bodyLimits } from './bodyLimits';
import { failureReply } from './failures';
import type { Form } from './multipart';
import { RouteTable } from './RouteTable';
import { isWrite, localeOf, originOf, queryOf, queryValuesOf } from './request';
import type { Route, RoutedCall } from './route';
import type { ServerContext } from './ServerContext';
import { sendContent, sendFile } from './sendFile';
import { sendJson, sendPlainJson } from './sendJson';

/** What RFC 7240 calls it: what is doubtful is to be told as an error is. */
const STRICT = /(?:^|,)\s*handling\s*=\s*"?strict"?\s*(?:[,;]|$)/i;

/** Answers what went wrong, if the caller is still connected. */
export const sendFailure = (
  { translate, log }: ServerContext,
  request: Request,
  response: Response,
  error: unknown,
  envelope?: Envelope,
): void => {
  if (response.headersSent || response.destroyed) return void response.destroy();
  sendPlainJson(response, failureReply(error, localeOf(request), translate, log), envelope);
};

const send = async (
  request: Request,
  response: Response,
  { files }: ServerContext,
  { envelope }: Route,
  reply: Reply,
): Promise<void> => {
  if ('file' in reply) await sendFile(request, response, files, reply.file);
  else if ('content' in reply) sendContent(response, reply.content);
  else if ('location' in reply) response.redirect(303, reply.location);
  else await sendJson(response, reply, envelope);
};

/** What is compressed is taken from those who are signed in alone. */
const limitsOf = ({ maxBytes, isOpen = false }: Route): BodyLimits => ({
  maxBytes: maxBytes ?? (isOpen ? bodyLimits.open : bodyLimits.usual),
  inflates: !isOpen,
});

const ignoresBody = (route: Route): boolean => route.isOpen === true && route.ignoresBody === true;

const unread = (request: Request): Form => {
  request.resume();
  return { fields: {}, uploads: [] };
};

/** Room for what a request brings, which is as much as it says, or may be as much as is taken. */
const reserve = (
  { inFlight }: ServerContext,
  route: Route,
  request: Request,
  caller: string,
): (() => void) => {
  if (!isWrite(request) || ignoresBody(route)) return () => undefined;
  const { maxBytes } = limitsOf(route);
  const isPlain = request.get('Content-Encoding') === undefined;
  const said = isPlain ? Number(request.get('Content-Length') ?? maxBytes) : maxBytes;
  return inFlight.reserve(caller, Math.min(said, maxBytes));
};

const readCall = async (
  context: ServerContext,
  route: Route,
  request: Request,
  response: Response,
): Promise<RoutedCall> => {
  const { upload } = route;
  const rules = typeof upload === 'function' ? upload(context.installation) : upload;
  const { fields, uploads } = ignoresBody(route)
    ? unread(request)
    : await readBody(request, response, context.files, limitsOf(route), rules);
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
    ifMatch: request.get('If-Match'),
    isStrict: STRICT.test(request.get('Prefer') ?? ''),
    idempotencyKey: request.get('Idempotency-Key'),
    text: (key, params) => context.translate(locale, key, params),
  };
};

interface Admitted {
  /** Whose room the body takes. */
  readonly caller: string;
  handle(call: RoutedCall): Promise<Reply>;
}

/** Lets a caller in or refuses, before anything of the body is read. */
const admit = async (context: ServerContext, route: Route, request: Request): Promise<Admitted> => {
  const address = request.socket.remoteAddress ?? '';
  if (route.isOpen) {
    if (isWrite(request) && originOf(request) === 'other') {
      throw new Refusal(403, 'server.access.otherSite');
    }
    await route.admit?.(context, address);
    return { caller: `address ${address}`, handle: (call) => route.handle(call) };
  }
  const signedIn = await authenticate(context, request);
  if (route.access) requireAccess(signedIn.access, route.access.module, route.access.right);
  return {
    caller: `user ${signedIn.user.id}`,
    handle: (call) => route.handle({ ...call, ...signedIn }),
  };
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
  const { caller, handle } = await admit(context, route, request);
  const release = reserve(context, route, request, caller);
  try {
    const call = await readCall(context, route, request, response);
    const reply = await handle(call).finally(() => discardAll(call));
    await send(request, response, context, route, reply);
  } finally {
    release();
  }
};

const run = (context: ServerContext, route: Route, request: Request, response: Response): void => {
  answer(context, route, request, response).catch((error: unknown) =>
    sendFailure(context, request, response, error, route.envelope),
  );
};

/** Makes one route answer, whatever its pattern. */
export const registerRoute = (app: Application, context: ServerContext, route: Route): void => {
  app[route.method](route.path, (request, response) => run(context, route, request, response));
};

const notThere = (methods: readonly string[]): Refusal => {
  const headers = { Allow: methods.join(', ').toUpperCase() };
  return new Refusal(405, 'server.request.method', {}, { headers });
};

/** Makes routes answer below `base`, and refuses the methods that a path doesn't have (405). */
export const registerRoutes = (
  app: Application,
  context: ServerContext,
  base: string,
  routes: readonly Route[],
): void => {
  const table = new RouteTable(routes);
  app.use(base, (request, response, next) => {
    const match = table.find(request.method, request.path);
    if (match === undefined) return next();
    if ('methods' in match) return sendFailure(context, request, response, notThere(match.methods));
    request.params = match.params;
    run(context, match.route, request, response);
  });
};
