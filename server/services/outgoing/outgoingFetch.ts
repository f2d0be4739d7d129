import { Agent, buildConnector, fetch } from 'undici';
import type { Outgoing } from './Outgoing';

/** What is sent to an address. */
interface Sent {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | URLSearchParams | Uint8Array | ArrayBuffer | ReadableStream | null;
  readonly signal?: AbortSignal;
}

/** Calls an address over HTTP. @throws the system's error, or `ForbiddenAddress` as its cause */
export type OutgoingFetch = (address: string, sent: Sent) => Promise<Response>;

/** How long connecting and each wait for an answer may take, in milliseconds. */
const TIMEOUT = 5_000;

/** Most bytes of an answer. */
const MOST = 512 * 1024;

const PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };

/** Connects as `outgoing` does, and speaks TLS over that where the address asks for it. */
const connectorOf = (outgoing: Outgoing): buildConnector.connector => {
  const secure = buildConnector({ timeout: TIMEOUT });
  return (options, done) => {
    const { hostname, port, protocol } = options;
    // A literal address of version 6 stands in brackets.
    const host = hostname.replace(/^\[|\]$/g, '');
    outgoing
      .connect({ host, port: Number(port) || (PORTS[protocol] ?? 0), timeout: TIMEOUT })
      .then((socket) => {
        if (protocol === 'https:') secure({ ...options, httpSocket: socket }, done);
        else done(null, socket);
      })
      .catch((error: unknown) => done(Error('Not connected', { cause: error }), null));
  };
};

/**
 * HTTP calls to addresses that somebody has entered. Redirects aren't followed, and what is too large or too slow is
 * given up.
 */
export const outgoingFetch = (outgoing: Outgoing): OutgoingFetch => {
  const dispatcher = new Agent({
    connect: connectorOf(outgoing),
    headersTimeout: TIMEOUT,
    bodyTimeout: TIMEOUT,
    keepAliveTimeout: 1,
    maxResponseSize: MOST,
  });
  return async (address, { method, headers, body, signal }) => {
    const answer = await fetch(address, {
      dispatcher,
      method,
      headers,
      body,
      signal,
      redirect: 'manual',
    });
    const { status, statusText } = answer;
    const held = status === 204 || status === 304 ? null : await answer.arrayBuffer();
    return new Response(held, { status, statusText, headers: [...answer.headers] });
  };
};
