import { acts } from './acts';
import { type Answer, readAnswer } from './envelope';
import { formOf } from './form';
import { addressOf, refusal, sessionHeaders, Unreachable } from './http';
import { messages } from './messages';
import { underKey } from './once';

/** Follows the sending of a file, and stops it. */
export interface Sending {
  /** @param share how much has been sent, from 0 to 1 */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

export interface UploadOptions extends Sending {
  /** The part's name; `file` unless the specification names another. */
  part?: string;
  /** Further parts of the form. */
  fields?: Readonly<Record<string, unknown>>;
  /** The function that takes it, which is named in a header. */
  fn?: string;
  /** The answer's message is not shown when it is a refusal; the caller shows it in place. */
  isQuietOnFailure?: boolean;
  /** With the message the person is offered to take back what it does. */
  offersUndo?: boolean;
  /** The name of what it is part of, with all else that is done at once; whoever gives it reports what is stored. */
  act?: string;
}

const formWith = (file: File, { part = 'file', fields = {} }: UploadOptions): FormData => {
  const form = formOf(fields);
  form.append(part, file, file.name);
  return form;
};

const answerOf = (sending: XMLHttpRequest): Answer => {
  try {
    return readAnswer(JSON.parse(sending.responseText), sending.status);
  } catch (error) {
    throw new Unreachable('unreadable', error, sending.status);
  }
};

const send = (path: string, file: File, options: UploadOptions, key: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    options.signal?.throwIfAborted();
    const sending = new XMLHttpRequest();
    const abort = () => sending.abort();
    sending.open('POST', addressOf(path));
    const { fn } = options;
    const headers = {
      ...sessionHeaders(),
      'Idempotency-Key': key,
      ...(fn !== undefined && { Function: fn }),
      ...(options.act !== undefined && { Act: options.act }),
    };
    for (const [name, value] of Object.entries(headers)) sending.setRequestHeader(name, value);
    sending.upload.onprogress = ({ loaded, total }) => options.onProgress?.(loaded / (total || 1));
    sending.onerror = () => reject(new Unreachable('network'));
    sending.onabort = () => reject(new DOMException('aborted', 'AbortError'));
    sending.onload = () => {
      try {
        const answer = answerOf(sending);
        const isReported = answer.isOk ? options.act === undefined : !options.isQuietOnFailure;
        const isActing = options.act !== undefined || options.offersUndo;
        const act = isActing ? acts.note(options.act, sending.getResponseHeader('Act')) : undefined;
        if (isReported) messages.publish({ isOk: answer.isOk, text: answer.message, act });
        if (answer.isOk) resolve(answer);
        else reject(refusal(answer, sending.status));
      } catch (error) {
        reject(error);
      }
    };
    sending.onloadend = () => options.signal?.removeEventListener('abort', abort);
    options.signal?.addEventListener('abort', abort);
    sending.send(formWith(file, options));
  });

/**
 * Sends one file as multipart, with progress; fetch can't report that of a request. One whose answer was lost, or
 * that was cancelled, is stored once when it is sent again.
 *
 * @param path below the API's base
 * @returns the server's answer; a refusal is thrown as `HttpError`, an abort as `AbortError`
 */
export const uploadFile = (
  path: string,
  file: File,
  options: UploadOptions = {},
): Promise<Answer> => {
  const { part, fields, fn } = options;
  const { name, size, lastModified } = file;
  return underKey([path, part, fields, fn, name, size, lastModified], (key) =>
    send(path, file, options, key),
  );
};
