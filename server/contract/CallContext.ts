import type { ImportProgress, Method, ModuleKey, Problem, Right, Writer } from '../../schemas';
import type { Services } from '../services/Services';
import type { FileStore } from '../store/FileStore';
import type { Condition } from '../store/Query';
import type { Row, Store, Values } from '../store/Store';
import type { SignedInCall, Upload, UploadRules } from './call';
import type { Clock } from './clock';
import type { Definitions } from './definitions';
import type { ImportRun } from './ImportRun';
import type { Installation } from './Installation';
import type { Envelope, Reply } from './reply';
import type { TextKey } from './translate';

/** What everything that answers a call works with. */
export interface CallContext {
  readonly call: SignedInCall;
  /** Within a transaction, the store of that transaction. */
  readonly store: Store;
  readonly files: FileStore;
  readonly services: Services;
  readonly installation: Installation;
  readonly clock: Clock;
  readonly sessions: {
    /** Ends a user's sessions, as a new password should; `exceptId` is the one that set it. */
    endAllOf(userId: number, exceptId?: number): Promise<void>;
  };
  readonly access: {
    /** What a user may do in an organisation. */
    accessOf(user: Row, organisation: Row): Promise<SignedInCall['access']>;
    /** What a user is in an organisation; the user may be one that isn't stored like that. */
    standingOf(
      user: Row,
      organisation: Row,
    ): Promise<{ readonly isAdministrator: boolean; readonly access: SignedInCall['access'] }>;
    /** All that a user belongs to or stands above, suspended or not. */
    reachOf(user: Row): Promise<readonly Row[]>;
    /** The provider's organisation. */
    providerOrganisation(): Promise<Row | undefined>;
  };
  readonly throttle: {
    /** Begins an attempt to name a password; it has failed unless it is said to succeed. @throws Refusal 429 */
    begin(account: string, address: string): { succeed(): void };
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
    begin(call: SignedInCall, name: string): ImportRun;
    progressOf(call: SignedInCall, name: string): ImportProgress | undefined;
    stop(call: SignedInCall, name: string): void;
  };
  /**
   * Within a transaction, has something done once what it wrote is stored: what touches the disk or the world must
   * not be done for what is undone. Effects are done in their order; one that fails is logged, for the call stands.
   */
  readonly afterCommit: (effect: AfterCommit) => void;
  /** Takes errors that no caller is to blame for. */
  readonly log: (error: unknown) => void;
  readonly definitions: Definitions;
  readonly behaviours: Behaviours;
}

/** Something done after a transaction, with the context that the transaction was begun from. */
export type AfterCommit = (context: CallContext) => Promise<void>;

/** The `afterCommit` of who is in no transaction. */
export const outsideTransaction: CallContext['afterCommit'] = () => {
  throw new Error('There is no transaction whose end could be waited for');
};

const runEffects = async (context: CallContext, effects: readonly AfterCommit[]): Promise<void> => {
  for (const effect of effects) await effect(context).catch(context.log);
};

/** Does `work` in one transaction: all that it writes takes effect, or nothing does; then what it left for afterwards. */
export const inTransaction = async <T>(
  outer: CallContext,
  work: (inner: CallContext) => Promise<T>,
): Promise<T> => {
  let effects: readonly AfterCommit[] = [];
  const result = await outer.store.transaction((store) => {
    effects = [];
    const afterCommit = (effect: AfterCommit) => {
      effects = [...effects, effect];
    };
    return work({ ...outer, store, afterCommit });
  });
  // Within another transaction nothing is stored before that one ends.
  if (outer.afterCommit === outsideTransaction) await runEffects(outer, effects);
  else for (const effect of effects) outer.afterCommit(effect);
  return result;
};

/** One call of the contract: what it is, what it takes, what it does. */
export interface Operation {
  readonly method: Method;
  /** Below the API's base, with `{name}`s for its variable parts. */
  readonly path: string;
  /** The function that the body or the header `Function` names; none for the verb itself. */
  readonly fn?: string;
  /** The part of the body that tells it from another call at its path, where no function does. */
  readonly sent?: string;
  /** The form of its answers; of calls at the same path, all have one. */
  readonly envelope?: Envelope;
  /** Modules of which one must grant the right; none: what every signed-in user has. */
  readonly modules: readonly ModuleKey[];
  readonly right: Right;
  /** Most bytes of its body beside files, where it isn't the usual. */
  readonly maxBytes?: number;
  /** Whose administrators alone may make it, whatever rights others have. */
  readonly writtenBy?: Writer;
  /** Files that it takes. A function where the server's settings decide. */
  readonly upload?: UploadRules | ((installation: Installation) => UploadRules);
  run(context: CallContext): Promise<Reply>;
}

