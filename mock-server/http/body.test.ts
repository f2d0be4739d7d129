import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { serveTest, type TestServer } from '../../tests/fixtures/serveTest';
import { ok } from './envelope';
import type { UploadRules } from './multipart';
import type { Route } from './route';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Routes that answer what they read. */
const routes = (upload?: UploadRules, keep = false): Route[] =>
  (['get', 'post', 'delete'] as const).map((method) => ({
    method,
    path: '/echo',
    isOpen: true,
    upload,
    async handle({ body, query, uploads }) {
      if (keep) for (const { file } of uploads) await file.keep();
      const files = uploads.map(({ part, name, file: { hash, size, type } }) => ({
        part,
        name,
        hash,
        size,
        type,
      }));
      return ok({ body, query, files });
    },
  }));

const serve = (upload?: UploadRules, keep?: boolean) => serveTest({ routes: routes(upload, keep) });
const echo = (server: TestServer, init: RequestInit, query = '') =>
  server.fetch(`/internal/v1/echo${query}`, init);
const read = async (server: TestServer, init: RequestInit, query?: string) =>
  (await echo(server, init, query)).json();

/** What lies below the files' folder, whether kept or still coming in. */
const filesOf = async ({ context: { files } }: TestServer) =>
  (await readdir(files.folder, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  );

const json = (body: string, type = 'application/json'): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': type },
  body,
});

const form = (...parts: [name: string, value: string | Blob, file?: string][]) => {
  const data = new FormData();
  for (const [name, value, file] of parts) {
    if (typeof value === 'string') data.append(name, value);
    else data.append(name, value, file);
  }
  return { method: 'POST', body: data };
};

describe('fields', () => {
  test('come as JSON, form-encoded or multipart', async () => {
    const server = await serve();
    expect((await read(server, json('{"a":1,"b":{"c":[true]}}'))).body).toEqual({
      a: 1,
      b: { c: [true] },
    });
    const encoded = {
      method: 'POST',
      body: new URLSearchParams([
        ['org', '2'],
        ['x', 'é'],
        ['x', 'y'],
      ]),
    };
    expect((await read(server, encoded)).body).toEqual({ org: '2', x: ['é', 'y'] });
    const parts = form(['a', '1'], ['a', '2'], ['a', '3'], ['b', 'é'], ['constructor', 'z']);
    expect((await read(server, parts)).body).toEqual({
      a: ['1', '2', '3'],
      b: 'é',
      constructor: 'z',
    });
    expect((await read(server, { method: 'POST' })).body).toEqual({});
  });

  test('include the function that a header names, unless the body names one', async () => {
    const server = await serve();
    const headers = { Function: 'addDevice', 'Content-Type': 'application/json' };
    const call = (body: string) => read(server, { method: 'POST', headers, body });
    expect((await call('{"deviceId":3}')).body).toEqual({ function: 'addDevice', deviceId: 3 });
    expect((await call('{"function":"getapks"}')).body).toEqual({ function: 'getapks' });
  });

  test('of DELETE come in the body, or else in the address', async () => {
    const server = await serve();
    const remove = (init: RequestInit) =>
      read(server, { ...init, method: 'DELETE' }, '?moduleid=4&x=1');
    expect((await remove(json('{"moduleid":7}'))).body).toEqual({ moduleid: 7, x: '1' });
    expect((await remove({})).body).toEqual({ moduleid: '4', x: '1' });
    expect((await read(server, json('{}'), '?moduleid=4')).body).toEqual({});
  });

  test('of the address are text, lists joined by commas', async () => {
    const server = await serve();
    expect((await read(server, {}, '?page=2&type=0&type=3&a[b]=1&filter=caf%C3%A9')).query).toEqual(
      {
        page: '2',
        type: '0,3',
        'a[b]': '1',
        filter: 'café',
      },
    );
  });
});

