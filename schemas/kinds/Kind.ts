import type { MessageKey } from './messages';

/** Why a value is refused: a message of `i18n/<locale>/rules.ts` or of the resource, with its parameters. */
export interface Problem<Message extends string = MessageKey> {
  message: Message;
  params?: Record<string, string | number>;
  /** Which of the rows of a field is wrong, counted from 1, and which field of it. */
  rowAt?: { readonly row: number; readonly field?: string };
}

/** A shared message, and the one that takes its place. */
export type OwnMessageTexts = { readonly [Message in MessageKey]?: string };

/** Whose administrators alone write something, whatever rights others have on its module. */
export type Writer = 'provider';

/** What every field can define, whatever its kind. */
export interface FieldOptions<Value> {
  /** Must be filled; `create`: only in a new record. */
  required?: boolean | 'create';
  /** Messages in place of those that all share: others of them, or `messages` of the resource's labels. */
  messages?: OwnMessageTexts;
  /** Value in a new record. */
  default?: NoInfer<Value>;
  /** Shown, never sent. */
  readOnly?: boolean;
  /** The name that rows held it under before it was renamed: at the next start they are moved to the new one. */
  renamedFrom?: string;
  /** Its name on the wire, both ways, where that differs. */
  wire?: string;
  /** The query parameter by which lists are narrowed by it, where that is none of its names. */
  filterAs?: string;
  /** Its name when it is read from the server, where only that differs. */
  readAs?: string;
  /** Its name when it is sent to the server, where only that differs. */
  sendAs?: string;
  /**
   * The object on the wire that holds it, as `options` holds the options of an integration; with dots where that
   * is held by others: `options.color1`.
   */
  within?: string;
  /** The query parameter of the add page that fills it in a new record. */
  fromAddress?: string;
  /** Entered only in a new record (`create`), and shown in a stored one; or offered only in a stored one (`update`). */
  only?: 'create' | 'update';
  /** Entered, neither stored nor sent: what a resource's `onLoad` works out. The language sets it. */
  formOnly?: true;
  /** Sent as it came, or as `onSave` works it out from other fields; never entered. */
  derived?: boolean;
  /** Shown, checked and required only while these other fields have these values. */
  when?: Readonly<Record<string, unknown>>;
  /** Shown and no longer entered once these other fields have these values. */
  readOnlyWhen?: Readonly<Record<string, unknown>>;
  /** Whose administrators alone change it: others read it, with that below it. */
  writtenBy?: Writer;
  /** The sentence below its input stands there only while these other fields have these values. */
  helpWhen?: Readonly<Record<string, unknown>>;
  /**
   * The field beside it whose value this one must not come before: the day that a period begins, the least number.
   * Nothing, and 0 in place of a number, is no bound.
   */
  atLeast?: string;
  /** The field beside it without which it is meaningless: both are filled in, or neither. */
  with?: string;
  /** The field beside it whose number this one must not be above; nothing there is no bound. */
  atMost?: string;
  /** Stored by a call of its own after the main save; a failure leaves the record saved and warns. */
  saveWith?: {
    fn?: string;
    method?: 'POST' | 'PUT';
    path?: string;
    /** The part of the body that names the record, where the path doesn't. */
    idArg?: string;
    /** A GET at the same path answers what is stored, as its results, whether or not the record carries it. */
    read?: true;
  };
  /**
   * No two records that an organisation has may have the same, whatever its case; of rows no two of a record, or of
   * those of them that are shown at a time. Nothing is no value. `within` names a field: only records that have the same
   * in it are compared.
   */
  unique?: true | { readonly within: string };
  /** A copy of the record begins without it: what stands for this one record alone, such as a barcode. */
  copied?: false;
  /** Filled by the server with GET …/add: an empty value is no default to send. */
  fromServer?: boolean;
}

/** A field as any kind sees it: its kind's name, and the options beside it. */
export type AnyField = { readonly kind: string } & FieldOptions<unknown>;
export type AnyFields = Readonly<Record<string, AnyField>>;

/** The name that a field is read under. */
export const nameToRead = (name: string, { readAs, wire }: FieldOptions<unknown>): string =>
  readAs ?? wire ?? name;

/** The query parameter by which lists are narrowed by a field. */
export const nameToFilter = (name: string, field: FieldOptions<unknown>): string =>
  field.filterAs ?? nameToRead(name, field);

/** The name that a field is sent under. */
export const nameToSend = (name: string, { sendAs, wire }: FieldOptions<unknown>): string =>
  sendAs ?? wire ?? name;

