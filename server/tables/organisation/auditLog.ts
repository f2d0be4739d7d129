import { json } from '../columns';
import { defineTable } from '../defineTable';

/** What a call, or somebody who signs in, did. */
export const auditActions = [
  'signIn',
  'signInFailed',
  'signOut',
  'password',
  'suspension',
  'grant',
  'secret',
  'settings',
  'export',
  'create',
  'update',
  'delete',
  'retention',
] as const;

export type AuditAction = (typeof auditActions)[number];

/** A field of a record that a call changed, as text; what is secret is masked. */
export interface AuditChange {
  readonly id: number;
  readonly resource: string;
  readonly recordId: number | null;
  readonly recordName: string;
  readonly change: 'create' | 'update' | 'delete';
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** Who did what, when and from where: a row for each call that changed something. Rows are added, and never changed. */
export const auditLog = defineTable({
  name: 'auditLog',
  unlogged: true,
  counted: true,
  columns: {
    at: { type: 'moment', isIndexed: true },
    userId: { type: 'id', to: 'users', isIndexed: true },
    /** What the user was called then. */
    userName: 'text',
    address: 'text',
    browser: 'text',
    action: json<AuditAction>(),
    /** The call, by its method, path and function. */
    call: 'text',
    /** The record that the call was about: its resource, or the table where that has none. */
    resource: { type: 'text', isIndexed: true },
    recordId: { type: 'id', isIndexed: true },
    recordName: 'text',
    changes: json<readonly AuditChange[]>(),
    /** How many records were changed beside those in `changes`. */
    furtherRecords: 'number',
    /** When the call last changed something, in milliseconds since 1970. */
    lastAt: { type: 'number', isIndexed: true },
    /** The seal that it is part of; none yet of what is new. */
    sealId: { type: 'id', to: 'auditSeals', isIndexed: true },
  },
});
