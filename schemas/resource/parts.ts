import type { Problem } from '../kinds/Kind';
import type { PictureOptions } from '../kinds/upload';
import type { CallSpec } from './call';
import type { Exactly } from './exactly';
import type { AnyFields, FieldValue } from './field';
import type { IconName } from './icons';

/** A call that adds, changes or removes a row: a function of the record, unless it has a path of its own. */
export interface RowCall<Name extends string> extends Pick<CallSpec, 'method' | 'fn'> {
  /** Another path, filled in from the row. */
  readonly path?: string;
  /** The row's fields that are sent, or the parts of the body with the fields that fill them. */
  readonly args: readonly NoInfer<Name>[] | Readonly<Record<string, NoInfer<Name>>>;
}

/** The names of objects on the wire that hold fields, which a call may send whole. */
type HolderOf<Fields extends AnyFields> = {
  [Name in keyof Fields]: Fields[Name] extends { within: infer Holder extends string }
    ? Holder
    : never;
}[keyof Fields];

/** A call that puts rows in order by hand. */
export type OrderCall<Name extends string, Field extends string> =
  /** Called for each row whose place changes, with its new number under `field`. */
  | (RowCall<Name> & { readonly field: Field; readonly rows?: undefined })
  /** Called once, with the id and the number of every row in a list of this name. */
  | (Pick<RowCall<Name>, 'method' | 'fn'> & { readonly field: Field; readonly rows: string });

/** Pictures that are the rows of a sub-list: uploaded several at a time, and shown. */
export interface PicturesSpec<Field extends string = string>
  extends Omit<PictureOptions, 'remove'> {
  /** The field that holds a picture's file name. */
  readonly field: Field;
}

/** Rows inside a record, each added, changed and removed at once by functions. */
export interface SubListSpec<
  Fields extends AnyFields = AnyFields,
  Id extends string = string,
  Message extends string = string,
> {
  /** The record's field that holds the rows; the sub-list's own name unless given. */
  field?: string;
  /** The name of a row's id, on the wire and in calls. */
  idField: Id;
  fields: Fields;
  /** The fields that are shown; all of them unless given. */
  columns?: readonly NoInfer<keyof Fields & string>[];
  /** The function that answers the rows, where the record doesn't carry them. */
  load?: { fn: string };
  /** A choice that divides the rows: those of one of its codes are shown at a time. */
  dividedBy?: NoInfer<keyof Fields & string>;
  /** Rows are records of another resource and lead to their pages. */
  opens?: ChildrenSpec;
  /** Each row is a picture. */
  pictures?: PicturesSpec<NoInfer<keyof Fields & string>>;
  add?: RowCall<(keyof Fields & string) | HolderOf<Fields>>;
  update?: RowCall<(keyof Fields & string) | HolderOf<Fields> | Id>;
  remove?: RowCall<(keyof Fields & string) | Id>;
  /** The last row stays. */
  keepsLast?: true;
  /** What is said in place of messages that all share: `messages` of the resource's labels. */
  says?: { readonly [Shared in 'lastRow']?: Message };
  /** Rows are put in order by hand. */
  order?: OrderCall<(keyof Fields & string) | Id, NoInfer<keyof Fields & string>>;
  /** A flag that is toggled in place. */
  toggle?: RowCall<(keyof Fields & string) | Id> & { field: NoInfer<keyof Fields & string> };
}

export const subList = <
  const Fields extends AnyFields,
  const Id extends string,
  const Message extends string = never,
>(
  spec: SubListSpec<Fields, Id, Message>,
): SubListSpec<Fields, Id, NoInfer<Message>> => spec;

/** Records of another resource that belong to this one. */
export interface ChildrenSpec {
  of: string;
  /** The child's field, and the list's query parameter, that hold this record's id. */
  by: string;
  /** The address of their list, where it is one of this record; filled in from the record. */
  path?: string;
  /** The child's fields that are shown; the columns of its list unless given. */
  show?: readonly string[];
  /** They stand on their own: they are read here, open their own pages, and stay when this record goes. */
  opensRecords?: true;
}

