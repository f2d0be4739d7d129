import { once } from 'node:events';
import type { Readable } from 'node:stream';
import busboy from 'busboy';
import type { Request } from 'express';
import type { Upload, UploadRules } from '../contract/call';
import { Refusal } from '../contract/Refusal';
import { type FileStore, FileTooLarge } from '../store/FileStore';

export interface Form {
  readonly fields: Record<string, unknown>;
  readonly uploads: readonly Upload[];
}

const MEGABYTE = 1024 * 1024;
const limits = { fieldSize: 2 * MEGABYTE, fields: 1_000 };

const isAccepted = (type: string, accept: UploadRules['accept']): boolean => {
  if (accept === undefined) return true;
  return accept.some((wanted) =>
    wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted,
  );
};

const receive = async (
  files: FileStore,
  rules: UploadRules,
  part: string,
  name: string,
  stream: Readable,
): Promise<Upload> => {
  const file = await files.receive(stream, name, rules.maxBytes).catch((error: unknown) => {
    if (!(error instanceof FileTooLarge)) throw error;
    const megabytes = rules.maxBytes / MEGABYTE;
    throw new Refusal(413, 'server.request.fileTooLarge', { name, megabytes });
  });
  if (isAccepted(file.type, rules.accept)) return { part, name, file };
  await file.discard();
  throw new Refusal(415, 'server.request.fileType', { name });
};

const openForm = (request: Request): busboy.Busboy => {
  try {
    return busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      limits,
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
const takeParts = (form: busboy.Busboy, files: FileStore, rules: UploadRules, maxFiles: number) => {
  const fields: Record<string, unknown> = {};
  const receiving: Promise<Upload>[] = [];
  const stop = (refusal: Error) => form.destroy(refusal);
  const tooLarge = new Refusal(413, 'server.request.tooLarge');
  const tooMany =
    maxFiles === 0
      ? new Refusal(415, 'server.request.type')
      : new Refusal(400, 'server.request.tooManyFiles', { count: maxFiles });
  form.on('field', (name, value, { valueTruncated }) => {
    if (valueTruncated) stop(tooLarge);
    else addField(fields, name, value);
  });
  form.on('fieldsLimit', () => stop(tooLarge));
  form.on('file', (part, stream, { filename }) => {
    // A form that is stopped breaks off its file too; unheard, that would end the process.
    stream.on('error', () => undefined);
    // A browser sends a nameless, empty file for an input that was left alone.
    if (!filename) return void stream.resume();
    if (receiving.length === maxFiles) return void stop(tooMany);
    const upload = receive(files, rules, part, filename, stream);
    receiving.push(upload);
    upload.catch(stop);
  });
  return { fields, receiving };
};

/** Waits until all of the request has passed through the form. */
const pass = async (request: Request, form: busboy.Busboy): Promise<void> => {
  const ending = once(form, 'close');
  // Only the first error says why; without a listener a second one would end the process.
  form.on('error', () => undefined);
  request.once('close', () => {
    if (!request.complete) form.destroy(new Error('The caller went away'));
  });
  request.pipe(form);
  await ending;
};

/** The form's own errors are plain and mean that it is malformed; the disk's carry a code. */
const formError = (error: unknown): unknown => {
  const isPlain = error instanceof Error && !(error instanceof Refusal) && !('code' in error);
  return isPlain ? new Refusal(400, 'server.request.malformed') : error;
};

/**
 * Reads a form while it streams in.
 * @param rules which files are taken; none without
 * @throws Refusal 400, 413 or 415; no file of the form stays behind then
 */
export const readForm = async (
  request: Request,
  files: FileStore,
  rules: UploadRules = { maxBytes: 0, accept: [], maxFiles: 0 },
): Promise<Form> => {
  const { maxFiles = 1 } = rules;
  const form = openForm(request);
  const { fields, receiving } = takeParts(form, files, rules, maxFiles);
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
