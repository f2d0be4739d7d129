import { Unreadable, type WireKind } from './WireKind';

const NOTHING = '0000';

/** Four characters of 0 and 1 in the order create, read, update, delete. */
export const accessFlags: WireKind<object> = {
  empty: () => NOTHING,
  accept: (sent) => {
    if (typeof sent === 'string' && /^[01]{4}$/.test(sent)) return sent;
    throw new Unreadable({ message: 'server.records.accessFlags' });
  },
  answer: (stored) => (typeof stored === 'string' ? stored : NOTHING),
};
