import { json } from '../columns';
import { defineTable } from '../defineTable';

/**
 * Seals of the audit log: each continues the chain of hashes over some entries, in their order. A hash covers an entry
 * and the hash before it.
 */
export const auditSeals = defineTable({
  name: 'auditSeals',
  unlogged: true,
  columns: {
    /** From 1, without gaps. */
    number: { type: 'number', isIndexed: true },
    /** The last hash of the seal before; empty for the first. */
    previous: 'text',
    /** Each entry's id, and its hash. */
    entries: json<readonly (readonly [id: number, hash: string])[]>(),
    /** The last of the hashes. */
    hash: 'text',
    sealedAt: 'moment',
  },
  unique: [['number']],
});
