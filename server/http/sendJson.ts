import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { constants, createGzip, gzip } from 'node:zlib';
import accepts from 'accepts';
import type { FastifyReply } from 'fastify';
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

const begin = (to: FastifyReply, reply: JsonReply): FastifyReply => {
  for (const [name, value] of Object.entries(reply.headers ?? {}))
    to.header(name, typeof value === 'string' ? value : [...value]);
  return to.header('Content-Type', 'application/json; charset=utf-8').status(reply.status);
};

/** Answers JSON as it stands. */
export const sendPlainJson = (to: FastifyReply, reply: JsonReply, envelope?: Envelope): void =>
  void begin(to, reply).send(textOf(reply, envelope));

/** The same stream, packed. One that breaks off ends the other. */
const packed = (parts: Readable): Readable => pipeline(parts, createGzip(FAST), () => undefined);

/** Answers JSON, compressed where the caller can read that. */
export const sendJson = async (
  to: FastifyReply,
  reply: JsonReply,
  envelope?: Envelope,
): Promise<void> => {
  const isPacked = accepts(to.request.raw).encoding('gzip') !== false;
  to.header('Vary', 'Accept-Encoding');
  if (isLong(reply)) {
    const parts = Readable.from(partsOf(reply, envelope));
    if (isPacked) to.header('Content-Encoding', 'gzip');
    return void begin(to, reply).send(isPacked ? packed(parts) : parts);
  }
  const text = textOf(reply, envelope);
  // As text: Node sends it along with the headers, and bytes apart from them.
  if (!isPacked || Buffer.byteLength(text) < GZIP_FROM) return void begin(to, reply).send(text);
  const short = await gzipped(Buffer.from(text), FAST);
  begin(to, reply).header('Content-Encoding', 'gzip').send(short);
};
