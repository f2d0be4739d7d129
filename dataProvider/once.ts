import type { Answer } from './envelope';
import { Taken, Unreachable } from './http';

/** What was sent to be created, and never answered, by the key under which it was sent. */
const unanswered = new Map<string, string>();

/** A key under which something is created once, however often it is sent. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

/** Keys of calls that weren't answered, by what they asked for. */
const keys = new Map<string, string>();

/** Whether what was asked for may have been done all the same. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof Unreachable || (error instanceof DOMException && error.name === 'AbortError');

/**
 * Makes a call under a key of its own. One that wasn't answered is repeated under the key that it had, so that the
 * server does once what it is asked for twice.
 *
 * @param asked all that identifies the call
 */
export const underKey = async <Result>(
  asked: readonly unknown[],
  send: (key: string) => Promise<Result>,
): Promise<Result> => {
  const call = JSON.stringify(asked);
  const key = keys.get(call) ?? newKey();
  keys.delete(call);
  try {
    return await send(key);
  } catch (error) {
    if (isUnanswered(error)) keys.set(call, key);
    throw error;
  }
};

/** The answer to a create, and whether it is to what was sent before. */
export interface Once {
  readonly answer: Answer;
  /** Something else was sent, and wasn't answered, before: that is what there is now. */
  readonly isFormer: boolean;
}

/**
 * Creates something under a key. What wasn't answered is looked up by being repeated as it was: the server then
 * answers what there is already.
 *
 * @param key none where a repeat is another creation
 */
export const createOnce = async <Body>(
  key: string | undefined,
  body: Body,
  send: (body: Body) => Promise<Answer>,
): Promise<Once> => {
  if (key === undefined) return { answer: await send(body), isFormer: false };
  const text = JSON.stringify(body);
  const former = unanswered.get(key) ?? text;
  try {
    const answer = await send(JSON.parse(former));
    unanswered.delete(key);
    return { answer, isFormer: former !== text };
  } catch (error) {
    if (error instanceof Taken) return { answer: error.answer, isFormer: true };
    if (error instanceof Unreachable) unanswered.set(key, former);
    else unanswered.delete(key);
    throw error;
  }
};
