import { HttpError } from 'ra-core';
import { parametersOf } from '../schemas/routing/writtenCall';
import { acts } from './acts';
import { type Answer, readAnswer } from './envelope';
import { firstAnswers, type Received } from './firstAnswers';
import { Gone } from './Gone';
import { type Announced, messages } from './messages';
import { pageLocale } from './pageLocale';
import { questions } from './questions';
import { readFactorKinds } from './secondFactor';
import { session } from './session';
import { trashedIn } from './trashed';

export const API_BASE = '/internal/v1';
const TIMEOUT_MS = 30_000;
const READ_ATTEMPTS = 2;
/** The HTTP code of a change to what isn't any more as the caller knows it. */
const CHANGED = 412;
/** That of a key which came with something else before. */
const TAKEN = 422;

/** The server could not be reached, took too long or answered something that isn't its language. */
export class Unreachable extends Error {
  constructor(
    readonly reason: 'network' | 'timeout' | 'unreadable',
    cause?: unknown,
    /** The HTTP code of an answer that can't be read. */
    readonly status?: number,
    /** What was asked for may have been done all the same: it was sent, as far as is known. */
    readonly mayBeDone = true,
  ) {
    super(reason, { cause });
    this.name = 'Unreachable';
  }
}

/** What is thrown where code can't be loaded that a call needs: nothing was sent. */
export const notLoaded = (error: unknown): never => {
  throw new Unreachable('network', error, undefined, false);
};

/** How a server's refusal reaches forms and views: an `HttpError` with messages by field. */
export const refusal = (answer: Answer, httpStatus: number): HttpError =>
  new HttpError(answer.message, httpStatus < 400 ? 400 : httpStatus, {
    errors: answer.errors,
    status_message: answer.message,
    answer: answer.body,
  });

/** What was to be changed has been changed since the version that was named. */
export class Changed extends Error {
  override readonly name = 'Changed';

  constructor(readonly answer: Answer) {
    super(answer.message);
  }
}

/** Something else was created under the key before. */
export class Taken extends Error {
  override readonly name = 'Taken';

  constructor(readonly answer: Answer) {
    super(answer.message);
  }
}

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON, or as it is when it is form data. */
  body?: Record<string, unknown> | FormData;
  query?: Readonly<Record<string, unknown>>;
  /** The function that takes a form; it is named in a header. */
  fn?: string;
  signal?: AbortSignal;
  /** A read: may be retried after a failure of the network. Every GET is one. */
  isRead?: boolean;
  /** The answer's message is not shown; `whenGood`: only a refusal is. */
  isQuiet?: boolean | 'whenGood';
  /** What announces a refusal, with the reason. */
  refusedAs?: Announced;
  recordIn?: string;
  /** The version that is changed: a refusal of another one is thrown as `Changed`, and isn't notified. */
  version?: string;
  /** The key under which something is created once: what else it made is thrown as `Taken`, and isn't notified. */
  key?: string;
  /** The name of what it is part of, with all else that is done at once. */
  act?: string | undefined;
  /** It acts at once: with the message the person is offered to take back what it does. */
  offersUndo?: boolean | undefined;
  /** What is changed isn't there any more: thrown as `Gone`, and not notified. */
  throwsGone?: boolean;
  /** Milliseconds that the answer may take, where that is longer than usual. */
  timeoutMs?: number;
}

const locale = (): string => pageLocale.get();

/** The headers of every call: the session, the active organisation and the language of messages. */
export const sessionHeaders = (): Record<string, string> => {
  const active = session.get();
  return {
    Accept: 'application/json',
    'Accept-Language': locale(),
    ...(active && {
      SESSIONID: active.sessionId,
      OrganisationId: active.organisation.organisationId,
    }),
  };
};

/** The address of a path below the API's base, with its query. */
export const addressOf = (path: string, query?: Readonly<Record<string, unknown>>): string => {
  const text = parametersOf(query).toString();
  return `${API_BASE}/${path.replace(/^\//, '')}${text && `?${text}`}`;
};

let held: Promise<unknown> | undefined;

/**
 * Keeps calls back, as while a page is taken over that a server drew: what they answer looks otherwise than what was
 * drawn.
 */
export const holdCalls = (until: Promise<unknown>): void => {
  held = until;
};

