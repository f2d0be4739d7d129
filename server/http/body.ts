import type { IncomingMessage } from 'node:http';
import { parse } from 'node:querystring';
import type { Readable, Transform } from 'node:stream';
import { finished } from 'node:stream/promises';
import { createGunzip, createInflate } from 'node:zlib';
import type { FastifyRequest } from 'fastify';
import readRaw from 'raw-body';
import type { UploadRules } from '../contract/call';
import { Refusal } from '../contract/Refusal';
import type { FileStore } from '../files/FileStore';
import { type Form, readForm } from './multipart';
import { hasBody, headerOf, isWrite, queryOf } from './request';

const nothing: Form = { fields: {}, uploads: [] };

const malformed = (): Refusal => new Refusal(400, 'server.request.malformed');
const otherType = (): Refusal => new Refusal(415, 'server.request.type');

/** Most levels of objects and lists within one another: what is written down is gone through level by level. */
const DEEPEST = 100;

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1)));

/** How much of a body is read, and how. */
export interface BodyLimits {
  /** Bytes beside files, as they are once inflated. */
  readonly maxBytes: number;
  /** Whether what is compressed is taken: little that is sent becomes much. */
  readonly inflates: boolean;
}

const inflaters: Readonly<Record<string, (() => Transform) | undefined>> = {
  gzip: createGunzip,
  deflate: createInflate,
};

/** The body as it was before it was compressed. @throws Refusal 415 */
const inflated = (raw: IncomingMessage, { inflates }: BodyLimits): Readable => {
  const encoding = (raw.headers['content-encoding'] ?? 'identity').toLowerCase();
  if (encoding === 'identity') return raw;
  const inflater = inflates ? inflaters[encoding]?.() : undefined;
  if (inflater === undefined) throw otherType();
  // Ended by the caller's end alone, for what can't be inflated is to be answered.
  raw.once('close', () => raw.complete || inflater.destroy(malformed()));
  return raw.pipe(inflater);
};

/** Takes in what is still coming, for only then do browsers read the answer. */
const takeIn = async (raw: IncomingMessage): Promise<void> => {
  raw.unpipe();
  raw.resume();
  await finished(raw).catch(() => undefined);
};

/** The library's own errors carry the HTTP code to answer; what can't be inflated is malformed. */
const readError = (error: unknown): unknown =>
  error instanceof Error && 'statusCode' in error ? error : malformed();

/** @throws Refusal or an error with the HTTP code to answer */
const readText = async (
  raw: IncomingMessage,
  charset: string,
  limits: BodyLimits,
): Promise<string> => {
  const source = inflated(raw, limits);
  const length = source === raw ? raw.headers['content-length'] : undefined;
  try {
    return await readRaw(source, { encoding: charset, length, limit: limits.maxBytes });
  } catch (error) {
    await takeIn(raw);
    throw readError(error);
  }
};

/** @throws Refusal 400 */
const fieldsOf = (text: string): Record<string, unknown> => {
  const fields = parseJson(text);
  const isObject = typeof fields === 'object' && fields !== null && !Array.isArray(fields);
  if (!isObject || isDeeper(fields, DEEPEST)) throw malformed();
  return { ...fields };
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw malformed();
  }
};

const MOST_PAIRS = 1_000;

/** @throws Refusal 413 */
const pairsOf = (text: string): Record<string, unknown> => {
  if (text.split('&', MOST_PAIRS + 1).length > MOST_PAIRS)
    throw new Refusal(413, 'server.request.tooLarge');
  return { ...parse(text, '&', '=', { maxKeys: MOST_PAIRS }) };
};

const charsetIn = (type: string): string =>
  (/;\s*charset\s*=\s*"?([^\s";]+)/i.exec(type)?.[1] ?? 'utf-8').toLowerCase();

/** Reads JSON. @throws Refusal 400, 413 or 415 */
const readJson = async (raw: IncomingMessage, type: string, limits: BodyLimits): Promise<Form> => {
  const charset = charsetIn(type);
  if (!charset.startsWith('utf-')) throw otherType();
  const text = await readText(raw, charset, limits);
  return text === '' ? nothing : { fields: fieldsOf(text), uploads: [] };
};

/**
 * Reads what is called a form. It is JSON where it begins with a brace, which a form's first name has encoded.
 *
 * @throws Refusal 400, 413 or 415
 */
const readPairs = async (raw: IncomingMessage, type: string, limits: BodyLimits): Promise<Form> => {
  if (charsetIn(type) !== 'utf-8') throw otherType();
  const text = await readText(raw, 'utf-8', limits);
  if (text === '') return nothing;
  const fields = text.trimStart().startsWith('{') ? fieldsOf(text) : pairsOf(text);
  return { fields, uploads: [] };
};

/**
 * A string of JSON that a browser sends without a word of its type is called text. Another site can send such a string
 * too, but its writes aren't taken at all.
 */
const readContent = async (
  { raw, headers }: FastifyRequest,
  files: FileStore,
  rules: UploadRules | undefined,
  limits: BodyLimits,
): Promise<Form> => {
  const type = headers['content-type'] || 'application/json';
  const [name = ''] = type.toLowerCase().split(';', 1);
  switch (name.trim()) {
    case 'application/json':
    case 'text/plain':
      return readJson(raw, type, limits);
    case 'application/x-www-form-urlencoded':
      return readPairs(raw, type, limits);
    default:
      if (name.startsWith('multipart/')) return readForm(raw, files, rules, limits.maxBytes);
      throw otherType();
  }
};

/**
 * Reads what came with a call, in whichever form: JSON, form-encoded or multipart; a function's name in the
 * header `Function`; and for DELETE, whose body some clients and proxies drop, query parameters.
 * @throws Refusal or an error of the library, each with the HTTP code to answer
 */
export const readBody = async (
  request: FastifyRequest,
  files: FileStore,
  limits: BodyLimits,
  rules?: UploadRules,
): Promise<Form> => {
  const isRead = isWrite(request) && hasBody(request);
  const { fields, uploads } = isRead ? await readContent(request, files, rules, limits) : nothing;
  const named = headerOf(request, 'Function');
  return {
    fields: {
      ...(request.method === 'DELETE' && queryOf(request)),
      ...(named !== undefined && { function: named }),
      ...fields,
    },
    uploads,
  };
};
