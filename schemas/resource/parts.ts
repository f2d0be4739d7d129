import type { Problem } from '../kinds/Kind';
import type { CallSpec } from './call';
import type { Exactly } from './exactly';
import type { AnyFields, FieldValue } from './field';
import type { IconName } from './icons';

/** A function of the record that adds, changes or removes a row: its name and the row's fields it takes. */
export interface RowCall<Name extends string> {
  fn: string;
  args: readonly NoInfer<Name>[];
}

/** Rows inside a record, each added, changed and removed at once by functions. */
export interface SubListSpec<Fields extends AnyFields = AnyFields, Id extends string = string> {
  /** The record's field that holds the rows; the sub-list's own name unless given. */
  field?: string;
  /** The name of a row's id, on the wire and in calls. */
  idField: Id;
  fields: Fields;
  /** The fields that are shown; all of them unless given. */
  columns?: readonly NoInfer<keyof Fields & string>[];
  add?: RowCall<keyof Fields & string>;
  update?: RowCall<(keyof Fields & string) | Id>;
  remove?: RowCall<(keyof Fields & string) | Id>;
  /** Called for each row whose place changes, with its new number under `field`. */
  order?: RowCall<(keyof Fields & string) | Id> & { field: NoInfer<keyof Fields & string> };
  /** A flag that is toggled in place. */
  toggle?: RowCall<(keyof Fields & string) | Id> & { field: NoInfer<keyof Fields & string> };
}

export const subList = <const Fields extends AnyFields, const Id extends string>(
  spec: SubListSpec<Fields, Id>,
) => spec;

/** Records of another resource that belong to this one, managed in dialogs beneath it. */
export interface ChildrenSpec {
  of: string;
  /** The child's field, and the list's query parameter, that hold this record's id. */
  by: string;
}

export const children = (spec: ChildrenSpec): ChildrenSpec => spec;

/** A read-only table that a function answers. */
export interface QuerySpec<Fields extends AnyFields = AnyFields> {
  call: CallSpec;
  fields: Fields;
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
  /** Asks before it acts; texts under `actions.<name>.confirm`. */
  readonly confirm?: boolean;
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
  readonly when?: Given extends { readonly when: infer When }
    ? { readonly [Name in keyof When]: Name extends Field ? unknown : never }
    : unknown;
}

export const action = <const Spec extends ActionSpec>(spec: Exactly<Spec, ActionSpec>): Spec =>
  spec;

/** A value that is worked out from the record for lists and details. */
export interface ComputedSpec<Fields extends AnyFields, F> {
  field: F;
  /** @param now milliseconds since 1970, the moment the record is read. */
  of(
    record: { id: number } & { [N in keyof Fields]: FieldValue<Fields[N]> },
    now: number,
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
