import type { ImportProgress } from '../../schemas';
import type { FileStore } from '../files/FileStore';
import type { Services } from '../services/Services';
import type { Rows } from '../store/Rows';
import type { Row, Store, Values } from '../store/Store';
import type { Keyed, RowIn, TableShape } from '../store/Table';
import type { sessions } from '../tables/organisation/sessions';
import type { Tables } from '../tables/tables';
import type { Access } from './Access';
import type { Attempt } from './Attempt';
import type {
  BehaviourIn,
  SavedOf,
  SaveOf,
  StoredMentionIn,
  SubListBehaviourIn,
} from './behaviours';
import type { SignedInCall } from './call';
import type { Clock } from './clock';
import type { Definitions } from './definitions';
import type { ImportRun } from './ImportRun';
import type { Installation } from './Installation';
import type { OperationIn, RecordFunctionIn, ResourceFunctionIn } from './operations';
import type { Reply } from './reply';

/** What everything that answers a call works with. */
export interface CallContext {
  readonly call: SignedInCall;
  /** Within a transaction, the store of that transaction. */
  readonly store: Store;
  readonly files: FileStore;
  readonly services: Services;
  readonly installation: Installation;
  readonly clock: Clock;
  /** The key with which versions of records are worked out, the same in all processes. */
  readonly versionKey: string;
  readonly access: Access;
  readonly sessions: {
    /** Those of a user that run, the one used last first. */
    running(userId: number): Promise<readonly RowIn<typeof sessions>[]>;
  };
  readonly throttle: {
    /** Begins an attempt to name a password; it counts as failed unless reported as successful. @throws Refusal 429 */
    begin(attempt: Attempt): Promise<{ succeed(): Promise<void> }>;
    /** Refuses an organisation that has tried out too many e-mail addresses. @throws Refusal 429 */
    refuseTryingOut(organisationId: number): Promise<void>;
    /** Counts that an organisation learned of an account that it can't know of. @throws Refusal 429 */
    countTriedOut(organisationId: number): Promise<void>;
  };
  readonly once: {
    /** Does what creates something once for each key of a caller, and answers repeats. @throws Refusal */
    answer(
      asked: Pick<Operation, 'method' | 'path' | 'fn'>,
      call: SignedInCall,
      work: (keep: (store: Store, reply: Reply) => Promise<void>) => Promise<Reply>,
    ): Promise<Reply>;
  };
  readonly runs: {
    /** Begins an import under the name by which its caller asks how far it is, and stops it; '' for none. */
    begin(call: SignedInCall, name: string): Promise<ImportRun>;
    progressOf(call: SignedInCall, name: string): Promise<ImportProgress | undefined>;
    stop(call: SignedInCall, name: string): Promise<void>;
  };
  readonly blankColumns: {
    /**
     * Finds those of the columns in which no row has a value.
     *
     * @param rows all those that the organisation has of the table
     * @returns `undefined` where there are too many rows to look through
     */
    among(
      columns: readonly string[],
      rows: Rows,
      owned: { readonly table: TableShape; readonly organisationId: number },
    ): Promise<readonly string[] | undefined>;
  };
  /**
   * Within a transaction, has something done once what it wrote is stored: what touches the disk or the world must
   * not be done for what is undone. Effects are done in their order; one that fails is logged, for the call stands.
   */
  readonly afterCommit: (effect: AfterCommit) => void;
  /** Takes errors that no caller is to blame for. */
  readonly log: (error: unknown) => void;
  readonly definitions: Definitions;
  readonly tables: Tables;
  readonly behaviours: Behaviours;
}

/** Something done after a transaction, with the context that the transaction was begun from. */
export type AfterCommit = (context: CallContext) => Promise<void>;

/** The `afterCommit` of who is in no transaction. */
export const outsideTransaction: CallContext['afterCommit'] = () => {
  throw new Error('There is no transaction whose end could be waited for');
};

const beginTransaction = <T>(
  outer: CallContext,
  work: (inner: CallContext) => Promise<T>,
): Promise<T> =>
  outer.store.transaction((store) => {
    const afterCommit = (effect: AfterCommit) =>
      store.afterCommit(() => effect(outer).catch(outer.log));
    return work({ ...outer, store, access: outer.access.within(store), afterCommit });
  });

const nestTransaction = async <T>(
  outer: CallContext,
  work: (inner: CallContext) => Promise<T>,
): Promise<T> => {
  const effects: AfterCommit[] = [];
  const afterCommit = (effect: AfterCommit) => void effects.push(effect);
  const result = await outer.store.transaction((store) =>
    work({ ...outer, store, access: outer.access.within(store), afterCommit }),
  );
  // Nothing is stored before the outer one ends.
  for (const effect of effects) outer.afterCommit(effect);
  return result;
};

/** Does `work` in one transaction: all that it writes takes effect, or nothing does; then what it left for afterwards. */
export const inTransaction = <T>(
  outer: CallContext,
  work: (inner: CallContext) => Promise<T>,
): Promise<T> =>
  outer.afterCommit === outsideTransaction
    ? beginTransaction(outer, work)
    : nestTransaction(outer, work);

export type { Prepared, RowSave } from './behaviours';
export type { ForbiddenTargets } from './forbiddenTargets';
export type { Effect, Using } from './operations';

/** One call of the contract: what it is, what it takes, what it does. */
export type Operation = OperationIn<CallContext>;
/** A function of one record. */
export type RecordFunction<R extends Keyed = Row> = RecordFunctionIn<CallContext, R>;
/** A function of the resource as a whole. */
export type ResourceFunction = ResourceFunctionIn<CallContext>;
/** A save before it is written. */
export type Save<R extends Keyed = Row> = SaveOf<R>;
/** A save that is written. */
export type Saved<R extends Keyed = Row> = SavedOf<R>;
/** A reference that no field of a definition declares. */
export type StoredMention = StoredMentionIn<CallContext>;
/** What adding, changing and removing a row mean beside the row. */
export type SubListBehaviour<R extends Keyed = Row, I = Values> = SubListBehaviourIn<
  CallContext,
  R,
  I
>;
/** What the definition of a resource can't express of how the server answers. */
export type Behaviour = BehaviourIn<CallContext>;

/** What resources do beyond their definitions. */
export interface Behaviours {
  /** The behaviour of a resource; an empty one where the definition suffices. */
  of(resource: string): Behaviour;
  /** The references that behaviours declare and no definition does. */
  readonly mentions: readonly StoredMention[];
  /** The calls of all of them that are neither verb nor function of a resource, and those of no resource. */
  readonly calls: readonly Operation[];
}
