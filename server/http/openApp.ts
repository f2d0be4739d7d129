import { METHODS } from 'node:http';
import { parse } from 'node:querystring';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { watchBody } from './bodyTimeout';
import { drainOf } from './drain';
import { registerHealth } from './health';
import { registerHeldLoad } from './page/heldLoad';
import { sendFailure } from './registerRoutes';
import { hasBody, pathOf } from './request';
import type { ServerContext } from './ServerContext';
import { setSecurityHeaders } from './securityHeaders';

const SECOND = 1_000;

/** Longer than any address is. */
const LONGEST_PARAM = 65_536;

/** How long clients may use a connection that is idle, as each answer announces it. */
const ANNOUNCED = 5 * SECOND;

/**
 * How long it is kept. Who ends it in time finds it open even where timers are late, or the answer was long on its way: a
 * call sent over a connection that is closed at that moment would be lost.
 */
export const KEEP_ALIVE = 2 * ANNOUNCED;

/** A body may take long as long as it keeps coming (`watchBody`); Node limits how long headers take. */
const timeouts = { requestTimeout: 0, keepAliveTimeout: KEEP_ALIVE };

/** Announces how long the connection may be used, which Node itself does to the very end. */
const announceKeepAlive = ({ raw }: FastifyReply): void => {
  // Once the server stops, each answer ends its connection.
  if (raw.shouldKeepAlive && !raw.hasHeader('Connection'))
    raw.setHeader('Keep-Alive', `timeout=${ANNOUNCED / SECOND}`);
};

const unused = () => (): never => {
  throw new Error('No route has a schema');
};

/** Compilers of schemas, which take memory from the start and would have nothing to compile. */
const schemaController = { compilersFactory: { buildValidator: unused, buildSerializer: unused } };

const isReadable = (url: string): boolean => {
  try {
    return decodeURI(pathOf({ url })) !== '';
  } catch {
    return false;
  }
};

/** Any address may be a page's, even one in which a sign stands as it is. Those of calls are refused. */
const readableUrl = (url: string): string =>
  !url.includes('%') || url.startsWith('/internal/') || isReadable(url)
    ? url
    : url.replaceAll('%', '%25');

/** Opens a server without routes, which answers what goes wrong as all of the server does. */
export const openApp = (context: ServerContext): FastifyInstance => {
  const app = fastify({
    ...timeouts,
    // Idle connections may stay open for longer than plugins may take to close.
    pluginTimeout: 0,
    schemaController,
    trustProxy: [...context.trustedProxies],
    // Calls that are on their way when the server stops are answered.
    return503OnClosing: false,
    routerOptions: {
      caseSensitive: false,
      ignoreTrailingSlash: true,
      maxParamLength: LONGEST_PARAM,
      querystringParser: (text) => parse(text),
    },
    rewriteUrl: ({ url = '' }) => readableUrl(url),
    frameworkErrors: (error, _request, reply) => {
      setSecurityHeaders(reply);
      reply.header('Cache-Control', 'no-store');
      sendFailure(context, reply, error);
    },
  });
  // A body is read by its call, once the caller was let in, and up to the call's own limit.
  for (const method of METHODS)
    app.addHttpMethod(method, { hasBody: false, overrideExisting: true });
  // What isn't HTTP is answered by Node.
  app.server.removeAllListeners('clientError');
  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request)) watchBody(request.raw);
    setSecurityHeaders(reply);
    announceKeepAlive(reply);
    done();
  });
  registerHealth(app, context);
  registerHeldLoad(app);
  // From here on each answer ends its connection.
  const drain = drainOf(app.server);
  app.addHook('preClose', () => drain(context.idleGrace));
  app.setErrorHandler((error, _request, reply) => sendFailure(context, reply, error));
  return app;
};
