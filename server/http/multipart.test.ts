import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { echo, form, readEcho, serveEcho } from '../../tests/fixtures/echo';
import type { TestServer } from '../../tests/fixtures/serveTest';
import type { UploadRules } from '../contract/call';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** What lies in the data folder, whether kept or still coming in. */
const filesOf = async ({ folder }: TestServer) =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  );

describe('a file', () => {
  const rules: UploadRules = { maxBytes: 1_000, accept: ['image/*', 'text/csv'], maxFiles: 2 };

  test('comes with its fields, under its own name, with the type of its content', async () => {
    const server = await serveEcho(rules);
    const sent = form(
      ['folderId', '3'],
      ['file', new Blob([png], { type: 'text/html' }), '../../fotó.html'],
      ['list', new Blob(['a;b']), 'list.csv'],
      ['left', new Blob([]), ''],
    );
    expect(await readEcho(server, sent)).toMatchObject({
      body: { folderId: '3' },
      files: [
        { part: 'file', name: 'fotó.html', size: png.length, type: 'image/png' },
        { part: 'list', name: 'list.csv', size: 3, type: 'text/csv' },
      ],
    });
  });

  test('is gone after the call unless it was kept', async () => {
    const dropping = await serveEcho(rules);
    await readEcho(dropping, form(['file', new Blob([png]), 'a.png']));
    expect(await filesOf(dropping)).toEqual([]);
    const keeping = await serveEcho(rules, true);
    const { files } = await readEcho(keeping, form(['file', new Blob([png]), 'a.png']));
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
    const server = await serveEcho(rules, true);
    (sent.body as FormData).append('last', new Blob([png]), 'a.png');
    const answer = await echo(server, sent);
    expect([answer.status, (await answer.json()).status_message]).toEqual([
      status,
      expect.stringContaining(message),
    ]);
    expect(await filesOf(server)).toEqual([]);
    expect(server.logged).toEqual([]);
  });

  test('that is refused is taken in to its end, for only then do browsers read the answer', async () => {
    const server = await serveEcho(rules);
    const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
    const sending = request(`${server.url}/internal/v1/echo`, {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    });
    const sent = once(sending, 'finish');
    const closed = once(sending, 'close');
    sending.write(head);
    sending.end(Buffer.alloc(30_000_000));
    const [answer] = await once(sending, 'response');
    expect(answer.statusCode).toBe(413);
    answer.resume();
    await Promise.all([sent, closed]);
  });

  test('leaves nothing behind when its sender goes away', async () => {
    const server = await serveEcho(rules, true);
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
    await expect.poll(() => filesOf(server)).toHaveLength(1);
    socket.destroy();
    await expect.poll(() => filesOf(server)).toEqual([]);
  });
});
