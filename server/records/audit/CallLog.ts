import type { Operation } from '../../contract/CallContext';
import type { SignedInCall } from '../../contract/call';
import type { Clock } from '../../contract/clock';
import type { Definitions } from '../../contract/definitions';
import type { ChangedRows } from '../../store/ChangedRows';
import type { New } from '../../store/Rows';
import type { Store } from '../../store/Store';
import { type AuditAction, type AuditEntry, auditLog } from '../../tables/organisation/auditLog';
import { addEntry, firstEntry, type OnEntry, type Subject } from './entries';
import { MOST_FIELDS, subjectsOf, type Written, weightier, writtenOf } from './entryOf';

/** A call, as far as its entry describes it. */
export interface LoggedCall {
  readonly call: Pick<SignedInCall, 'user' | 'organisation' | 'address' | 'params'>;
  readonly browser: string;
  readonly operation: Pick<Operation, 'method' | 'path' | 'fn' | 'resource'>;
  readonly clock: Clock;
  readonly definitions: Definitions;
  readonly onEntry: OnEntry;
  /** Refuses what a call has done so far; all of it is undone by that. */
  readonly admit?: (action: AuditAction) => Promise<void>;
}

const nameOfCall = ({ method, path, fn }: LoggedCall['operation']): string =>
  [method, path, ...(fn === undefined ? [] : [fn])].join(' ');

/** What a call is about: the record of its path, or else the first of its resource's that it wrote, or of any. */
const subjectOf = (
  { call: { params }, operation: { resource } }: LoggedCall,
  subjects: readonly Subject[],
): Subject | undefined => {
  const own = subjects.filter((subject) => subject.resource === resource);
  const named = own.find(({ recordId }) => String(recordId) === params.id) ?? own[0];
  const id = Number(params.id);
  if (named || resource === undefined || !Number.isInteger(id)) return named ?? subjects[0];
  return { resource, recordId: id, recordName: '' };
};

/** An entry with what a further transaction of its call wrote. */
const extended = (entry: AuditEntry, { action, changes, furtherRecords }: Written) => {
  const before = entry.changes ?? [];
  const all = [...before, ...changes];
  return {
    action: weightier(entry.action ?? undefined, action),
    // What hasn't changed is kept as it is, which is quicker.
    ...(changes.length > 0 && { changes: all.map((one, at) => ({ ...one, id: at + 1 })) }),
    furtherRecords: (entry.furtherRecords ?? 0) + furtherRecords,
  };
};

/**
 * The audit log's entry of one call. It is written with the call's first transaction that changes something, and
 * extended by those that follow, until it is sealed.
 */
export class CallLog {
  private entryId: number | undefined;

  constructor(private readonly logged: LoggedCall) {}

  /** Logs what a transaction wrote; to be called within it. @throws Refusal of what isn't admitted */
  async record(store: Store, changed: ChangedRows): Promise<void> {
    const { definitions, admit } = this.logged;
    const entry = await this.open(store);
    const room = MOST_FIELDS - (entry?.changes ?? []).length;
    const written = writtenOf(changed, definitions, room);
    await admit?.(written.action);
    if (entry) {
      const lastAt = this.logged.clock();
      await store
        .rows(auditLog, this.logged.call.organisation.id)
        .update(entry.id, { ...extended(entry, written), lastAt });
    } else {
      const subject = subjectOf(this.logged, subjectsOf(changed, definitions));
      await this.add(store, { ...written, ...subject });
    }
  }

  /** Logs a call that changes nothing, and has given something away. */
  recordExport(store: Store): Promise<void> {
    const { resource = '' } = this.logged.operation;
    const entry = { action: 'export', resource, ...subjectOf(this.logged, []) } as const;
    return store.transaction((inner) => this.add(inner, entry));
  }

  private async add(store: Store, entry: New<AuditEntry>): Promise<void> {
    const { call, browser, operation, clock, onEntry } = this.logged;
    const { user, address, organisation } = call;
    const first = firstEntry({ user, address, browser }, 'update', nameOfCall(operation), clock);
    const { id } = await addEntry(store, organisation.id, { ...first, ...entry }, onEntry);
    this.entryId = id;
  }

  /** The call's entry, as long as it isn't sealed. */
  private async open(store: Store): Promise<AuditEntry | undefined> {
    if (this.entryId === undefined) return undefined;
    const rows = store.rows(auditLog, this.logged.call.organisation.id);
    // Not there where the transaction that added it was undone.
    const entry = await rows.get(this.entryId, 'lock');
    return entry?.sealId ? undefined : entry;
  }
}