/** A function of one record. */
export interface RecordFunction {
  /** The right that it takes: `read` for what changes nothing. */
  readonly right: Right;
  /** Changes the record in one transaction, in which the record is read as well. */
  readonly isWriting?: true;
  /** Of the `keptParts` the one it changes, unless the own fields; `null`: what has a state of its own. */
  readonly part?: string | null;
  /** Whom it reaches, and what it takes from whom; told before somebody calls it. */
  reaches?(context: CallContext, row: Row): Promise<readonly Using[]>;
  run(context: CallContext, row: Row): Promise<Reply>;
}

/** A function of the resource as a whole. */
export interface ResourceFunction {
  readonly right: Right;
  /** Modules that grant it beside the resource's own, for screens of theirs need it. */
  readonly alsoFor?: readonly ModuleKey[];
  run(context: CallContext): Promise<Reply>;
}

/** A save before it is written. */
export interface Save {
  /** What is stored; `undefined` for a new record. */
  readonly before: Row | undefined;
  /** What will be stored. */
  readonly after: Values;
}

/**
 * What becomes of records when one that they refer to is deleted: they need it, and it stays; they go as well; they
 * lose it; or another takes its place.
 */
export type Effect = 'keeps' | 'removed' | 'cleared' | 'replaced';

/** What a function does to records: they are told what it makes known, show it as well, or no longer show something. */
type Reach = 'reached' | 'beside' | 'hidden' | 'archived';

/** Records of one resource that refer to another record, and what its deletion, or a function of it, does to them. */
export interface Using {
  /** A resource, or a table of none (`records/tables.ts`). */
  readonly resource: string;
  readonly effect: Effect | Reach;
  /** The first of them; all unless `total` says how many there are. */
  readonly rows: readonly Row[];
  readonly total?: number;
  /** The organisation whose rows they are, where it isn't the caller's. */
  readonly organisation?: Row;
}

/** A reference that no field of a definition tells of: it stands in rows that none describes, or in JSON. */
export interface StoredMention {
  /** The resource whose records are referred to. */
  readonly to: string;
  /** The rows that refer to them, by the resource's name or the collection's where they are no resource. */
  readonly resource: string;
  readonly path: readonly string[];
  readonly holds: 'id' | 'ids' | 'rows';
  /** `removed`: the rows go as well, without more ado. */
  readonly effect: Exclude<Effect, 'replaced'>;
  /** Which of the rows; all that refer unless given. */
  only?(context: CallContext): Condition;
  /** The id stays where it is told to be lost: by it is noticed later on that something is missing. */
  readonly staysNoticed?: true;
}

/** What was made for a record that is created. */
export interface Prepared {
  /** What is stored of it. */
  readonly values: Values;
  /** Parts of the answer, given this one time. */
  readonly answer: Values;
  /** Files of the record's fields that were made beside it, by the field that holds their name. */
  readonly files?: Readonly<Record<string, Upload>>;
}

/** Rows that can't be linked, and why. */
export interface ForbiddenTargets {
  readonly targets: Condition;
  readonly because: TextKey;
  /** 403 for what is above the caller's rights; 409 unless given. */
  readonly status?: 403;
}

/** A row of a record before its change is written: none before it is added, and none after it is removed. */
export interface RowSave {
  readonly before?: Values;
  readonly after?: Values;
}

/** What linking means beside the link. */
export interface LinkBehaviour {
  /** Which rows can't be linked to the record. Of several reasons the first is given. */
  forbidden?(context: CallContext, row: Row): Promise<readonly ForbiddenTargets[]>;
  /** Follows when a row is no longer linked to the record. */
  onRemoved?(context: CallContext, row: Row, target: Row): Promise<void>;
}

/** What adding, changing and removing a row mean beside the row. */
export interface SubListBehaviour {
  /** Who needs a row, goes with it or loses it; told before it is removed. It stays as long as some need it. */
  usedBy?(context: CallContext, row: Row, inner: Values): Promise<readonly Using[]>;
  /** Values that no row stores: they follow from other rows. */
  virtual?(context: CallContext, rows: readonly Values[]): Promise<(inner: Values) => Values>;
  /** What of the record's own follows from a change of its rows, given as they will be. */
  follows?(row: Row, change: RowSave, rows: readonly Values[]): Values;
  /** Asked before a row is added, changed or removed. @throws Refusal */
  mayChange?(context: CallContext, row: Row, change: RowSave): Promise<void>;
  /** Asked before a table of rows takes the place of all that there are. @throws Refusal */
  mayReplace?(context: CallContext, row: Row, rows: readonly Values[]): Promise<void>;
  /** Checks a row that is added to a record. @returns values that follow from it. @throws FieldProblems */
  onAdd?(context: CallContext, row: Row, added: Values): Promise<Values>;
}

