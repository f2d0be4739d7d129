import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import busboy from 'busboy';
import type { Upload, UploadRules } from '../contract/call';
import { Refusal } from '../contract/Refusal';
import type { FileStore } from '../files/FileStore';
import { FileTooLarge } from '../files/receive';
import { StorageError } from '../files/StorageError';
import { judgeUpload, maxFilesOf, NO_FILES, tooLarge, tooMany } from './uploadRules';

export interface Form {
  readonly fields: Record<string, unknown>;
  readonly uploads: readonly Upload[];
}

const MOST_FIELDS = 1_000;

const receive = async (
  files: FileStore,
  rules: UploadRules,
  part: string,
  name: string,
  stream: Readable,
): Promise<Upload> => {
  const file = await files.receive(stream, name, rules.maxBytes).catch((error: unknown) => {
    throw error instanceof FileTooLarge ? tooLarge(name, rules) : error;
  });
  const upload = { part, name, file };
  try {
    judgeUpload(upload, rules);
  } catch (refusal) {
    await file.discard();
    throw refusal;
  }
  return upload;
};

const openForm = (request: IncomingMessage, maxBytes: number): busboy.Busboy => {
  try {
    return busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      limits: { fieldSize: maxBytes, fields: MOST_FIELDS },
    });
  } catch {
    throw new Refusal(400, 'server.request.malformed');
  }
};

/** Adds a field; one that comes again makes a list. */
const addField = (fields: Record<string, unknown>, name: string, value: string): void => {
  fields[name] = Object.hasOwn(fields, name) ? [fields[name], value].flat() : value;
};

/** Takes the parts of a form as they come. A part that is refused stops the form. */
const takeParts = (form: busboy.Busboy, files: FileStore, rules: UploadRules, maxBytes: number) => {
  let left = maxBytes;
  const fields: Record<string, unknown> = {};
  const receiving: Promise<Upload>[] = [];
  const stop = (refusal: Error) => form.destroy(refusal);
  const tooLong = new Refusal(413, 'server.request.tooLarge');
  form.on('field', (name, value, { valueTruncated }) => {
    left -= Buffer.byteLength(name) + Buffer.byteLength(value);
    if (valueTruncated || left < 0) stop(tooLong);
    // Forms travel with the line breaks of mail; what was written has its own.
    else addField(fields, name, value.replaceAll('\r\n', '\n'));
  });
  form.on('fieldsLimit', () => stop(tooLong));
  form.on('file', (part, stream, { filename }) => {
    // A form that is stopped breaks off its file too; unheard, that would end the process.
    stream.on('error', () => undefined);
    // A browser sends a nameless, empty file for an input that was left alone.
    if (!filename) return void stream.resume();
    if (receiving.length === maxFilesOf(rules)) return void stop(tooMany(rules));
    const upload = receive(files, rules, part, filename, stream);
    receiving.push(upload);
    upload.catch(stop);
  });
  return { fields, receiving };
};

/** Waits until all of the request has passed through the form. */
const pass = async (request: IncomingMessage, form: busboy.Busboy): Promise<void> => {
  const ending = once(form, 'close');
  // Only the first error has the cause; without a listener a second one would end the process.
  form.on('error', () => undefined);
  request.once('close', () => {
    if (!request.complete) form.destroy(new Error('The caller went away'));
  });
  request.pipe(form);
  await ending;
};

/** The form's own errors are plain and mean that it is malformed; the system's carry a code. */
const formError = (error: unknown): unknown => {
  if (error instanceof Refusal || error instanceof StorageError) return error;
  return error instanceof Error && !('code' in error)
    ? new Refusal(400, 'server.request.malformed')
    : error;
};

/**
 * Reads a form while it streams in.
 * @param rules which files are taken; none without
 * @param maxBytes of all fields together
 * @throws Refusal 400, 413 or 415; no file of the form stays behind then
 */
export const readForm = async (
  request: IncomingMessage,
  files: FileStore,
  rules: UploadRules | undefined,
  maxBytes: number,
): Promise<Form> => {
  const form = openForm(request, maxBytes);
  const { fields, receiving } = takeParts(form, files, rules ?? NO_FILES, maxBytes);
  try {
    await pass(request, form);
    return { fields, uploads: await Promise.all(receiving) };
  } catch (error) {
    // What is still coming must be taken in, or the caller would never get to read the answer.
    request.unpipe(form).resume();
    for (const upload of await Promise.allSettled(receiving)) {
      if (upload.status === 'fulfilled') await upload.value.file.discard();
    }
    throw formError(error);
  }
};
