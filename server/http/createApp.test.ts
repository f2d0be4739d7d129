import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { rowsNamed } from '../../tests/fixtures/rowsNamed';
import { serveTest } from '../../tests/fixtures/serveTest';
import { Refusal } from '../contract/Refusal';
import { created, failure, list, ok, type Reply, record } from '../contract/reply';
import { StoreError } from '../store/Store';
import type { OpenRoute, Route, RoutedCall } from './route';

const open = (
  method: OpenRoute['method'],
  path: string,
  handle: (call: RoutedCall) => Promise<Reply>,
): Route => ({
  method,
  path,
  isOpen: true,
  handle,
});

describe('answers', () => {
  test.each<[string, Reply, unknown]>([
    ['done', ok(), { status: true, status_message: '' }],
    [
      'done, with a text and more',
      ok({ message: 'Saved', password: 'x' }),
      { status: true, status_message: 'Saved', password: 'x' },
    ],
    [
      'a list',
      list([{ id: 1 }], 7),
      { status: true, status_message: '', results: [{ id: 1 }], totalRowCount: 7 },
    ],
    ['a record', record({ id: 1 }), { status: true, status_message: '', results: { id: 1 } }],
    [
      'a record under another key',
      record({ id: 1 }, 'data'),
      { status: true, status_message: '', data: { id: 1 } },
    ],
    ['created', created(4, 'Added'), { status: true, status_message: 'Added', last_id: 4 }],
    [
      'refused',
      failure(409, 'No', { name: 'Taken' }),
      { status: false, status_message: 'No', errors: { name: 'Taken' } },
    ],
  ])('%s', async (_, reply, body) => {
    const server = await serveTest({ routes: [open('GET', '/it', async () => reply)] });
    const answer = await server.fetch('/internal/v1/it/');
    expect(await answer.json()).toEqual(body);
    expect(answer.status).toBe('status' in reply ? reply.status : 0);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });
});

describe('a refusal', () => {
  const refusing = (error: unknown) =>
    serveTest({ routes: [open('GET', '/it', () => Promise.reject(error))] });

  test.each([
    ['en', 'You have no right to do this', 'At most 3 characters'],
    ['nl-NL, nl;q=0.9, en;q=0.8', 'U hebt hier geen rechten voor', 'Maximaal 3 tekens'],
    ['de, nl;q=0.5', 'U hebt hier geen rechten voor', 'Maximaal 3 tekens'],
    ['fr', 'You have no right to do this', 'At most 3 characters'],
  ])("speaks the caller's language (%s)", async (language, message, name) => {
    const errors = { name: { key: 'rules.maxLength', params: { max: 3 } } } as const;
    const server = await refusing(new Refusal(403, 'server.access.right', {}, { errors }));
    const answer = await server.fetch('/internal/v1/it', {
      headers: { 'Accept-Language': language },
    });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toEqual({
      status: false,
      status_message: message,
      errors: { name },
    });
  });

  test('without a reason for the caller is logged, and reveals nothing', async () => {
    const error = new Error('secret path /etc');
    const server = await refusing(error);
    const answer = await server.fetch('/internal/v1/it');
    expect([answer.status, await answer.json()]).toEqual([
      500,
      { status: false, status_message: 'Something went wrong on the server. Try again later' },
    ]);
    expect(server.logged).toEqual([error]);
  });

  test('of the disk answers that nothing was changed', async () => {
    const server = await refusing(new StoreError('writeFailed'));
    const answer = await server.fetch('/internal/v1/it');
    expect((await answer.json()).status_message).toContain('could not be written to disk');
  });

  test('of a row that is not there is a 404', async () => {
    const remove = open('GET', '/it', async ({ context }) => {
      await rowsNamed(context.store, 'modules').remove(1);
      return ok();
    });
    const server = await serveTest({ routes: [remove] });
    expect((await server.fetch('/internal/v1/it')).status).toBe(404);
  });

  test('of a method that a path does not have names those that it has', async () => {
    const routes = [
      open('GET', '/it/:id', async () => ok()),
      open('PUT', '/it/:id', async () => ok()),
    ];
    const server = await serveTest({ routes });
    const answer = await server.fetch('/internal/v1/it/1', { method: 'DELETE' });
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, PUT']);
    expect(await answer.json()).toEqual({
      status: false,
      status_message: 'This cannot be done here',
    });
  });

  test('of an address that can not be read is a 400', async () => {
    const server = await serveTest({ routes: [open('GET', '/it/:id', async () => ok())] });
    const status = await new Promise((resolve, reject) => {
      request(`${server.url}/internal/v1/it/%E0%A4%A`, ({ statusCode }) => resolve(statusCode))
        .on('error', reject)
        .end();
    });
    expect(status).toBe(400);
    expect(server.logged).toEqual([]);
  });
});

describe('a route that needs a right', () => {
  const guarded: Route = {
    method: 'POST',
    path: '/it',
    access: { module: 'devices', right: 'create' },
    handle: async ({ user, organisation, body }) =>
      record({ user: user.id, organisation: organisation.id, ...body }),
  };
  const serve = async (access: string) => {
    const server = await serveTest({
      routes: [guarded],
      rows: {
        users: [
          { id: 1, email: 'a@demo.test', active: 1, roleId: 3, organisationId: 1, groupIds: [1] },
        ],
        groups: [{ id: 1, organisationId: 1, access, moduleIds: [1] }],
        modules: [{ id: 1, modulekey: 'devices' }],
        organisations: [{ id: 1, organisationId: 'a', moduleIds: [1] }],
      },
    });
    const SESSIONID = await server.context.sessions.start({ id: 1, organisationId: 1 });
    const body = new URLSearchParams({ a: '1' });
    return server.fetch('/internal/v1/it', { method: 'POST', headers: { SESSIONID }, body });
  };

  test('is refused without it', async () => {
    const answer = await serve('0111');
    expect([answer.status, (await answer.json()).status_message]).toEqual([
      403,
      'You have no right to do this',
    ]);
  });

  test('gets who calls for which organisation', async () => {
    expect((await (await serve('1000')).json()).results).toEqual({
      user: 1,
      organisation: 1,
      a: '1',
    });
  });
});
