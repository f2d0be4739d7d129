import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** How often connections are closed that have become idle, in milliseconds. */
const CLOSE_EVERY = 100;

/** Stops a server. @param grace how long idle connections may end by themselves, in milliseconds */
export type Drain = (grace: number) => Promise<void>;

/**
 * Has a server take no new connections, and lets those that are idle end by themselves for a while: a client may be
 * sending a call over one of them, which would be lost with it. What keeps them open longer is closed once it is idle.
 *
 * @param server before it listens
 */
export const drainOf = (server: Server): Drain => {
  const connections = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  const closeIdle = () => {
    server.closeIdleConnections();
    // Browsers connect before they have anything to send, which HTTP takes for a call that is coming.
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
  };
  return async (grace) => {
    if (!server.listening) return;
    let isClosed = false;
    const closed = once(server, 'close').then(() => {
      isClosed = true;
    });
    // HTTP's own closes idle connections at once.
    NetServer.prototype.close.call(server);
    await Promise.race([closed, delay(grace, undefined, { ref: false })]);
    if (isClosed) return;
    const timer = setInterval(closeIdle, CLOSE_EVERY);
    closed.finally(() => clearInterval(timer));
  };
};
