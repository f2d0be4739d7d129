import { isObject } from '../../schemas/isObject';
import { parseJson } from './list';
import { isNothing, Unreadable, type WireKind } from './WireKind';

const fromText = (sent: string): unknown =>
  sent.trim().startsWith('{') ? parseJson(sent) : { title: sent };

/** One of what a call offers: an object with its title and its id, stored as the JSON text that it travels as. */
export const offered: WireKind<object> = {
  empty: () => null,
  accept: (sent) => {
    if (isNothing(sent)) return null;
    const value = typeof sent === 'string' ? fromText(sent) : sent;
    if (!isObject(value)) throw new Unreadable({ message: 'choice' });
    const { id = null, title } = value;
    const isId = id === null || (Number.isSafeInteger(id) && Number(id) > 0);
    if (isId && typeof title === 'string' && title !== '') return JSON.stringify({ id, title });
    throw new Unreadable({ message: 'choice' });
  },
};
