import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requireAccess } from '../access/access';
import type { SignedIn } from '../contract/call';
import { Refusal } from '../contract/Refusal';
import type { Envelope, Reply } from '../contract/reply';
import { requireAdmitted } from './admitted';
import { authenticate, lastCaller } from './authentication';
import { failureReply } from './failures';
import { noteRoute } from './metrics/measure';
import type { RouteTable } from './RouteTable';
import { type Found, readCall, reserve } from './readCall';
import { hasBody, isWrite, localeOf, originOf, pathOf } from './request';
import type { Route, RoutedCall } from './route';
import type { ServerContext } from './ServerContext';
import { sendContent, sendFile } from './sendFile';
import { sendJson, sendPlainJson } from './sendJson';
import { setUncached } from './uncached';

/** Answers what went wrong, if the caller is still connected. */
export const sendFailure = (
  { translate, log }: ServerContext,
  reply: FastifyReply,
  error: unknown,
  envelope?: Envelope,
): void => {
  const { raw, request } = reply;
  if (raw.headersSent || raw.destroyed) return void raw.destroy();
  sendPlainJson(reply, failureReply(error, localeOf(request), translate, log), envelope);
};

const send = async (
  to: FastifyReply,
  { files }: ServerContext,
  { envelope }: Route,
  reply: Reply,
): Promise<void> => {
  if ('file' in reply) await sendFile(to, files, reply.file);
  else if ('content' in reply) sendContent(to, reply.content);
  else if ('location' in reply) to.redirect(reply.location, 303);
  else await sendJson(to, reply, envelope);
};

interface Admitted {
  /** Whose room the body takes. */
  readonly caller: string;
  handle(call: RoutedCall): Promise<Reply>;
}

/** Who makes a request. Tokens that open nothing count as calls without one. @throws Refusal 401, 403, 404 or 429 */
const authenticated = (
  context: ServerContext,
  request: FastifyRequest,
  org: string | undefined,
): Promise<SignedIn> =>
  authenticate(context, request, org).catch(async (error: unknown) => {
    if (error instanceof Refusal && error.status === 401)
      await context.rates.ofStranger(request.ip);
    throw error;
  });

/** Lets a caller in or refuses, before anything of the body is read. */
const admit = async (
  context: ServerContext,
  { route, params }: Found,
  request: FastifyRequest,
): Promise<Admitted> => {
  const address = request.ip;
  if (route.isOpen) {
    if (isWrite(request) && originOf(request) === 'other') {
      throw new Refusal(403, 'server.access.otherSite');
    }
    await context.rates.ofStranger(address);
    await route.admit?.(context, address, request);
    return { caller: `address ${address}`, handle: (call) => route.handle(call) };
  }
  const signedIn = await authenticated(context, request, params.org);
  if (isWrite(request)) await context.rates.ofWriter(signedIn.user.id);
  requireAdmitted(route, signedIn);
  if (route.access) requireAccess(signedIn.access, route.access.module, route.access.right);
  return {
    caller: `user ${signedIn.user.id}`,
    handle: (call) => route.handle({ ...call, ...signedIn }),
  };
};

const discardAll = async ({ uploads }: RoutedCall): Promise<void> => {
  for (const { file } of uploads) await file.discard();
};

/**
 * The answer to a call that only reads, begun for who made the last call of the kind, and given if that is still so: who
 * calls is read in the same round.
 */
const readAhead = async (
  context: ServerContext,
  found: Found,
  request: FastifyRequest,
  to: FastifyReply,
): Promise<Reply | undefined> => {
  const { route, params } = found;
  if (route.isOpen || !route.readsOnly || hasBody(request)) return undefined;
  const expected = lastCaller(context, request, params.org);
  if (!expected) return undefined;
  const reads = context.store.batched();
  const read = async () => {
    requireAdmitted(route, expected);
    if (route.access) requireAccess(expected.access, route.access.module, route.access.right);
    return route.handle(
      Object.assign(await readCall(context, found, request, to), expected, { reads }),
    );
  };
  const [caller, reply] = await Promise.allSettled([
    authenticate(context, request, params.org, reads),
    read(),
  ]);
  if (caller.status === 'rejected' || caller.value !== expected) return undefined;
  if (reply.status === 'rejected') throw reply.reason;
  return reply.value;
};

const answer = async (
  context: ServerContext,
  found: Found,
  request: FastifyRequest,
  to: FastifyReply,
): Promise<void> => {
  const { route } = found;
  const ahead = await readAhead(context, found, request, to);
  if (ahead) return send(to, context, route, ahead);
  const { caller, handle } = await admit(context, found, request);
  const release = reserve(context, route, request, caller);
  try {
    const call = await readCall(context, found, request, to);
    const reply = await handle(call).finally(() => discardAll(call));
    await send(to, context, route, reply);
  } finally {
    release();
  }
};

const run = (
  context: ServerContext,
  found: Found,
  request: FastifyRequest,
  reply: FastifyReply,
): void => {
  answer(context, found, request, reply).catch((error: unknown) =>
    sendFailure(context, reply, error, found.route.envelope),
  );
};

/** Makes one route answer that has a place of its own. */
export const registerRoute = (app: FastifyInstance, context: ServerContext, route: Route): void => {
  app.route<{ Params: Record<string, string> }>({
    method: route.method,
    url: route.path,
    handler: (request, reply) => {
      setUncached(reply);
      run(context, { route, params: request.params }, request, reply);
    },
  });
};

const notThere = (methods: readonly string[]): Refusal =>
  new Refusal(405, 'server.request.method', {}, { headers: { Allow: methods.join(', ') } });

/** Makes routes answer below `base`, and refuses the methods that a path doesn't have (405). */
export const registerRoutes = (
  app: FastifyInstance,
  context: ServerContext,
  base: string,
  table: RouteTable,
): void => {
  app.all(`${base}/*`, (request, reply) => {
    const match = table.find(request.method, pathOf(request));
    reply.header('Cache-Control', 'no-store');
    if (match === undefined) return reply.callNotFound();
    if (!('route' in match)) return sendFailure(context, reply, notThere(match.methods));
    noteRoute(request, `${base}${match.route.path}`);
    run(context, match, request, reply);
  });
};
