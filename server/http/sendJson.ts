import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { constants, createGzip, gzip } from 'node:zlib';
import type { Response } from 'express';
import {
  type Envelope,
  type JsonReply,
  partsOf,
  textOf,
  type WrittenReply,
} from '../contract/reply';

/** Shorter answers fit into one packet as they are. */
const GZIP_FROM = 1_400;

/** A list is read once: what a slower level saves on the line it costs the server several times over. */
const gzipped = promisify<Buffer, { level: number }, Buffer>(gzip);
const FAST = { level: constants.Z_BEST_SPEED };

/** Characters of rows from which on an answer leaves in parts: whole, it would keep everybody waiting. */
const LONG = 1_000_000;

const isLong = (reply: JsonReply | WrittenReply): boolean =>
  'rows' in reply && reply.rows.reduce((length, row) => length + row.length, 0) > LONG;

const begin = (response: Response, reply: JsonReply): void => {
  for (const [name, value] of Object.entries(reply.headers ?? {}))
    response.setHeader(name, typeof value === 'string' ? value : [...value]);
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.status(reply.status);
};

const write = (response: Response, reply: JsonReply, bytes: Buffer): void => {
  begin(response, reply);
  response.setHeader('Content-Length', bytes.length);
  response.end(bytes);
};

/** Answers JSON as it stands. */
export const sendPlainJson = (response: Response, reply: JsonReply, envelope?: Envelope): void =>
  write(response, reply, Buffer.from(textOf(reply, envelope)));

const sendInParts = (
  response: Response,
  reply: JsonReply,
  parts: Readable,
  isPacked: boolean,
): Promise<void> => {
  begin(response, reply);
  if (!isPacked) return pipeline(parts, response);
  response.setHeader('Content-Encoding', 'gzip');
  return pipeline(parts, createGzip(FAST), response);
};

/** Answers JSON, compressed where the caller can read that. */
export const sendJson = async (
  response: Response,
  reply: JsonReply,
  envelope?: Envelope,
): Promise<void> => {
  const isPacked = response.req.acceptsEncodings('gzip') !== false;
  response.vary('Accept-Encoding');
  if (isLong(reply))
    return sendInParts(response, reply, Readable.from(partsOf(reply, envelope)), isPacked);
  const bytes = Buffer.from(textOf(reply, envelope));
  if (bytes.length < GZIP_FROM || !isPacked) return write(response, reply, bytes);
  const packed = await gzipped(bytes, FAST);
  response.setHeader('Content-Encoding', 'gzip');
  write(response, reply, packed);
};