/** The values that stand beside one. */
type Beside = Readonly<Record<string, unknown>>;

/** How kinds that hold other fields read and write those fields. */
export interface NestedCodec {
  empty(fields: AnyFields): Record<string, unknown>;
  parse(wire: unknown, fields: AnyFields): Record<string, unknown>;
  serialize(value: Readonly<Record<string, unknown>>, fields: AnyFields): Record<string, unknown>;
}

/** The same, for who also has to know whether those fields are right. */
export interface Nested extends NestedCodec {
  check(value: Record<string, unknown>, fields: AnyFields): Problem<string> | undefined;
  /** Which of them is wrong first, and why. */
  wrong(
    value: Record<string, unknown>,
    fields: AnyFields,
  ): { readonly name: string; readonly problem: Problem<string> } | undefined;
  /** The first of them that must be filled and is empty. */
  lacking(value: Record<string, unknown>, fields: AnyFields): string | undefined;
}

/** What numbers are: amounts in euros or in whole cents, whole ones, or any. */
export type NumberShape = 'amount' | 'cents' | 'whole' | 'plain';

/** What sets the values of a kind apart from most others. */
export interface Traits {
  /** A text: a list's search looks into it. */
  readonly isText?: boolean;
  /** Lists can't be sorted by it. */
  readonly isUnsortable?: true;
  /** Lists leave it to the record's own page unless it is a column: rows, long sources, what isn't for every eye. */
  readonly isOwnPageOnly?: true;
  /** Its values are few or can be looked up: lists can be narrowed by one of them. */
  readonly narrows?: true;
  /** Several records can well have the same value, whatever each is: they can be given it at once. */
  readonly isShareable?: true;
  /** What its numbers are. */
  readonly numbers?: NumberShape;
  /** Days, or moments, which stand on one. */
  readonly days?: 'day' | 'moment';
  /** Most characters that a list's column shows of it; what follows is cut off. */
  readonly cutAt?: number;
  /**
   * What changes of two people to one value can go together in, where it isn't taken as a whole: single items whose
   * order means nothing, rows by their ids, blocks by their names, and parts with names that it holds as text.
   */
  readonly mergesBy?: 'items' | 'rows' | 'blocks' | 'parts';
  /** Among other values it means nothing without its name: which stands before it, or in its place while it is on. */
  readonly namedInText?: 'before' | 'alone';
  /** It refers to a record, or to several. */
  readonly refers?: 'one' | 'several';
  /** It holds other fields, as its `fields`. */
  readonly holdsFields?: true;
  /** A file that is stored at once by a call of its own: a new record has none. */
  readonly isUpload?: true;
  /** Nothing but the server keeps it: what is typed into it is never written down in the browser. */
  readonly isSecret?: true;
}

/**
 * One half of a field kind: how a value travels and when it is right. The other half, how it is shown
 * and entered, is the file of the same name in `src/kinds`. `Options` are the kind's own options; they
 * stand on the field beside the common ones.
 */
export interface Kind<Value, Options extends object = object> {
  /** The value of a field that nothing has filled. */
  empty(field: Options, nested: NestedCodec): Value;
  /**
   * From the wire to the record. Accepts everything the specification shows; never throws.
   *
   * @param record the values before it, for kinds that depend on another field
   */
  parse(wire: unknown, field: Options, nested: NestedCodec, record: Beside): Value;
  /**
   * From the record to the wire.
   *
   * @param record the values around it
   */
  serialize(value: Value, field: Options, nested: NestedCodec, record: Beside): unknown;
  /** Whether "required" is broken. Without it: null, blank text and empty lists are empty, 0 and false are not. */
  isEmpty?(value: Value, field: Options, nested: Nested, record: Beside): boolean;
  /** Whether a filled value is right beside the record's others; `undefined` when it is. */
  check?(value: Value, field: Options, nested: Nested, record: Beside): Problem<string> | undefined;
  /** Most characters of a text, where its field gives no number of its own. */
  longest?: number;
  /** What lists and pages have to know of its values. */
  traits?: Traits;
  /** All values that a field can have, where there is a fixed set of them. */
  values?(field: Options): readonly (string | number | boolean)[];
  /** Values that show the kind's range; every suite that loops over kinds uses them. */
  samples(field: Options): readonly Value[];
}

/** Makes the type parameters of a kind explicit and leaves the rest to inference. */
export const kind =
  <Value, Options extends object = object>() =>
  (definition: Kind<Value, Options>): Kind<Value, Options> =>
    definition;
