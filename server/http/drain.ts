import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** How often connections are closed that have become idle, in milliseconds. */
const CLOSE_EVERY = 100;

/**
 * Takes no new connections, and lets those that are idle end by themselves for a while: a client may be sending a
 * call over one of them, which would be lost with it. What keeps them open longer is closed once it is idle.
 *
 * @param grace how long, in milliseconds
 */
export const drain = async (server: Server, grace: number): Promise<void> => {
  if (!server.listening) return;
  let isClosed = false;
  const closed = once(server, 'close').then(() => {
    isClosed = true;
  });
  // HTTP's own closes idle connections at once.
  NetServer.prototype.close.call(server);
  await Promise.race([closed, delay(grace, undefined, { ref: false })]);
  if (isClosed) return;
  const timer = setInterval(() => server.closeIdleConnections(), CLOSE_EVERY);
  closed.finally(() => clearInterval(timer));
};
