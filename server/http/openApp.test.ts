import { EventEmitter, once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { serveSession } from '../../tests/fixtures/organisation';
import { serveTest, type TestServer } from '../../tests/fixtures/serveTest';
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder';
import { definitionsOf } from '../contract/definitions';
import { ok } from '../contract/reply';
import { createApp } from './createApp';
import { openApp } from './openApp';
import type { Route } from './route';

const open = ({ url }: Pick<TestServer, 'url'>) => connect(Number(new URL(url).port), '127.0.0.1');

test('headers have no more time than Node gives them', async () => {
  const { context } = await serveTest();
  expect(openApp(context).server).toMatchObject({
    headersTimeout: 60_000,
    requestTimeout: 0,
    keepAliveTimeout: 10_000,
    timeout: 0,
  });
});

test('connections are promised for half as long as they are kept', async () => {
  const { url, fetch } = await serveTest();
  expect((await fetch('/healthz')).headers.get('Keep-Alive')).toBe('timeout=5');
  const socket = open({ url });
  socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  expect(await text(socket)).not.toContain('Keep-Alive');
});

test.each([
  ['is no HTTP', 'NONSENSE\r\n\r\n', '400 Bad Request'],
  ['has no host', 'GET / HTTP/1.1\r\n\r\n', '400 Bad Request'],
  [
    'has too long a head',
    `GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(20_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
  ],
])('what %s is answered by Node', async (_, sent, status) => {
  const socket = open(await serveTest());
  socket.write(sent);
  expect(await text(socket)).toMatch(
    new RegExp(`^HTTP/1.1 ${status}\r\n(?:Connection: close\r\n|Date: .*\r\n|Transfer.*\r\n)+\r\n`),
  );
});

test('any address has the page, even one that is not encoded right', async () => {
  const appFolder = await temporaryFolder();
  await writeFile(join(appFolder, 'index.html'), 'The page');
  const { url } = await serveTest({ appFolder });
  const headers = { Accept: 'text/html' };
  const [page] = await once(request(`${url}/en/dashboard/100%`, { headers }).end(), 'response');
  expect(page.statusCode).toBe(200);
  expect(await text(page)).toContain('The page');
});

test.each(['PATCH', 'OPTIONS', 'PROPFIND', 'MKCOL'])(
  'a method that nothing has is refused as others are: %s',
  async (method) => {
    const { fetch } = await serveTest();
    const answer = await fetch('/internal/v1/session', { method });
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'POST, GET, DELETE']);
    expect((await fetch('/nowhere', { method })).status).toBe(404);
  },
);

test('a refused call leaves its connection open to the next one', async () => {
  const socket = open(await serveTest());
  const call = (body: string, connection: string) =>
    `POST /internal/v1/session HTTP/1.1\r\nHost: x\r\nConnection: ${connection}\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  socket.write(call('x'.repeat(500_000), 'keep-alive') + call('{}', 'close'));
  expect((await text(socket)).match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 400']);
});

test('calls under way are answered while the server stops', async () => {
  const steps = new EventEmitter();
  const slow: Route = {
    method: 'GET',
    path: '/slow',
    isOpen: true,
    async handle() {
      const stopping = once(steps, 'stopping');
      steps.emit('asked');
      await stopping;
      return ok();
    },
  };
  const { context } = await serveTest();
  const app = await createApp(context, definitionsOf([], { en: {}, nl: {} }), [slow]);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const asked = once(steps, 'asked');
  const socket = open({ url });
  const call = 'GET /internal/v1/slow HTTP/1.1\r\nHost: x\r\n\r\n';
  socket.write(call);
  await asked;
  const stopped = app.close();
  // On its way as well, on the same connection.
  const askedAgain = once(steps, 'asked');
  socket.write(call);
  await askedAgain;
  steps.emit('stopping');
  expect((await text(socket)).match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200']);
  await stopped;
});

test('a connection over which nothing was sent holds up no server that stops', async () => {
  const { context } = await serveTest();
  const app = await createApp(context, definitionsOf([], { en: {}, nl: {} }), []);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const connected = once(app.server, 'connection');
  const socket = open({ url });
  await connected;
  const ended = once(socket, 'close');
  await app.close();
  await ended;
});

test.each([
  ['identity', Buffer.from('{"org":')],
  ['gzip', gzipSync('{"org":1}').subarray(0, 12)],
])('a body that breaks off gives back the room that it took: %s', async (encoding, begun) => {
  const { server, token } = await serveSession();
  const socket = open(server);
  const head = [
    'POST /en/dashboard/organisations/switch HTTP/1.1',
    'Host: x',
    `SESSIONID: ${token}`,
    'Content-Length: 1000',
    `Content-Encoding: ${encoding}`,
  ];
  const isTaken = () => {
    try {
      server.context.inFlight.reserve('user 1', 16 * 1024 * 1024)();
      return false;
    } catch {
      return true;
    }
  };
  socket.write(`${[...head, '', ''].join('\r\n')}`);
  socket.write(begun);
  await expect.poll(isTaken).toBe(true);
  socket.destroy();
  await once(socket, 'close');
  await expect.poll(isTaken).toBe(false);
  expect(server.logged).toEqual([]);
});
