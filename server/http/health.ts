import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from './ServerContext';

/** How long what was found stands for what would be found, in milliseconds: who asks costs the store nothing. */
const FRESH = 1_000;
/** How long the store may take, in milliseconds. */
const PATIENCE = 2_000;

type Finding = 'ready' | 'draining' | 'store';

/** Looks at the store, once for all who ask within a moment. */
const storeOf = ({ checkStore, log }: ServerContext) => {
  let last: { readonly at: number; readonly finding: Promise<Finding> } | undefined;
  const look = async (): Promise<Finding> => {
    const late = delay(PATIENCE, 'store' as const, { ref: false });
    const found = checkStore().then(
      () => 'ready' as const,
      (error: unknown) => {
        log(error);
        return 'store' as const;
      },
    );
    return Promise.race([found, late]);
  };
  return (): Promise<Finding> => {
    const now = performance.now();
    if (last === undefined || now - last.at > FRESH) last = { at: now, finding: look() };
    return last.finding;
  };
};

/**
 * `/healthz`: the process answers. `/readyz`: it is to be given calls, since the store answers, fits this release, and the
 * server isn't stopping; 503 with the reason otherwise.
 */
export const registerHealth = (app: FastifyInstance, context: ServerContext): void => {
  const store = storeOf(context);
  let isDraining = false;
  app.addHook('preClose', (done) => {
    isDraining = true;
    done();
  });
  app.get('/healthz', async (_request, reply) =>
    reply.header('Cache-Control', 'no-store').type('text/plain').send('alive\n'),
  );
  app.get('/readyz', async (_request, reply) => {
    const finding: Finding = isDraining ? 'draining' : await store();
    reply.status(finding === 'ready' ? 200 : 503).header('Cache-Control', 'no-store');
    return reply.type('text/plain').send(`${finding}\n`);
  });
};
