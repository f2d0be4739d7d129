import type { Method, ModuleKey, Right, Writer } from '../../schemas';
import type { Row } from '../store/Store';
import type { Keyed } from '../store/Table';
import type { UploadRules } from './call';
import type { Installation } from './Installation';
import type { Envelope, Reply } from './reply';

// What is called `C` is the context of a call: see `CallContext`.

/**
 * What becomes of records when one that they refer to is deleted: they need it, and it stays; they go as well; they
 * lose it; or another takes its place.
 */
export type Effect = 'keeps' | 'removed' | 'cleared' | 'replaced';

/** What a function does to records: they are notified of what it makes known, show it as well, or no longer show something. */
type Reach = 'reached' | 'beside' | 'hidden' | 'archived';

/** Records of one resource that refer to another record, and what its deletion, or a function of it, does to them. */
export interface Using {
  /** A resource, or a table of none (`records/tables.ts`). */
  readonly resource: string;
  readonly effect: Effect | Reach;
  /** The first of them; all unless `total` gives how many there are. */
  readonly rows: readonly Row[];
  readonly total?: number;
  /** The organisation whose rows they are, where it isn't the caller's. */
  readonly organisation?: Row;
}

/** One call of the contract: what it is, what it takes, what it does. */
export interface OperationIn<C> {
  readonly method: Method;
  /** Below the API's base, with `{name}`s for its variable parts. */
  readonly path: string;
  /** The function that the body or the header `Function` names; none for the verb itself. */
  readonly fn?: string;
  /** The part of the body that distinguishes it from another call at its path, where no function does. */
  readonly sent?: string;
  /** The resource that it is a call of; none for those of no resource. */
  readonly resource?: string;
  /** It does nothing but read. */
  readonly readsOnly?: true;
  /** It hands out records as a file, which the audit log records. */
  readonly isExport?: true;
  /** What it is in the activity, where that doesn't follow from what it writes. */
  readonly act?: 'approve' | 'import' | 'undo';
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
  run(context: C): Promise<Reply>;
}

/** A function of one record. */
export interface RecordFunctionIn<C, R extends Keyed = Row> {
  /** The right that it takes: `read` for what changes nothing. */
  readonly right: Right;
  /** Changes the record in one transaction, in which the record is read as well. */
  readonly isWriting?: true;
  /** The sub-list that it changes, unless the own fields; `null`: what has a state of its own. */
  readonly part?: string | null;
  /** Whom it reaches, and what it takes from whom; reported before somebody calls it. */
  reaches?(context: C, row: R): Promise<readonly Using[]>;
  run(context: C, row: R): Promise<Reply>;
}

/** A function that gives a field of a record the value of before. */
export interface RestoringIn<C, R extends Keyed = Row> extends RecordFunctionIn<C, R> {
  /** What else the call did follows from what it made of this field, and stays where that does. */
  readonly isDecisive?: true;
}

/** A function of the resource as a whole. */
export interface ResourceFunctionIn<C> {
  readonly right: Right;
  /** Modules that grant it beside the resource's own, for screens of theirs need it. */
  readonly alsoFor?: readonly ModuleKey[];
  /** What it is in the activity, where that doesn't follow from what it writes. */
  readonly act?: 'approve';
  run(context: C): Promise<Reply>;
}