/** What the definition of a resource can't say of how the server answers. Each hook stands for itself. */
export interface Behaviour {
  /** Where the rows lie; the collection of the resource's name unless given. */
  readonly collection?: string;
  /** The rows of its list, and those that are read, where they are no records of their own but parts of others'. */
  rows?(context: CallContext): Promise<readonly Row[]>;
  /**
   * The row that is read in place of the one whose id was asked for; for a resource that has a single record,
   * that one's (`asked` is none then). @throws Refusal
   */
  resolveRow?(context: CallContext, asked: Row | undefined): Promise<Row | undefined>;
  /** Which rows a list shows, beyond what its query narrows by its fields. */
  listed?(context: CallContext): Condition;
  /** What its list shows of the rows for a value that it asks for, given as it would be stored. */
  readonly asks?: Readonly<
    Record<string, (value: unknown, context: CallContext) => Condition | Promise<Condition>>
  >;
  /** Values of filters that stand for no filter at all, by the field's name. */
  readonly unfiltered?: Readonly<Record<string, string>>;
  /** Values that no row stores: they follow from other rows. Lists can be searched and sorted by those named. */
  readonly virtual?: {
    readonly names: readonly string[];
    of(context: CallContext): Promise<(row: Row) => Values>;
  };
  /** Parts of the answered record beside its fields; without a row, those of a new one. */
  record?(context: CallContext, row: Row | undefined): Promise<Values>;
  /** What a new record begins with, beside the defaults of its fields. */
  first?(context: CallContext): Promise<Values>;
  /**
   * What is done before a record is created and outside its transaction, since it takes time.
   *
   * @param upload the file that it is made of, where an upload creates it
   * @throws Refusal
   */
  beforeCreate?(context: CallContext, upload?: Upload): Promise<Prepared>;
  /** @param link the link that is to be changed, if it isn't the record itself. @throws Refusal */
  mayChange?(context: CallContext, row: Row, link?: string): Promise<void>;
  /** What stored values become that would otherwise overrule those that were sent. */
  reconcile?(sent: Values): Values;
  /**
   * The languages that texts of its records, and of rows in them, must be written in, where their fields ask which are
   * available; those that they are written in unless given.
   */
  languages?(context: CallContext): Promise<readonly string[]>;
  /** Checks a save beyond the rules. @returns values that follow from it. @throws FieldProblems */
  onSave?(context: CallContext, save: Save): Promise<Values>;
  /**
   * What is doubtful in a save and may be meant all the same, by field. Callers that would rather be asked are; what
   * others send is stored.
   */
  doubts?(context: CallContext, save: Save): Promise<Readonly<Record<string, Problem<string>>>>;
  /**
   * Values that follow from others of a row and are stored with them, whoever writes it: what lists show, sort and are
   * narrowed by, and can't work out for each of their rows. Each is a field of the definition, or is `alsoStored`.
   */
  kept?(row: Values): Values;
  onCreated?(context: CallContext, row: Row): Promise<void>;
  /** Parts of the answer to a change of a record, beside the message. */
  changeMeta?(id: number): Values;
  /**
   * What becomes of records that refer to one that is deleted, by resource, where it isn't what the
   * definition says: the record stays because of them, or `onRemove` removes them as well.
   */
  readonly onReferencedDelete?: Readonly<Record<string, 'keeps' | 'removed'>>;
  /** References that its rows hold, or rows kept beside them, and no field tells of. */
  readonly mentions?: readonly StoredMention[];
  /**
   * Who needs a record, goes with it or loses it, beyond what definitions and `mentions` say; told before it is
   * deleted. It stays as long as some need it.
   */
  usedBy?(context: CallContext, row: Row): Promise<readonly Using[]>;
  /** What may not be meant of what is about to be published, told where somebody is asked whether to publish it. */
  publishingDoubts?(context: CallContext, row: Row): Promise<readonly string[]>;
  /** Asked before a record is deleted, and when somebody is about to. @throws Refusal when it must stay */
  mayRemove?(context: CallContext, row: Row): Promise<void>;
  /** Clears what belongs to a record that is deleted. */
  onRemove?(context: CallContext, row: Row): Promise<void>;
  /** What its sub-lists can't say of themselves. */
  readonly subLists?: Readonly<Record<string, SubListBehaviour>>;
  /** What its links can't say of themselves. */
  readonly links?: Readonly<Record<string, LinkBehaviour>>;
  /** Functions of a record, POSTed to its path. */
  readonly recordFunctions?: Readonly<Record<string, RecordFunction>>;
  /** Functions of the resource, POSTed to its path. */
  readonly functions?: Readonly<Record<string, ResourceFunction>>;
  /** Fields that its rows store beside those of the definition, and links and rows in them. */
  readonly alsoStored?: readonly string[];
  /** Stored fields that only its functions change. Each has a version of its own beside the record's. */
  readonly keptParts?: readonly string[];
  /** Further calls of the contract: what is neither verb nor function of the resource or its records. */
  readonly calls?: readonly Operation[];
}

/** What resources do beyond their definitions. */
export interface Behaviours {
  /** The behaviour of a resource; an empty one where the definition says it all. */
  of(resource: string): Behaviour;
  /** What all of them say of references that no definition tells of. */
  readonly mentions: readonly StoredMention[];
  /** The calls of all of them that are neither verb nor function of a resource, and those of no resource. */
  readonly calls: readonly Operation[];
}
