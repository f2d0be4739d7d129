import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE = 20_000;
const PAUSE = 100;

const isListening = (origin: string): Promise<boolean> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.end());
  });

/**
 * Resolves when a server takes connections: in development it restarts after each change, and what the page asks for
 * meanwhile waits instead of failing. After 20 seconds it is no longer waited for.
 *
 * @param origin with its port, as `http://127.0.0.1:3000`
 */
export const untilListening = async (origin: string): Promise<undefined> => {
  const end = performance.now() + PATIENCE;
  while (!(await isListening(origin)) && performance.now() < end) await pause(PAUSE);
};
