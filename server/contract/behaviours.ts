import type { Problem } from '../../schemas';
import type { Condition, Query, Selection, Test } from '../store/Query';
import type { Changes, Page } from '../store/Rows';
import type { Row, Values } from '../store/Store';
import type { Keyed } from '../store/Table';
import type { Upload } from './call';
import type { ForbiddenTargets } from './forbiddenTargets';
import type {
  Effect,
  OperationIn,
  RecordFunctionIn,
  ResourceFunctionIn,
  RestoringIn,
  Using,
} from './operations';

// What is called `C` is the context of a call: see `CallContext`.

/** A save before it is written. */
export interface SaveOf<R extends Keyed = Row> {
  /** What is stored; `undefined` for a new record. */
  readonly before: R | undefined;
  /** What will be stored. */
  readonly after: Changes<R>;
}

/** A save that is written. */
export interface SavedOf<R extends Keyed = Row> {
  /** What was stored; `undefined` of a new record. */
  readonly before: R | undefined;
  readonly row: R;
}

/**
 * A reference that no field of a definition declares: it stands in rows that none describes, or in JSON; or of which
 * something else becomes.
 */
export interface StoredMentionIn<C> {
  /** The resource whose records are referred to. */
  readonly to: string;
  /** The rows that refer to them, by the resource's name or the collection's where they are no resource. */
  readonly resource: string;
  readonly path: readonly string[];
  readonly holds: 'id' | 'ids' | 'rows';
  /** `removed`: the rows go as well, without more ado. */
  readonly effect: Exclude<Effect, 'replaced'>;
  /** Which of the rows; all that refer unless given. */
  only?(context: C): Condition;
  /** The id stays as a dangling reference, by which it is detected later on that something is missing. */
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

/** A row of a record before its change is written: none before it is added, and none after it is removed. */
export interface RowSave<I = Values> {
  readonly before?: I;
  readonly after?: I;
}

/** A row of a list that records keep; one of which nothing is known where they keep it under another name. */
type Inner<R, Name> = Name extends keyof R
  ? NonNullable<R[Name]> extends readonly (infer I)[]
    ? I
    : Values
  : Values;

/** What linking means beside the link. */
export interface LinkBehaviourIn<C, R extends Keyed = Row> {
  /** Which rows can't be linked to the record. Of several reasons the first is given. */
  forbidden?(context: C, row: R): Promise<readonly ForbiddenTargets[]>;
  /** The columns whose values the caller may not know, though it may see what is linked. */
  withheld?(context: C): readonly string[];
  /** Follows when a row is no longer linked to the record. */
  onRemoved?(context: C, row: R, target: Row): Promise<void>;
}

/** What adding, changing and removing a row mean beside the row. */
export interface SubListBehaviourIn<C, R extends Keyed = Row, I = Values> {
  /** Who needs a row, goes with it or loses it; reported before it is removed. It stays as long as some need it. */
  usedBy?(context: C, row: R, inner: I): Promise<readonly Using[]>;
  /** Values that no row stores: they follow from other rows. */
  virtual?(context: C, rows: readonly I[]): Promise<(inner: I) => Values>;
  /** What of the record's own follows from a change of its rows, given as they will be. */
  follows?(row: R, change: RowSave<I>, rows: readonly I[]): Changes<R>;
  /** Asked before a row is added, changed or removed. @throws Refusal */
  mayChange?(context: C, row: R, change: RowSave<I>): Promise<void>;
  /** Asked before a table of rows takes the place of all that there are. @throws Refusal */
  mayReplace?(context: C, row: R, rows: readonly I[]): Promise<void>;
  /** Checks a row that is added to a record. @returns values that follow from it. @throws FieldProblems */
  onAdd?(context: C, row: R, added: Partial<I>): Promise<Values>;
}

/** The names that a behaviour may use, which are those of its definition. */
export interface Names {
  /** What its list asks for beside its fields, with the types of what would be stored. */
  readonly asks: Readonly<Record<string, unknown>>;
  readonly links: string;
  readonly subLists: string;
  readonly functions: string;
}

/** Names of which nothing is known. */
export type AnyNames = Names;

/** Rows that no table holds, since they are parts of others' rows. */
export interface PartsIn<C, R extends Keyed = Row> {
  /** The rows that match a query, and how many match without `skip` and `take`. */
  page(context: C, query: Query): Promise<Page>;
  get(context: C, id: number): Promise<R | undefined>;
}

/** What the definition of a resource can't express of how the server answers. Each hook stands for itself. */
export interface BehaviourIn<C, R extends Keyed = Row, N extends Names = AnyNames> {
  /** Its rows, where they are no records of their own but parts of others'. */
  readonly parts?: PartsIn<C, R>;
  /**
   * The row that is read in place of the one whose id was asked for; for a resource that has a single record,
   * that one's (`asked` is none then). @throws Refusal
   */
  resolveRow?(context: C, asked: R | undefined): Promise<R | undefined>;
  /** Which rows a list shows, beyond what its query narrows by its fields. */
  listed?(context: C): Condition<R>;
  /** What its list shows of the rows for a value that it asks for, given as it would be stored. */
  readonly asks?: Readonly<{
    [Name in keyof N['asks']]?: (
      value: N['asks'][Name],
      context: C,
    ) => Condition<R> | Promise<Condition<R>>;
  }>;
  /** Values of filters that stand for no filter at all, by the field's name. */
  readonly unfiltered?: Readonly<Record<string, string>>;
  /** Values that no row stores: they follow from other rows. Lists can be searched and sorted by those named. */
  readonly virtual?: {
    readonly names: readonly string[];
    /** @param rows those that the values are for: what they need is read for all of them at once */
    of(context: C, rows: readonly R[]): Promise<(row: R) => Values>;
    /**
     * The rows in whose value a word stands, ignoring case and accents, by the name of the value. A list that is searched
     * by a value without it is read as a whole.
     *
     * @param among the rows that the list shows
     */
    readonly found?: Readonly<
      Record<string, (context: C, word: string, among: Selection) => Promise<Condition>>
    >;
  };
  /** The rows whose computed value is one of those that a list is narrowed by, by the name of the value. */
  readonly narrows?: Readonly<
    Record<string, (values: readonly Test[], context: C) => Condition<R>>
  >;
  /** Parts of the answered record beside its fields; without a row, those of a new one. */
  record?(context: C, row: R | undefined): Promise<Values>;
  /** What a new record begins with, beside the defaults of its fields. */
  first?(context: C): Promise<Values>;
  /** Asked before a record is created or changed, outside of the transaction that does it. @throws Refusal */
  beforeSave?(context: C): Promise<void>;
  /**
   * What is done before a record is created and outside its transaction, since it takes time.
   *
   * @param upload the file that it is made of, where an upload creates it
   * @throws Refusal
   */
  beforeCreate?(context: C, upload?: Upload): Promise<Prepared>;
  /** @param link the link that is to be changed, if it isn't the record itself. @throws Refusal */
  mayChange?(context: C, row: R, link?: string): Promise<void>;
  /** What stored values become that would otherwise overrule those that were sent. */
  reconcile?(sent: Values): Values;
  /**
   * The languages that texts of its records, and of rows in them, must be written in, where their fields ask which are
   * available; those that they are written in unless given.
   */
  languages?(context: C): Promise<readonly string[]>;
  /**
   * Validates a save beyond the rules. It writes nothing, so that a save can be validated without being done.
   *
   * @returns values that follow from it. @throws FieldProblems
   */
  onSave?(context: C, save: SaveOf<R>): Promise<Values>;
  /**
   * What is doubtful in a save and may be meant all the same, by field. Callers that would rather be asked are; what
   * others send is stored.
   */
  doubts?(context: C, save: SaveOf<R>): Promise<Readonly<Record<string, Problem<string>>>>;
  /**
   * Values that follow from others of a row and are stored with them, whoever writes it: what lists show, sort and are
   * narrowed by, and can't work out for each of their rows. Each is a field of the definition, or a column of its
   * table.
   */
  kept?(row: Changes<R>): Changes<R>;
  /** What a save changes beside the record, in its transaction, once the record is written. @throws Refusal */
  afterSave?(context: C, saved: SavedOf<R>): Promise<void>;
  /** Parts of the answer to a change of a record, beside the message. */
  changeMeta?(id: number): Values;
  /**
   * What becomes of records that refer to one that is deleted, by resource, where it isn't what the
   * definition declares: the record stays because of them, or `onRemove` removes them as well; or it is deleted only
   * together with the choice of the one that takes its place there (`replaceBy`).
   */
  readonly onReferencedDelete?: Readonly<Record<string, 'keeps' | 'removed' | 'replaced'>>;
  /** References that its rows hold, or rows kept beside them, and no field declares. */
  readonly mentions?: readonly StoredMentionIn<C>[];
  /**
   * Who needs a record, goes with it or loses it, beyond definitions and `mentions`; reported before it is
   * deleted. It stays as long as some need it.
   */
  usedBy?(context: C, row: R): Promise<readonly Using[]>;
  /** What may not be meant of what is about to be published, reported in the confirmation before publishing. */
  publishingDoubts?(context: C, row: R): Promise<readonly string[]>;
  /** Asked before a record is deleted, and when somebody is about to. @throws Refusal when it must stay */
  mayRemove?(context: C, row: R): Promise<void>;
  /** Clears what belongs to a record that is deleted. */
  onRemove?(context: C, row: R): Promise<void>;
  /** What of a record has to be another when it comes back from the trash, beside names that are taken. */
  onReturn?(context: C, row: R): Promise<Changes<R>>;
  /** What its sub-lists' definitions can't express. */
  readonly subLists?: {
    readonly [Name in N['subLists']]?: SubListBehaviourIn<C, R, Inner<R, Name>>;
  };
  /** What its links' definitions can't express. */
  readonly links?: { readonly [Name in N['links']]?: LinkBehaviourIn<C, R> };
  /** Functions of a record, POSTed to its path. */
  readonly recordFunctions?: { readonly [Name in N['functions']]?: RecordFunctionIn<C, R> };
  /** Functions of the resource, POSTed to its path. */
  readonly functions?: { readonly [Name in N['functions']]?: ResourceFunctionIn<C> };
  /**
   * What gives a field that only its functions change the value of before, sent under the field's name with all else that
   * the change made and that is so still, where a change is taken back: no call of the contract, though with the rights and
   * checks of one.
   */
  readonly restores?: Readonly<Record<string, RestoringIn<C, R>>>;
  /** What deletes a record again whose making is taken back, where its definition has no call for that. */
  readonly unmakes?: RecordFunctionIn<C, R>;
  /** Further calls of the contract: what is neither verb nor function of the resource or its records. */
  readonly calls?: readonly OperationIn<C>[];
}
