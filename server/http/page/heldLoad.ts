import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from '../request';

/** `src/hydration/firstView.js` asks for the same address. */
const ADDRESS = '/internal/page-load';

/** Milliseconds after which a page has been left as it is, whatever became of its app. */
const LONGEST = 10_000;

/** As many connections are kept; whoever asks for a further one is answered at once. */
const MOST = 500;

/** Whether a request is one that its page ends, which no figure of answers is to count. */
export const holdsLoad = (request: FastifyRequest): boolean => pathOf(request) === ADDRESS;

/**
 * Answers the picture that a page which came drawn is loading for as long as its app hasn't taken it over: the page ends
 * it, or the server does when it has waited long, when too many wait, and when it stops.
 */
export const registerHeldLoad = (app: FastifyInstance): void => {
  const held = new Set<() => void>();
  let isStopping = false;

  const hold = (reply: FastifyReply): void => {
    const answer = () => {
      clearTimeout(timer);
      held.delete(answer);
      if (!reply.raw.destroyed) reply.status(204).send();
    };
    const timer = setTimeout(answer, LONGEST);
    held.add(answer);
    reply.raw.once('close', answer);
  };

  app.addHook('preClose', (done) => {
    isStopping = true;
    for (const answer of held) answer();
    done();
  });
  app.get(ADDRESS, (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
    if (isStopping || held.size >= MOST) reply.status(204).send();
    else hold(reply);
  });
};
