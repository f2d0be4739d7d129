import type { Answer } from './envelope';
import { Unreachable } from './http';

/** What was sent to be created, and never answered, by the key under which it was sent. */
const unanswered = new Map<string, string>();

/** A key under which something is created once, however often it is sent. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

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
    if (error instanceof Unreachable) unanswered.set(key, former);
    else unanswered.delete(key);
    throw error;
  }
};
