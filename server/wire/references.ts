import type { OptionsOf } from '../../schemas';
import { listOf } from './list';
import { readNumber } from './number';
import { sentText } from './sent';
import { Unreadable, type WireKind } from './WireKind';

/** The id that stands for a record: itself, or that of an object which carries it. 0 is none. */
const readId = (sent: unknown): number | null => {
  const given = typeof sent === 'object' && sent !== null && 'id' in sent ? sent.id : sent;
  const id = readNumber(given);
  if (id === null || id === 0) return null;
  if (Number.isInteger(id) && id > 0) return id;
  throw new Unreadable({ message: 'choice' });
};

/** Another record's id, `null` for none. */
export const reference: WireKind<OptionsOf<'reference'>> = {
  empty: () => null,
  accept: (sent, { none, allowsAll }) => {
    if (none !== undefined && sentText(sent) === String(none)) return null;
    return allowsAll && sentText(sent) === '0' ? 0 : readId(sent);
  },
};

/** Several other records' ids. */
export const references: WireKind<object> = {
  empty: () => [],
  accept: (sent) => [...new Set(listOf(sent).map(readId))].filter((id) => id !== null),
};
