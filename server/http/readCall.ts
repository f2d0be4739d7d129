import type { FastifyReply, FastifyRequest } from 'fastify';
import { type BodyLimits, readBody } from './body';
import { bodyLimits } from './bodyLimits';
import type { Form } from './multipart';
import type { Match } from './RouteTable';
import { headerOf, isWrite, localeOf, outsideOf, queryOf, queryValuesOf } from './request';
import type { Route, RoutedCall } from './route';
import type { ServerContext } from './ServerContext';

/** RFC 7240's name for it: doubtful cases are to be reported as errors. */
const STRICT = /(?:^|,)\s*handling\s*=\s*"?strict"?\s*(?:[,;]|$)/i;

/** What is compressed is taken from those who are signed in alone. */
const limitsOf = ({ maxBytes, isOpen = false }: Route): BodyLimits => ({
  maxBytes: maxBytes ?? (isOpen ? bodyLimits.open : bodyLimits.usual),
  inflates: !isOpen,
});

const ignoresBody = (route: Route): boolean => route.isOpen === true && route.ignoresBody === true;

const unread = ({ raw }: FastifyRequest): Form => {
  raw.resume();
  return { fields: {}, uploads: [] };
};

/** Room for what a request brings, by its declared length, or the limit without one. */
export const reserve = (
  { inFlight }: ServerContext,
  route: Route,
  request: FastifyRequest,
  caller: string,
): (() => void) => {
  if (!isWrite(request) || ignoresBody(route)) return () => undefined;
  const { maxBytes } = limitsOf(route);
  const isPlain = headerOf(request, 'Content-Encoding') === undefined;
  const announced = isPlain ? Number(headerOf(request, 'Content-Length') ?? maxBytes) : maxBytes;
  return inFlight.reserve(caller, Math.min(announced, maxBytes));
};

/** A route, and the named parts of the path that led to it. */
export type Found = Extract<Match, { readonly route: Route }>;

/** Aborted when the connection of a request is closed, or its answer sent. */
const goneSignal = ({ raw }: FastifyReply): AbortSignal => {
  const gone = new AbortController();
  if (raw.closed) gone.abort();
  raw.once('close', () => gone.abort());
  return gone.signal;
};

/** A call as routes get it, its body read and what came as a file received. */
export const readCall = async (
  context: ServerContext,
  { route, params }: Found,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<RoutedCall> => {
  const { upload } = route;
  const rules = typeof upload === 'function' ? upload(context.installation) : upload;
  const { fields, uploads } = ignoresBody(route)
    ? unread(request)
    : await readBody(request, context.files, limitsOf(route), rules);
  const locale = localeOf(request);
  return {
    context,
    request,
    locale,
    address: request.ip,
    origin: outsideOf(request),
    params,
    query: queryOf(request),
    queryValues: queryValuesOf(request),
    body: fields,
    uploads,
    ifMatch: headerOf(request, 'If-Match'),
    isStrict: STRICT.test(headerOf(request, 'Prefer') ?? ''),
    idempotencyKey: headerOf(request, 'Idempotency-Key'),
    act: headerOf(request, 'Act'),
    gone: () => goneSignal(reply),
    text: (key, params) => context.translate(locale, key, params),
  };
};