describe('a body that is refused', () => {
  test.each<[string, number, RequestInit]>([
    ['broken JSON', 400, json('{"a":')],
    ['a list instead of fields', 400, json('[1]')],
    ['a value instead of fields', 400, json('"a"')],
    ['too much JSON', 413, json(`{"a":"${'x'.repeat(11_000_000)}"}`)],
    ['another type', 415, json('<a/>', 'application/xml')],
    ['another character set', 415, json('{}', 'application/json; charset=ebcdic')],
    ['a form without a boundary', 400, json('--x', 'multipart/form-data')],
    ['a form that breaks off', 400, json('--x\r\n', 'multipart/form-data; boundary=x')],
    ['a file where none is taken', 415, form(['file', new Blob(['a']), 'a.txt'])],
    ['a text part that is too long', 413, form(['a', 'x'.repeat(2_200_000)])],
  ])('%s: %i', async (_, status, init) => {
    const server = await serve();
    const answer = await echo(server, init);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({
      status: false,
      status_message: expect.stringMatching(/\w/),
    });
    expect(server.logged).toEqual([]);
  });
});

describe('a file', () => {
  const rules: UploadRules = { maxBytes: 1_000, accept: ['image/*', 'text/csv'], maxFiles: 2 };

  test('comes with its fields, under its own name, with the type of its content', async () => {
    const server = await serve(rules);
    const sent = form(
      ['folderId', '3'],
      ['file', new Blob([png], { type: 'text/html' }), '../../fotó.html'],
      ['list', new Blob(['a;b']), 'list.csv'],
      ['left', new Blob([]), ''],
    );
    expect(await read(server, sent)).toMatchObject({
      body: { folderId: '3' },
      files: [
        { part: 'file', name: 'fotó.html', size: png.length, type: 'image/png' },
        { part: 'list', name: 'list.csv', size: 3, type: 'text/csv' },
      ],
    });
  });

  test('is gone after the call unless it was kept', async () => {
    const dropping = await serve(rules);
    await read(dropping, form(['file', new Blob([png]), 'a.png']));
    expect(await filesOf(dropping)).toEqual([]);
    const keeping = await serve(rules, true);
    const { files } = await read(keeping, form(['file', new Blob([png]), 'a.png']));
    expect((await filesOf(keeping)).map(({ name }) => name)).toEqual([files[0].hash]);
  });

  test.each<[string, number, string, RequestInit]>([
    [
      'that is too large',
      413,
      'b.png is too large',
      form(['file', new Blob([png, Buffer.alloc(1_000)]), 'b.png']),
    ],
    [
      'that is far too large',
      413,
      'b.png is too large',
      form(['file', new Blob([Buffer.alloc(9_000_000)]), 'b.png']),
    ],
    ['of another type', 415, 'b.png is not a type', form(['file', new Blob(['<html>']), 'b.png'])],
    [
      'that is a page by its content',
      415,
      'b.csv is not',
      form(['file', new Blob(['a;<script>x']), 'b.csv']),
    ],
    [
      'after two others',
      400,
      'At most 2 files',
      form(
        ...['a', 'b', 'c'].map((name): [string, Blob, string] => [name, new Blob([png]), 'a.png']),
      ),
    ],
  ])('%s is refused with all that came with it', async (_, status, message, sent) => {
    const server = await serve(rules, true);
    (sent.body as FormData).append('last', new Blob([png]), 'a.png');
    const answer = await echo(server, sent);
    expect([answer.status, (await answer.json()).status_message]).toEqual([
      status,
      expect.stringContaining(message),
    ]);
    expect(await filesOf(server)).toEqual([]);
    expect(server.logged).toEqual([]);
  });

  test('leaves nothing behind when its sender goes away', async () => {
    const server = await serve(rules, true);
    const { port } = new URL(server.url);
    const head = [
      'POST /internal/v1/echo HTTP/1.1',
      'Host: x',
      'Content-Type: multipart/form-data; boundary=x',
      'Content-Length: 900',
    ];
    const part = [
      '--x',
      'Content-Disposition: form-data; name="file"; filename="a.png"',
      '',
      'half of it',
    ];
    const socket = connect(Number(port), '127.0.0.1');
    socket.write([...head, '', ...part].join('\r\n'));
    const incoming = join(server.context.files.folder, 'incoming');
    await expect.poll(() => readdir(incoming)).toHaveLength(1);
    socket.destroy();
    await expect.poll(() => readdir(incoming)).toEqual([]);
  });
});
