import { parseJson } from './list';
import { isNothing, Unreadable, type WireKind } from './WireKind';

/** A JSON document: travels and is stored as text, and may be sent as the document itself. */
export const json: WireKind<object> = {
  empty: () => '',
  accept: (sent) => {
    if (isNothing(sent)) return '';
    if (typeof sent === 'object') return JSON.stringify(sent);
    if (typeof sent !== 'string') throw new Unreadable({ message: 'json' });
    if (sent.trim() === '') return '';
    parseJson(sent);
    return sent;
  },
};
