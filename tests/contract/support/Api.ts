import { sampleRows } from '../../../mock-server/seed/sampleRows';
import type { Route } from '../../../server/http/route';
import { served as resources, routes } from '../../../server/http/server';
import { keepFollowing } from '../../../server/records/kept';
import type { Row } from '../../../server/store/Store';
import { testStore } from '../../fixtures/openTestStore';
import { users } from '../../fixtures/rows/people';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { serveTest, type TestServer, type TestServerParts } from '../../fixtures/serveTest';
import { smallRows } from '../../fixtures/smallRows';
import { watchLog } from './loggedCalls';
import { recordCall } from './madeCalls';

/** Rows as a store has them that they were written to: with what follows from them. */
const followed = async (
  rows: Readonly<Record<string, readonly Row[]>>,
): Promise<Record<string, Row[]>> => {
  const store = await testStore(rows);
  await keepFollowing(resources, store);
  const stored: Record<string, Row[]> = {};
  for (const name of Object.keys(rows)) stored[name] = [...(await rowsNamed(store, name).find())];
  await store.close();
  return stored;
};

const rows = await followed({
  ...smallRows,
  ...sampleRows(resources.definitions.all, smallRows, [1]),
});

const BASE = '/internal/v1';

/** The HTTP code and the answer. */
export type Answer = readonly [status: number, body: unknown];

/** The calls of one signed-in user. */
export interface Api {
  get(path: string): Promise<Answer>;
  put(path: string, body: object): Promise<Answer>;
  /** @param headers name the function of a form, whose fields come with a file */
  post(path: string, body?: object | FormData, headers?: Headers): Promise<Answer>;
  delete(path: string, body?: object): Promise<Answer>;
  /** Calls with further headers, and answers those of the answer as well. */
  call(
    method: string,
    path: string,
    body?: object,
    headers?: Headers,
  ): Promise<readonly [...Answer, headers: globalThis.Headers]>;
  /** Calls for the code of the answer alone, which may be a file. */
  status(method: string, path: string, body: object): Promise<number>;
  /** Sends a body as it stands, said to be JSON unless the headers say otherwise. */
  sendText(method: string, path: string, body: string, headers?: Headers): Promise<Answer>;
  /** Reads what isn't JSON. The path is whole. */
  fetch(path: string): Promise<Response>;
  /** Posts what is answered by a file. */
  download(path: string, body: object): Promise<Response>;
  /** Sends a form as a page does. The path is whole. */
  postForm(path: string, fields: Record<string, string>): Promise<Response>;
  /** The same server, called with other headers. */
  with(headers: Headers): Api;
  /** The same server with another user signed in. */
  as(userId: number, headers?: Headers): Promise<Api>;
  readonly server: TestServer;
}

type Body = object | FormData | URLSearchParams | string;
type Headers = Record<string, string>;

/** How a browser asks for a page. */
const PAGE: Headers = { Accept: 'text/html' };

const isForm = (body: Body | undefined): body is FormData | URLSearchParams =>
  body instanceof FormData || body instanceof URLSearchParams;

const argsOf = (url: URL, body: Body | undefined): Record<string, unknown> => ({
  ...Object.fromEntries(url.searchParams),
  ...(isForm(body) || typeof body === 'string' ? {} : body),
});

const fnOf = (body: Body | undefined): unknown => {
  if (isForm(body)) return body.get('function') ?? undefined;
  return typeof body === 'object' && 'function' in body ? body.function : undefined;
};

type Watch = ReturnType<typeof watchLog>;

const connect = (server: TestServer, watch: Watch, headers: Headers): Api => {
  const send = async (method: string, path: string, body?: Body, more?: Headers) => {
    const logged = watch.begin(`${method} ${path} ${JSON.stringify(fnOf(body) ?? '')}`, body);
    const response = await server
      .fetch(path, {
        method,
        headers: {
          ...headers,
          ...(body && !isForm(body) && { 'Content-Type': 'application/json' }),
          ...more,
          ...logged.headers,
        },
        body: isForm(body) || typeof body === 'string' ? body : body && JSON.stringify(body),
      })
      .finally(logged.end);
    if (!response.ok) logged.refused();
    const url = new URL(path, server.url);
    if (response.ok || response.status === 303)
      recordCall({
        method,
        path: url.pathname.replace(`${BASE}/`, '').replace(/^\//, ''),
        fn: more?.Function ?? fnOf(body),
        args: argsOf(url, body),
      });
    return response;
  };
  const call = async (
    method: string,
    path: string,
    body?: Body,
    more?: Headers,
  ): Promise<Answer> => {
    const response = await send(method, `${BASE}/${path}`, body, more);
    const answer: unknown = await response.json();
    watch.answered(answer);
    return [response.status, answer];
  };
  return {
    server,
    get: (path) => call('GET', path),
    put: (path, body) => call('PUT', path, body),
    post: (path, body, more) => call('POST', path, body, more),
    delete: (path, body) => call('DELETE', path, body),
    call: async (method, path, body, more) => {
      const response = await send(method, `${BASE}/${path}`, body, more);
      return [response.status, await response.json(), response.headers];
    },
    status: async (method, path, body) => {
      const response = await send(method, `${BASE}/${path}`, body);
      await response.arrayBuffer();
      return response.status;
    },
    sendText: call,
    fetch: (path) => send('GET', path),
    download: (path, body) => send('POST', `${BASE}/${path}`, body),
    postForm: (path, fields) => send('POST', path, new URLSearchParams(fields), PAGE),
    with: (others) => connect(server, watch, others),
    as: (userId, more) => signIn(server, watch, userId, more),
  };
};

const signIn = async (
  server: TestServer,
  watch: Watch,
  userId: number,
  headers: Headers = {},
): Promise<Api> => {
  const row = await rowsNamed(server.context.store, 'users').get(userId);
  const organisationId = Number(row?.organisationId);
  const token = await server.context.sessions.start({ id: userId, organisationId });
  return connect(server, watch, { SESSIONID: token, ...headers });
};

/**
 * A server with few rows of everything, gone after the test, and its administrator signed in.
 *
 * @param headers sent with every call
 * @param served the server's own routes unless given
 * @param parts how it sends mail (without a mail server, mails are kept), what the installation decides, and the bucket of
 *   its files
 */
export const openApi = async (
  headers: Headers = {},
  served: readonly Route[] = routes,
  parts: Pick<
    TestServerParts,
    'mail' | 'installation' | 'rates' | 'appFolder' | 'drawing' | 's3' | 'versionKey'
  > = {},
): Promise<Api> => {
  const definitions = resources.definitions;
  const server = await serveTest({ rows, routes: served, definitions, ...parts });
  return signIn(server, watchLog(server), users.admin, headers);
};
