import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { echo, form, readEcho, serveEcho } from '../../tests/fixtures/echo';

const json = (body: string, type = 'application/json'): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': type },
  body,
});

describe('fields', () => {
  test('come as JSON, form-encoded or multipart', async () => {
    const server = await serveEcho();
    expect((await readEcho(server, json('{"a":1,"b":{"c":[true]}}'))).body).toEqual({
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
    expect((await readEcho(server, encoded)).body).toEqual({ org: '2', x: ['é', 'y'] });
    const parts = form(['a', '1'], ['a', '2'], ['a', '3'], ['b', 'é'], ['constructor', 'z']);
    expect((await readEcho(server, parts)).body).toEqual({
      a: ['1', '2', '3'],
      b: 'é',
      constructor: 'z',
    });
    expect((await readEcho(server, { method: 'POST' })).body).toEqual({});
  });

  test.each([
    ['as text', 'text/plain;charset=UTF-8'],
    ['as a form', 'application/x-www-form-urlencoded'],
    ['as nothing', ''],
  ])('come as a string of JSON, which is sent %s', async (_, type) => {
    const server = await serveEcho();
    const { body } = await readEcho(server, json('{"a":"é & ü=1+1"}', type));
    expect(body).toEqual({ a: 'é & ü=1+1' });
  });

  test.each(['application/x-www-form-urlencoded', 'application/json', 'text/plain'])(
    'are none where a body that says no length ends as it begins: %s',
    async (type) => {
      const server = await serveEcho();
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
      const head = [
        'POST /internal/v1/echo HTTP/1.1',
        'Host: x',
        'Connection: close',
        `Content-Type: ${type}`,
        'Transfer-Encoding: chunked',
      ];
      // In one piece: the end is there before anybody reads.
      socket.write([...head, '', '0', '', ''].join('\r\n'));
      expect(await text(socket)).toContain('"body":{}');
    },
  );

  test('include the function that a header names, unless the body names one', async () => {
    const server = await serveEcho();
    const headers = { Function: 'addDevice', 'Content-Type': 'application/json' };
    const call = (body: string) => readEcho(server, { method: 'POST', headers, body });
    expect((await call('{"deviceId":3}')).body).toEqual({ function: 'addDevice', deviceId: 3 });
    expect((await call('{"function":"getapks"}')).body).toEqual({ function: 'getapks' });
  });

  test('of DELETE come in the body, or else in the address', async () => {
    const server = await serveEcho();
    const remove = (init: RequestInit) =>
      readEcho(server, { ...init, method: 'DELETE' }, '?moduleid=4&x=1');
    expect((await remove(json('{"moduleid":7}'))).body).toEqual({ moduleid: 7, x: '1' });
    expect((await remove({})).body).toEqual({ moduleid: '4', x: '1' });
    expect((await readEcho(server, json('{}'), '?moduleid=4')).body).toEqual({});
  });

  test('of the address are text, lists joined by commas', async () => {
    const server = await serveEcho();
    expect(
      (await readEcho(server, {}, '?page=2&type=0&type=3&a[b]=1&filter=caf%C3%A9')).query,
    ).toEqual({
      page: '2',
      type: '0,3',
      'a[b]': '1',
      filter: 'café',
    });
  });
});

describe('a body that is refused', () => {
  test.each<[string, number, RequestInit]>([
    ['broken JSON', 400, json('{"a":')],
    ['a text', 400, json('a=1', 'text/plain')],
    ['a list instead of fields', 400, json('[1]')],
    ['a value instead of fields', 400, json('"a"')],
    ['too much JSON', 413, json(`{"a":"${'x'.repeat(11_000_000)}"}`)],
    ['another type', 415, json('<a/>', 'application/xml')],
    ['another character set', 415, json('{}', 'application/json; charset=ebcdic')],
    ['a form without a boundary', 400, json('--x', 'multipart/form-data')],
    ['a form that breaks off', 400, json('--x\r\n', 'multipart/form-data; boundary=x')],
    ['a file where none is taken', 415, form(['file', new Blob(['a']), 'a.txt'])],
    ['a text part that is too long', 413, form(['a', 'x'.repeat(2_200_000)])],
    [
      'text parts that are too long together',
      413,
      form(['a', 'x'.repeat(1_200_000)], ['b', 'x'.repeat(1_200_000)]),
    ],
  ])('%s: %i', async (_, status, init) => {
    const server = await serveEcho();
    const answer = await echo(server, init);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({
      status: false,
      status_message: expect.stringMatching(/\w/),
    });
    expect(server.logged).toEqual([]);
  });
});
