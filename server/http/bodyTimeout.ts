import type { IncomingMessage } from 'node:http';

const WINDOW_MS = 30_000;

/** Fewest bytes that come within a window: a kilobyte a second, which the slowest connections have. */
const FEWEST_BYTES = 30 * 1024;

/**
 * Ends the connection of a body that comes too slowly, however long it is: a large file takes as long as its sender
 * needs, and a body that only keeps a connection busy doesn't.
 */
export const watchBody = (raw: IncomingMessage): void => {
  const { socket } = raw;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    // What came and isn't read yet waits for this server, and not for its sender.
    const isSlow = socket.bytesRead - before < FEWEST_BYTES && raw.readableLength === 0;
    before = socket.bytesRead;
    if (isSlow) raw.destroy();
  }, WINDOW_MS);
  timer.unref();
  const stop = () => clearInterval(timer);
  raw.once('end', stop).once('close', stop);
};
