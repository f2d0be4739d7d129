import { once } from 'node:events';
import { request } from 'node:http';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { serveTest, type TestServer } from '../../tests/fixtures/serveTest';
import type { Route } from './route';

const content = 'abcdefghijklmnopqrstuvwxyz'.repeat(100);

/** A server that answers one stored file, of this type under this name. */
const serveFile = async (type = 'image/png', name = 'zomer.png') => {
  let hash = 'f'.repeat(64);
  const file: Route = {
    method: 'GET',
    path: '/file',
    isOpen: true,
    handle: async () => ({ file: { hash, type, name } }),
  };
  const server = await serveTest({ routes: [file] });
  const received = await server.context.files.receive(Readable.from([content]), name, 10_000);
  const get = (headers: Record<string, string> = {}, method = 'GET') =>
    server.fetch('/internal/v1/file', { headers, method });
  const keep = async () => {
    await received.keep();
    hash = received.hash;
  };
  return { server, get, keep };
};

/** Asks as a browser does; `fetch` adds headers to a question about an ETag that forbid a 304. */
const statusOf = async ({ url }: TestServer, headers: Record<string, string>) => {
  const [answer] = await once(request(`${url}/internal/v1/file`, { headers }).end(), 'response');
  answer.resume();
  return answer.statusCode;
};

describe('a file', () => {
  test('is answered whole, with its length, and asked for again each time', async () => {
    const { server, get, keep } = await serveFile();
    await keep();
    const answer = await get();
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(content);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-cache, no-transform',
      'content-length': '2600',
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
    });
    expect(await statusOf(server, { 'If-None-Match': answer.headers.get('ETag') ?? '' })).toBe(304);
    expect((await get({}, 'HEAD')).headers.get('Content-Length')).toBe('2600');
  });

  test.each([
    ['bytes=0-2', 'abc', 'bytes 0-2/2600'],
    ['bytes=2599-', 'z', 'bytes 2599-2599/2600'],
    ['bytes=-2', 'yz', 'bytes 2598-2599/2600'],
    ['bytes=2598-9999', 'yz', 'bytes 2598-2599/2600'],
  ])('is answered in part for %s', async (Range, text, contentRange) => {
    const { get, keep } = await serveFile('text/plain');
    await keep();
    const answer = await get({ Range, 'Accept-Encoding': 'gzip' });
    expect([answer.status, await answer.text()]).toEqual([206, text]);
    expect(answer.headers.get('Content-Range')).toBe(contentRange);
    expect(answer.headers.get('Content-Length')).toBe(String(text.length));
  });

  test.each<[string, Record<string, string>]>([
    ['of several parts', { Range: 'bytes=0-1,8-9' }],
    ['of other units', { Range: 'lines=0-1' }],
    ['whose version has changed', { Range: 'bytes=0-1', 'If-Range': '"other"' }],
  ])('%s is answered whole', async (_, headers) => {
    const { get, keep } = await serveFile('application/json');
    await keep();
    const answer = await get(headers);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/json']);
    expect(await answer.text()).toBe(content);
    const ETag = answer.headers.get('ETag') ?? '';
    expect((await get({ Range: 'bytes=0-1', 'If-Range': ETag })).status).toBe(206);
  });

  test('is refused where another version is asked for', async () => {
    const { get, keep } = await serveFile();
    await keep();
    expect((await get({ 'If-Match': '"other"' })).status).toBe(412);
    expect((await get({ 'If-Match': '*' })).status).toBe(200);
  });

  test('has no part beyond its end', async () => {
    const { get, keep } = await serveFile();
    await keep();
    const answer = await get({ Range: 'bytes=2600-' });
    expect([answer.status, answer.headers.get('Content-Range')]).toEqual([416, 'bytes */2600']);
    expect(answer.headers.get('Content-Type')).toContain('application/json');
    expect(answer.headers.get('Content-Disposition')).toBeNull();
    expect((await answer.json()).status).toBe(false);
  });

  test('that is gone is a 404', async () => {
    const { get } = await serveFile();
    const answer = await get();
    expect([answer.status, (await answer.json()).status]).toEqual([404, false]);
  });
});

describe('a browser', () => {
  test.each(['image/png', 'video/mp4', 'audio/mpeg', 'application/pdf'])(
    'shows %s',
    async (type) => {
      const { get, keep } = await serveFile(type, "été 'a'.x");
      await keep();
      const { headers } = await get();
      expect(headers.get('Content-Disposition')).toBe(
        "inline; filename*=UTF-8''%C3%A9t%C3%A9%20%27a%27.x",
      );
      expect(headers.get('Content-Security-Policy')).toBe("frame-ancestors 'self'");
    },
  );

  test.each(['text/html', 'image/svg+xml', 'application/xml', 'text/plain', 'application/zip'])(
    'saves %s, and could not run it',
    async (type) => {
      const { get, keep } = await serveFile(type, 'a.x');
      await keep();
      const { headers } = await get();
      expect(headers.get('Content-Disposition')).toBe("attachment; filename*=UTF-8''a.x");
      expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
      expect(headers.get('Content-Security-Policy')).toContain('sandbox');
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    },
  );
});
