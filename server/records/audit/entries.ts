import type { Clock } from '../../contract/clock';
import type { New } from '../../store/Rows';
import type { Store } from '../../store/Store';
import type { Row } from '../../store/Table';
import { type AuditAction, type AuditEntry, auditLog } from '../../tables/organisation/auditLog';
import { nameOfPerson } from '../texts';

/** Most characters that are kept of what a browser is called. */
const LONGEST_BROWSER = 255;

/** Who does something, and from where. */
export interface Actor {
  /** None where it isn't known who it is. */
  readonly user: Row | undefined;
  readonly address: string;
  /** What the browser calls itself. */
  readonly browser: string;
}

/** What an entry is about, where that is a record. */
export interface Subject {
  readonly resource: string;
  readonly recordId: number | null;
  readonly recordName: string;
}

/** An entry that only records that something happened, to which the rest is added. */
export const firstEntry = (
  { user, address, browser }: Actor,
  action: AuditAction,
  call: string,
  clock: Clock,
): New<AuditEntry> => ({
  at: new Date(clock()).toISOString(),
  userId: user?.id ?? null,
  userName: user ? nameOfPerson(user) : '',
  address,
  browser: browser.slice(0, LONGEST_BROWSER),
  action,
  call,
  resource: '',
  recordId: null,
  recordName: '',
  changes: [],
  furtherRecords: 0,
  lastAt: clock(),
});

/** Takes each entry once it is stored. */
export type OnEntry = (entry: AuditEntry) => Promise<void>;

/** Adds an entry to an organisation's log: within the transaction of what it is about. */
export const addEntry = async (
  store: Store,
  organisationId: number,
  values: New<AuditEntry>,
  onEntry: OnEntry,
): Promise<AuditEntry> => {
  const entry = await store.rows(auditLog, organisationId).insert(values);
  store.afterCommit(() => onEntry(entry));
  return entry;
};
