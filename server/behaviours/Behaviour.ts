import type { ModuleKey, Right } from '../../schemas';
import type { Reply } from '../contract/route';
import type { TextKey } from '../contract/translate';
import type { Work } from '../contract/Work';
import type { Operation } from '../http/operations';
import type { Condition } from '../store/Query';
import type { Row, Values } from '../store/Store';

/** A function of one record. */
export interface RecordFunction {
  /** The right that it takes: `read` for what changes nothing. */
  readonly right: Right;
  run(work: Work, row: Row): Promise<Reply>;
}

/** A function of the resource as a whole. */
export interface ResourceFunction {
  readonly right: Right;
  /** Modules that grant it beside the resource's own, for screens of theirs need it. */
  readonly alsoFor?: readonly ModuleKey[];
  run(work: Work): Promise<Reply>;
}

/** A call of the contract that is neither verb nor function of a resource. */
export type Service = Omit<Operation, 'run'> & { run(work: Work): Promise<Reply> };

/** A save before it is written. */
export interface Save {
  /** What is stored; `undefined` for a new record. */
  readonly before: Row | undefined;
  /** What will be stored. */
  readonly after: Values;
}

/** What is made before a record is created, outside the transaction, for it takes its time. */
export interface Prepared {
  readonly values: Values;
  /** Parts of the answer, told this one time. */
  readonly answer: Values;
}

/** Rows that can't be linked, and why. */
export interface ForbiddenTargets {
  readonly targets: Condition;
  readonly because: TextKey;
}

/** What linking means beside the link. */
export interface LinkBehaviour {
  /** Which rows can't be linked to the record. Of several reasons the first is given. */
  forbidden?(work: Work, row: Row): Promise<readonly ForbiddenTargets[]>;
  /** Follows when a row is no longer linked to the record. */
  onRemoved?(work: Work, row: Row, target: Row): Promise<void>;
}

/** What adding a row means beside the row. */
export interface SubListBehaviour {
  /** Values of a new row that what was sent leaves open. */
  first?(work: Work, sent: Values): Promise<Values>;
  /** Checks a row that is added to a record. @throws FieldProblems */
  check?(work: Work, row: Row, added: Values): Promise<void>;
}

/** What the definition of a resource can't say of how the server answers. Each part stands for itself. */
export interface Behaviour {
  /** Where the rows lie; the collection of the resource's name unless given. */
  readonly collection?: string;
  /** The row of a resource that has a single record. */
  single?(work: Work): Promise<Row>;
  /** Why records aren't created by call. */
  readonly cannotCreate?: TextKey;
  /** The row that is answered in place of the one whose id was asked for. @throws Refusal */
  instead?(work: Work, row: Row): Promise<Row>;
  /** Which rows a list shows, beyond what its query narrows by its fields. */
  listed?(work: Work): Condition;
  /** What the answer of a list carries beside its rows. */
  besideList?(work: Work): Promise<Values>;
  /** What a search looks into beside the columns: fields, or those of rows in them as `rows.name`. */
  readonly alsoSearched?: readonly string[];
  /** A call for the list that asks for no page is answered with all of it. */
  readonly isWholeUnlessPaged?: boolean;
  /** What a new record begins with, beside the defaults of its fields. */
  first?(work: Work): Promise<Values>;
  /** Values that follow from other rows. Lists can be searched and sorted by those that are named. */
  readonly derived?: {
    readonly names: readonly string[];
    of(work: Work): Promise<(row: Row) => Values>;
  };
  /** Values of filters that stand for no filter at all, by the field's name. */
  readonly unfiltered?: Readonly<Record<string, string>>;
  /** What the conditions of its list mean. */
  readonly conditions?: Readonly<Record<string, Condition>>;
  /** Parts of the answered record beside its fields; without a row, those of a new one. */
  record?(work: Work, row: Row | undefined): Promise<Values>;
  /** @param link the link that is to be changed, if it isn't the record itself. @throws Refusal */
  mayChange?(work: Work, row: Row, link?: string): Promise<void>;
  /** What gives way to what was sent, where the stored values would have the upper hand. */
  givesWay?(changes: Values): Values;
  prepare?(work: Work): Promise<Prepared>;
  /** Checks a save beyond the rules. @returns values that follow from it. @throws FieldProblems */
  onSave?(work: Work, save: Save): Promise<Values>;
  /** Parts of the answer to a change of a record, beside the message. */
  changed?(id: number): Values;
  onCreated?(work: Work, row: Row): Promise<void>;
  /**
   * What becomes of records that mention one that goes, by resource, where it isn't what the definition
   * says: they keep it, or `onRemove` removes them as well.
   */
  readonly mentioned?: Readonly<Record<string, 'keeps' | 'removed'>>;
  /** Clears what belongs to a record that goes. @throws Refusal when it must stay */
  onRemove?(work: Work, row: Row): Promise<void>;
  /** What its sub-lists can't say of themselves. */
  readonly subLists?: Readonly<Record<string, SubListBehaviour>>;
  /** What its links can't say of themselves. */
  readonly links?: Readonly<Record<string, LinkBehaviour>>;
  /** Functions of a record, POSTed to its path. */
  readonly recordFunctions?: Readonly<Record<string, RecordFunction>>;
  /** Functions of the resource, POSTed to its path. */
  readonly functions?: Readonly<Record<string, ResourceFunction>>;
  /** What a POST to the resource's path does that names no function. */
  readonly post?: ResourceFunction;
}

/** Declares what a resource does beyond its definition. */
export const behaviour = (parts: Behaviour): Behaviour => parts;
