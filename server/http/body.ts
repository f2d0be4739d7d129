import { once } from 'node:events';
import bodyParser from 'body-parser';
import type { Request, RequestHandler, Response } from 'express';
import type { UploadRules } from '../contract/call';
import { Refusal } from '../contract/Refusal';
import type { FileStore } from '../files/FileStore';
import { type Form, readForm } from './multipart';
import { isWrite, queryOf } from './request';

const nothing: Form = { fields: {}, uploads: [] };

const run = (handler: RequestHandler, request: Request, response: Response): Promise<void> =>
  new Promise((resolve, reject) => {
    handler(request, response, (error?: unknown) => (error ? reject(error) : resolve()));
  });

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

/** Reads JSON or a form-encoded body. */
const readFields = async (
  request: Request,
  response: Response,
  { maxBytes: limit, inflates: inflate }: BodyLimits,
): Promise<Form> => {
  await run(bodyParser.json({ limit, inflate }), request, response);
  await run(bodyParser.urlencoded({ limit, inflate, extended: false }), request, response);
  const fields: unknown = request.body;
  const isObject = typeof fields === 'object' && fields !== null && !Array.isArray(fields);
  if (!isObject || isDeeper(fields, DEEPEST)) {
    throw new Refusal(400, 'server.request.malformed');
  }
  return { fields: { ...fields }, uploads: [] };
};

/** What a browser calls JSON that is sent as a string, without a word of its type; some clients call it a form. */
const STRING = 'text/plain';
const FORM = 'application/x-www-form-urlencoded';

/** Has the body read as JSON. Another site can send such a string too, but its writes aren't taken at all. */
const callJson = (request: Request): void => {
  const type = request.get('Content-Type') || STRING;
  const json = type.toLowerCase().replace(STRING, 'application/json');
  request.headers['content-type'] = json.replace(FORM, 'application/json');
};

/** What a body begins with; '' where nothing comes. It is read again from its beginning. */
const beginningOf = async (request: Request): Promise<string> => {
  let beginning: unknown = null;
  while (beginning === null && !request.readableEnded) {
    const heard = new AbortController();
    const { signal } = heard;
    // A body of nothing may have no other event than its end.
    const events = ['readable', 'end'].map((event) => once(request, event, { signal }));
    await Promise.race(events).finally(() => heard.abort());
    beginning = request.read();
  }
  if (!Buffer.isBuffer(beginning)) return '';
  request.unshift(beginning);
  return beginning.toString('latin1');
};

/** Reads what is called a form. It is JSON where it begins with a brace, which a form's first name has encoded. */
const readCalledForm = async (
  request: Request,
  response: Response,
  limits: BodyLimits,
): Promise<Form> => {
  const beginning = await beginningOf(request);
  if (beginning === '') return nothing;
  if (beginning.trimStart().startsWith('{')) callJson(request);
  return readFields(request, response, limits);
};

const readContent = async (
  request: Request,
  response: Response,
  files: FileStore,
  rules: UploadRules | undefined,
  limits: BodyLimits,
): Promise<Form> => {
  if (!isWrite(request) || request.get('Content-Length') === '0') return nothing;
  if (!request.get('Content-Type')) callJson(request);
  switch (request.is(['json', 'urlencoded', 'multipart', STRING])) {
    case null:
      return nothing;
    case STRING:
      callJson(request);
      return readFields(request, response, limits);
    case 'urlencoded':
      return readCalledForm(request, response, limits);
    case 'json':
      return readFields(request, response, limits);
    case 'multipart':
      return readForm(request, files, rules, limits.maxBytes);
    default:
      throw new Refusal(415, 'server.request.type');
  }
};

/**
 * Reads what came with a call, in whichever form: JSON, form-encoded or multipart; a function's name in the
 * header `Function`; and for DELETE, whose body some clients and proxies drop, query parameters.
 * @throws Refusal or an error of the body parser, each with the HTTP code to answer
 */
export const readBody = async (
  request: Request,
  response: Response,
  files: FileStore,
  limits: BodyLimits,
  rules?: UploadRules,
): Promise<Form> => {
  const { fields, uploads } = await readContent(request, response, files, rules, limits);
  const named = request.get('Function');
  return {
    fields: {
      ...(request.method === 'DELETE' && queryOf(request)),
      ...(named !== undefined && { function: named }),
      ...fields,
    },
    uploads,
  };
};
