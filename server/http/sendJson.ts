import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { Response } from 'express';
import { type Envelope, type JsonReply, textOf } from '../contract/reply';

/** Shorter answers fit into one packet as they are. */
const GZIP_FROM = 1_400;

/** A list is read once: what a slower level saves on the line it costs the server several times over. */
const gzipped = promisify<Buffer, { level: number }, Buffer>(gzip);
const FAST = { level: constants.Z_BEST_SPEED };

const write = (response: Response, reply: JsonReply, bytes: Buffer): void => {
  for (const [name, value] of Object.entries(reply.headers ?? {}))
    response.setHeader(name, typeof value === 'string' ? value : [...value]);
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', bytes.length);
  response.writeHead(reply.status).end(bytes);
};

/** Answers JSON as it stands. */
export const sendPlainJson = (response: Response, reply: JsonReply, envelope?: Envelope): void =>
  write(response, reply, Buffer.from(textOf(reply, envelope)));

/** Answers JSON, compressed where the caller can read that. */
export const sendJson = async (
  response: Response,
  reply: JsonReply,
  envelope?: Envelope,
): Promise<void> => {
  const bytes = Buffer.from(textOf(reply, envelope));
  response.vary('Accept-Encoding');
  if (bytes.length < GZIP_FROM || response.req.acceptsEncodings('gzip') === false)
    return write(response, reply, bytes);
  const packed = await gzipped(bytes, FAST);
  response.setHeader('Content-Encoding', 'gzip');
  write(response, reply, packed);
};
