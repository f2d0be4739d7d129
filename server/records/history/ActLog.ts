import type { Behaviours, Operation } from '../../contract/CallContext';
import type { SignedInCall } from '../../contract/call';
import type { Clock } from '../../contract/clock';
import type { Definitions } from '../../contract/definitions';
import { Refusal } from '../../contract/Refusal';
import type { ChangedRows } from '../../store/ChangedRows';
import type { New } from '../../store/Rows';
import type { Store } from '../../store/Store';
import { type Act, activity } from '../../tables/organisation/activity';
import { nameOf } from '../audit/entryOf';
import { nameOfPerson } from '../texts';
import type { RecordChange } from './changesOf';
import { hasWayBack } from './wayBack';

const KEY = /^[\w-]{8,64}$/;

/** A call, as far as it decides which act it is part of. */
export interface ActingCall {
  readonly call: Pick<SignedInCall, 'organisation' | 'user' | 'params' | 'act'>;
  readonly operation: Pick<Operation, 'resource' | 'act'>;
  readonly clock: Clock;
  readonly definitions: Definitions;
  readonly behaviours: Behaviours;
}

/** What one transaction of a call wrote. */
export interface Written {
  readonly changed: ChangedRows;
  /** What it did to records. */
  readonly changes: readonly RecordChange[];
}

/** The record that an act goes by: the one of the call's path, or else the first of its resource's, or of any. */
const subjectOf = (
  { call, operation }: ActingCall,
  changes: readonly RecordChange[],
): RecordChange | undefined => {
  const own = changes.filter(({ resource }) => resource === operation.resource);
  const named = own.find(({ recordId }) => String(recordId) === call.params.id);
  return named ?? own[0] ?? changes[0];
};

/** What an act did: what became of its record, until it changes others as well. */
const actionOf = (
  { operation }: ActingCall,
  { isNew, isBack, trashId }: RecordChange,
): NonNullable<Act['action']> => {
  if (operation.act) return operation.act;
  if (trashId !== undefined) return 'delete';
  if (isBack) return 'restore';
  if (isNew) return 'create';
  return 'update';
};

/** Whether what is written further is about other records than the one that an act goes by so far. */
const isOfOthers = ({ action, resource, recordId }: Act, { changes }: Written): boolean =>
  action === 'update' &&
  changes.some((one) => one.resource !== resource || one.recordId !== recordId);

/** What a record is called: as it was written, or as the trash has it. */
const nameIn = (
  { definitions }: ActingCall,
  { resource, recordId }: RecordChange,
  changed: ChangedRows,
): string => {
  const isIt = (one: { readonly recordId: unknown; readonly resource: string }) =>
    one.recordId === recordId && one.resource === resource;
  const moved = changed.moves.find(isIt);
  if (moved) return moved.name;
  const written = changed.all.findLast(({ table, before, after }) =>
    isIt({ resource: table.name, recordId: (after ?? before)?.id }),
  );
  const row = written?.after ?? written?.before;
  return row ? nameOf(definitions.named(resource), row) : '';
};

/**
 * The act of one call: all that it does, in whatever transactions, and all that other calls do which its caller gives
 * the same name.
 */
export class ActLog {
  /** Its caller named it: other calls may be part of it as well. */
  get isNamed(): boolean {
    return this.acting.call.act !== undefined;
  }

  /** None before it has changed a record. */
  id: number | undefined;
  /** Whether something of it can be taken back. */
  hasWayBack = false;

  /** @throws Refusal 400 for what is no name of an act */
  constructor(private readonly acting: ActingCall) {
    const { act } = acting.call;
    if (act !== undefined && !KEY.test(act)) throw new Refusal(400, 'server.request.act');
  }

  /** The act's id, which is added with what it first writes; to be called within that transaction. */
  async idIn(store: Store, written: Written): Promise<number> {
    const { call } = this.acting;
    const isTakenBack = written.changes.some((one) => hasWayBack(this.acting, one));
    this.hasWayBack ||= isTakenBack;
    const rows = store.rows(activity, call.organisation.id);
    // Not there where the transaction that added it was undone.
    const known = this.id === undefined ? undefined : await rows.get(this.id);
    const act = known ?? (await this.named(store)) ?? (await rows.insert(this.made(written)));
    if (isTakenBack && act.hasWayBack !== 1) await rows.update(act.id, { hasWayBack: 1 });
    if (this.isNamed && isOfOthers(act, written)) await rows.update(act.id, { action: 'several' });
    this.id = act.id;
    return act.id;
  }

  /** The act that a call before this one began under the same name. */
  private async named(store: Store): Promise<Act | undefined> {
    const { call, operation } = this.acting;
    if (call.act === undefined) return undefined;
    const where = { key: call.act, userId: call.user.id };
    const found = await store.rows(activity, call.organisation.id).find({ where });
    // Taking an act back is another act, whatever it is called.
    return found.find(({ action }) => (action === 'undo') === (operation.act === 'undo'));
  }

  private made({ changed, changes }: Written): New<Act> {
    const { call, operation, clock } = this.acting;
    const subject = subjectOf(this.acting, changes);
    return {
      ...(subject && {
        resource: subject.resource,
        recordId: subject.recordId,
        name: nameIn(this.acting, subject, changed),
        action: actionOf(this.acting, subject),
      }),
      userId: call.user.id,
      userName: nameOfPerson(call.user),
      at: new Date(clock()).toISOString(),
      ...(call.act !== undefined && { key: call.act }),
      ...(operation.act === 'undo' && { undoes: Number(call.params.id) }),
      hasWayBack: changes.some((one) => hasWayBack(this.acting, one)) ? 1 : 0,
    };
  }
}
