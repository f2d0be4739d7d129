import { once } from 'node:events';
import { IncomingMessage, request } from 'node:http';
import { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serveTest } from '../../tests/fixtures/serveTest';
import { ok } from '../contract/reply';
import { watchBody } from './bodyTimeout';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

const WINDOW_MS = 30_000;

/** A body of which so many bytes have come by then. */
const watched = () => {
  const socket = new Socket();
  let bytesRead = 0;
  Object.defineProperty(socket, 'bytesRead', { get: () => bytesRead });
  const raw = new IncomingMessage(socket);
  watchBody(raw);
  const pass = (bytes: number) => {
    bytesRead += bytes;
    vi.advanceTimersByTime(WINDOW_MS);
    return raw.destroyed;
  };
  return { raw, pass };
};

test('a body that keeps coming is taken for as long as it takes', () => {
  const { pass } = watched();
  for (let window = 0; window < 100; window += 1) expect(pass(64 * 1024)).toBe(false);
});

test('the connection of one that stops or only trickles is ended', () => {
  expect(watched().pass(0)).toBe(true);
  expect(watched().pass(1_000)).toBe(true);
});

test('what came and waits to be read is waited for', () => {
  const { raw, pass } = watched();
  raw.push('x');
  expect(pass(0)).toBe(false);
});

test('a call whose body stops is ended', async () => {
  const { url } = await serveTest({
    routes: [
      {
        method: 'POST',
        path: '/said',
        isOpen: true,
        handle: async () => ok(),
      },
    ],
  });
  const headers = { 'Content-Type': 'application/json', 'Content-Length': '1000' };
  const call = request(`${url}/internal/v1/said`, { method: 'POST', headers });
  const failed = once(call, 'error');
  call.write('{');
  let isOver = false;
  call.once('close', () => {
    isOver = true;
  });
  while (!isOver) {
    vi.advanceTimersByTime(WINDOW_MS);
    await setImmediate();
  }
  expect(await failed).toEqual([expect.objectContaining({ code: 'ECONNRESET' })]);
});
