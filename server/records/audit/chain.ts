import { createHash } from 'node:crypto';
import type { AuditEntry } from '../../tables/organisation/auditLog';
import { stableText } from '../stableText';

/** What of an entry is sealed: all but where its seal is, and what holds nothing. Stores keep an absent value as they like. */
const sealed = ({ sealId: _, ...entry }: AuditEntry): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(entry).filter(([, value]) => value !== null && value !== undefined),
  );

/** The hash of an entry that stands after the one with the hash `previous`. */
export const hashOf = (previous: string, entry: AuditEntry): string =>
  createHash('sha256')
    .update(`${previous}\n${stableText(sealed(entry))}`)
    .digest('hex');

/** The hashes of entries in their order, each with the id of its entry. */
export const chainOf = (
  previous: string,
  entries: readonly AuditEntry[],
): readonly (readonly [id: number, hash: string])[] => {
  let last = previous;
  return entries.map((entry) => {
    last = hashOf(last, entry);
    return [entry.id, last] as const;
  });
};
