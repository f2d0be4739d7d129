import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { headerOf } from '../request';

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

/** Headers by which proxies mark a request as someone else's. */
const FORWARDED = ['Forwarded', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Real-IP', 'Via'];

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const isDirect = (request: FastifyRequest): boolean =>
  LOOPBACK.test(request.socket.remoteAddress ?? '') &&
  FORWARDED.every((name) => headerOf(request, name) === undefined);

/** Whether the figures are shown: to who has the token where one is set, and else to this machine itself. */
export const mayReadMetrics = (request: FastifyRequest, token: string | undefined): boolean => {
  if (token === undefined) return isDirect(request);
  const given = headerOf(request, 'Authorization') ?? '';
  return timingSafeEqual(digest(given), digest(`Bearer ${token}`));
};
