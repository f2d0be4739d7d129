import type { Values } from '../store/Store';
import { Unreadable } from '../wire/WireKind';
import { Refusal } from './Refusal';

type Read<Value> = (sent: unknown) => Value;

/** Reads what a body carries under a name. @throws Unreadable with the name */
export const sentPart = <Value>(body: Values, name: string, read: Read<Value>): Value => {
  try {
    return read(body[name]);
  } catch (error) {
    if (error instanceof Unreadable) throw new Unreadable(error.problem, name);
    throw error;
  }
};

/** Reads what a body must carry. @throws Refusal 400 when it is missing, and Unreadable as `sentPart` */
export const neededPart = <Value>(body: Values, name: string, read: Read<Value>): Value => {
  if (body[name] === undefined) throw new Refusal(400, 'server.request.missing', { name });
  return sentPart(body, name, read);
};
