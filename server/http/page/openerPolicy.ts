import type { FastifyReply, FastifyRequest } from 'fastify';
import { headerOf } from '../request';

/**
 * Whether the window may be held by a page of another site that opened it. A person's own step (an address that is
 * typed, a bookmark) and a link of ours have none behind them; what sends no origin may have.
 */
const mayBeHeld = (request: FastifyRequest): boolean =>
  !['none', 'same-origin'].includes(headerOf(request, 'Sec-Fetch-Site') ?? '');

/**
 * Takes a page out of the hands of whoever opened it. Only where there may be somebody: a browser has to leave the
 * process that it began for the page, and to begin another.
 */
export const setOpenerPolicy = (request: FastifyRequest, reply: FastifyReply): void => {
  reply.header('Vary', 'Sec-Fetch-Site, accept-encoding');
  if (mayBeHeld(request)) reply.header('Cross-Origin-Opener-Policy', 'same-origin');
};
