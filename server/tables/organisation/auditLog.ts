import { auditLog as definition } from '../../../resources/organisation/auditLog';
import type { RowIn } from '../../store/Table';
import { tableOf } from '../tableOf';

/** The audit log, to which entries are only added. */
export const auditLog = tableOf(definition, {
  unlogged: true,
  indexed: ['at', 'recordId'],
  also: {
    userId: { type: 'id', to: 'users', isIndexed: true },
    /** When the call last changed something, in milliseconds since 1970. */
    lastAt: 'number',
    /** The seal that it is part of; none yet of what is new. */
    sealId: { type: 'id', to: 'auditSeals', isIndexed: true },
  },
});

export type AuditEntry = RowIn<typeof auditLog>;

/** What a call, or somebody who signs in, did. */
export type AuditAction = NonNullable<AuditEntry['action']>;

/** A field of a record that a call changed, as text; what is secret is masked. */
export type AuditChange = NonNullable<AuditEntry['changes']>[number];