const fetchOnce = async (path: string, options: RequestOptions): Promise<Response> => {
  if (held) await held;
  const { method = 'GET', body, query, signal, timeoutMs = TIMEOUT_MS } = options;
  const isForm = body instanceof FormData;
  const timeout = AbortSignal.timeout(timeoutMs);
  // A browser that knows of no network sends nothing.
  const isSent = navigator.onLine;
  try {
    return await fetch(addressOf(path, query), {
      method,
      headers: {
        ...sessionHeaders(),
        ...(body && !isForm && { 'Content-Type': 'application/json' }),
        ...(options.fn !== undefined && { Function: options.fn }),
        ...(options.version !== undefined && { 'If-Match': options.version }),
        // The person here can confirm what is doubtful.
        ...(method !== 'GET' && { Prefer: 'handling=strict' }),
        ...(options.key !== undefined && { 'Idempotency-Key': options.key }),
        ...(options.act !== undefined && { Act: options.act }),
      },
      body: isForm ? body : body && JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new Unreachable(timeout.aborted ? 'timeout' : 'network', error, undefined, isSent);
  }
};

/** What distinguishes a read from others of its path: its query, or the function that it asks with its arguments. */
const readBy = ({ method = 'GET', query, body, isRead }: RequestOptions) => {
  if (method === 'GET') return parametersOf(query);
  return isRead && !(body instanceof FormData) ? parametersOf(body) : undefined;
};

/** What came with the page, if it answers this very call, or else what the server answers. */
const respond = async (path: string, options: RequestOptions): Promise<Received> => {
  const asked = readBy(options);
  if (!asked) firstAnswers.forget();
  const brought = asked && firstAnswers.take(path, asked, locale());
  return brought ?? fetchOnce(path, options);
};

const readJson = async (response: Received): Promise<unknown> => {
  try {
    return await response.json();
  } catch (error) {
    throw new Unreachable('unreadable', error, response.status);
  }
};

/** The call with the person's yes to a question of the server. */
const confirmed = (options: RequestOptions, question: string): RequestOptions => {
  const { body } = options;
  if (!(body instanceof FormData)) return { ...options, body: { ...body, confirmed: question } };
  body.set('confirmed', question);
  return options;
};

const attempt = async (path: string, options: RequestOptions): Promise<Answer> => {
  const response = await respond(path, options);
  const read = readAnswer(await readJson(response), response.status, options.recordIn);
  const { headers } = response;
  const version = headers.get('ETag');
  const isActing = options.act !== undefined || options.offersUndo === true;
  const act = isActing ? acts.note(options.act, headers.get('Act')) : undefined;
  const answer = { ...read, version, trashed: trashedIn(headers), act };
  if (response.status === CHANGED && options.version !== undefined) throw new Changed(answer);
  if (response.status === TAKEN && options.key !== undefined && answer.lastId !== null)
    throw new Taken(answer);
  if (response.status === 404 && options.throwsGone) throw new Gone(answer);
  const question = answer.isOk ? undefined : answer.body.asksFor;
  if (typeof question === 'string') {
    const factors = readFactorKinds(answer.body);
    if (await questions.ask(answer.message, factors))
      return attempt(path, factors.length > 0 ? options : confirmed(options, question));
    throw refusal(answer, response.status);
  }
  const isSessionOver = response.status === 401;
  const isQuiet = options.isQuiet === 'whenGood' ? answer.isOk : options.isQuiet;
  if (!isQuiet && !isSessionOver)
    messages.publish({
      isOk: answer.isOk,
      text: answer.message,
      ...(!answer.isOk && { announced: options.refusedAs }),
      ...(answer.trashed.length > 0 && { trashed: answer.trashed }),
      act,
    });
  if (!answer.isOk) throw refusal(answer, response.status);
  return answer;
};

/**
 * One call to the server. Its message is published to the shell; a refusal is thrown as `HttpError`, a
 * failure of the transport as `Unreachable`. Reads are retried once, writes never.
 *
 * @param path below the API's base, already filled in
 */
export const request = async (path: string, options: RequestOptions = {}): Promise<Answer> => {
  const isRead = options.isRead ?? (options.method ?? 'GET') === 'GET';
  for (let left = isRead ? READ_ATTEMPTS : 1; ; left -= 1) {
    try {
      return await attempt(path, options);
    } catch (error) {
      const mayRetry = error instanceof Unreachable && error.reason === 'network' && left > 1;
      if (!mayRetry || options.signal?.aborted) throw error;
    }
  }
};