/** Records of another resource that are managed in dialogs beneath this one, or listed there. */
export const children = (spec: ChildrenSpec): ChildrenSpec => spec;

/** The records beneath a record that live and go with it. */
export const ownChildren = (all: Readonly<Record<string, ChildrenSpec>>): readonly ChildrenSpec[] =>
  Object.values(all).filter(({ opensRecords }) => !opensRecords);

/** A read-only table that a function answers. */
export interface QuerySpec<Fields extends AnyFields = AnyFields> {
  call: CallSpec;
  fields: Fields;
  /** The fields that are shown; all of them unless given. */
  columns?: readonly NoInfer<keyof Fields & string>[];
  /** Fields that are entered above the table and narrow it; they travel as parts of the body. */
  narrowedBy?: readonly NoInfer<keyof Fields & string>[];
  /** The resource whose records the rows are; they lead to their pages. */
  opens?: string;
  /** A failure is logged and shows nothing. */
  quiet?: boolean;
}

export const query = <const Fields extends AnyFields>(spec: QuerySpec<Fields>) => spec;

/** A button that calls a function of the server. */
export interface ActionSpec extends CallSpec {
  readonly icon: IconName;
  /** Where the button stands. */
  readonly at: 'record' | 'row' | 'both';
  /** Parts of the body and the record's fields that fill them. */
  readonly args?: Readonly<Record<string, string>>;
  /** Fields that a dialog asks for; they travel as parts of the body. */
  readonly asks?: AnyFields;
  /** Fields of the record that must be filled in first; the message is `actions.<name>.missing`. */
  readonly requires?: readonly string[];
  /** The answer is a file, saved under this name. */
  readonly downloads?: string;
  /** The answer's rows are saved as a CSV file of this name. */
  readonly savesCsv?: string;
  /** What it makes is opened: the record whose id the answer gives as `last_id`. */
  readonly opens?: boolean;
  /** Asks before it acts; texts under `actions.<name>.confirm`, with a field of the record as their count. */
  readonly confirm?: boolean | { readonly count: string };
  /** Offered only while the record's fields have these values. */
  readonly when?: Readonly<Record<string, unknown>>;
  /** The right that it takes. */
  readonly needs?: 'read' | 'create' | 'update' | 'delete';
  /** A field of the answer that is shown once, with a button to copy it. */
  readonly shows?: string;
  readonly tone?: 'primary' | 'error';
}

/** What an action may name of the resource that it belongs to. */
export interface ActionOn<Given, Field extends string> {
  readonly args?: Readonly<Record<string, Field | 'id'>>;
  readonly requires?: readonly Field[];
  readonly confirm?: boolean | { readonly count: Field };
  readonly when?: Given extends { readonly when: infer When }
    ? { readonly [Name in keyof When]: Name extends Field ? unknown : never }
    : unknown;
}

export const action = <const Spec extends ActionSpec>(spec: Exactly<Spec, ActionSpec>): Spec =>
  spec;

/** What a value that is worked out for a person may need beside the record. */
export interface Reader {
  /** The language that the person reads. */
  readonly locale: string;
  /** What a record without a name is called in that language: `unnamed` of its labels. */
  readonly unnamed: string;
}

/** A value that is worked out from the record for lists and details. */
export interface ComputedSpec<Fields extends AnyFields, F> {
  field: F;
  /** @param now milliseconds since 1970, the moment the record is read. */
  of(
    record: { id: number } & { [N in keyof Fields]: FieldValue<Fields[N]> },
    now: number,
    reader: Reader,
  ): FieldValue<F>;
}

/** A condition on a whole record with the message that is given when it doesn't hold. */
export interface RuleSpec<Fields extends AnyFields, Message extends string = string> {
  /** The fields that the message is shown at; the first is focused. */
  at: readonly [keyof Fields & string, ...(keyof Fields & string)[]];
  holds(record: { [N in keyof Fields]: FieldValue<Fields[N]> }): boolean;
  message: Message;
  params?: Problem['params'];
}
