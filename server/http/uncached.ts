import type { FastifyReply } from 'fastify';

const headers = { 'Cache-Control': 'no-cache', Pragma: 'no-cache', Expires: '-1' };

/** Disables caching, in old caches as well. */
export const setUncached = (reply: FastifyReply): void => {
  reply.headers(headers);
  if (!reply.hasHeader('Vary')) reply.header('Vary', 'Accept-Encoding');
};
