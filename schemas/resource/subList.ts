import { type AnyFields, f } from '../fields/field';
import {
  bearsIds,
  type ChosenFrom,
  type OneSource,
  type SourceNames,
  sourceNames,
} from '../kinds/chosenFrom';
import { nameToSend } from '../kinds/Kind';
import type { RowLayout } from '../kinds/layout';
import type { PictureOptions } from '../kinds/upload';
import type { CallSpec } from './call';
import type { ExportsSpec, ImportsSpec } from './imports';
import { type CallInput, type CallOf, callOf, entered, type RowCall } from './rowCall';

/** The names of objects on the wire that hold fields, which a call may send whole. */
type HolderOf<Fields extends AnyFields> = {
  [Name in keyof Fields]: Fields[Name] extends { within: infer Holder extends string }
    ? Holder extends `${infer Outer}.${string}`
      ? Outer
      : Holder
    : never;
}[keyof Fields];

/** Pictures that are the rows of a sub-list: uploaded several at a time, and shown. */
export interface PicturesSpec<Field extends string = string>
  extends Omit<PictureOptions, 'remove'> {
  /** The field that holds a picture's file name. */
  readonly field: Field;
  readonly upload: string;
}

/** Rows of which a choice selects which are shown at a time, and that can be entered as a table, all at once. */
export interface TableSpec<Name extends string = string> {
  /** The choice; the table has a column for each of its codes. */
  readonly by: Name;
  /** The function that takes all rows in their order, as `rows`. */
  readonly fn: string;
  /** The field that groups rows into one line. */
  readonly key: Name;
  /** The text of a row, in the column of its code. */
  readonly title: Name;
}

/** The fields that rows have which stand for records: the record, by the name of its id, and its title. */
type ChosenFields<Id extends string, Title extends string> = [Title] extends [never]
  ? Record<never, never>
  : Readonly<Record<Id, { readonly kind: 'reference' }>> &
      Readonly<Record<Title, { readonly kind: 'text' }>>;

interface Common<
  Fields extends AnyFields,
  Name extends string,
  Id extends string,
  Message extends string,
> {
  /** The record's field that holds the rows; the sub-list's own name unless given. */
  field?: string;
  /** The name of a row's id, on the wire and in calls. */
  idField: Id;
  fields: Fields;
  /** The call that answers the rows, where the record doesn't carry them. */
  rowsFrom?: CallSpec;
  /** The call that answers one row as it is by now, asked before it is changed; `{row.…}` in its path names it. */
  read?: CallSpec;
  /** Rows a page, and that they are searched; all of them stand on one page unless given. */
  pageSize?: number;
  /** The resource whose records the rows are; they lead to their pages, as rows that stand for records do. */
  opens?: string;
  /** Rows can be brought in as a CSV file. */
  imports?: ImportsSpec<Name>;
  /** Rows can be saved as a CSV file. */
  exports?: ExportsSpec<Name>;
  /** Each row is a picture. */
  pictures?: PicturesSpec<Name>;
  /** The last row stays. */
  keepsLast?: true;
  /** Messages in place of those that all share: `messages` of the resource's labels. */
  messages?: { readonly [Shared in 'lastRow']?: Message };
  /**
   * The field that holds a row's number, where rows are put in order by hand. It needs no field of its own among
   * `fields`, nor a label: nobody enters it, and the rows stand in its order.
   */
  numberedBy?: string;
}

/** Rows in pages are answered by a call, and nothing is done that takes all of them. */
type Paged =
  | { readonly pageSize?: undefined }
  | ({ readonly pageSize: number; readonly rowsFrom: CallSpec } & {
      readonly [Whole in 'table' | 'reorder' | 'keepsLast' | 'pictures']?: never;
    });

/** A sub-list as it is written down; see `subList`. */
export interface SubListInput<
  Fields extends AnyFields,
  Id extends string,
  Title extends string,
  Message extends string,
  Section extends string,
  Fn extends string,
> extends Common<Fields, NoInfer<keyof Fields & string>, Id, Message> {
  /**
   * Rows stand for records, and are added by choosing one: of one resource, one that isn't there yet; of
   * several, by the fields that refer to them.
   */
  chosenFrom?: ChosenFrom<Title, NoInfer<SourceNames<Fields>>>;
  /** The fields that are shown; all of them unless given. */
  columns?: readonly NoInfer<(keyof Fields & string) | Title>[];
  /** How the fields of a row stand in its dialog; one below the other unless given. */
  layout?: RowLayout<
    NoInfer<(keyof Fields & string) | Title | ([Title] extends [never] ? never : Id)>,
    Section
  >;
  /** Sends what can be entered of a new row, unless its `args` specify otherwise; an id is that of one that comes back. */
  add?: CallInput<(keyof Fields & string) | HolderOf<Fields> | Id, Fn>;
  /** Sends the row's id and what can be entered of it. */
  update?: CallInput<(keyof Fields & string) | HolderOf<Fields> | Id, Fn>;
  /** Sends the row's id. */
  remove?: CallInput<Id, Fn>;
  /**
   * Sends the row's id and its number, for each row whose number changes; or once, with the id and the
   * number of every row.
   */
  reorder?: string | (CallOf<(keyof Fields & string) | Id> & { readonly forSeveral?: true });
  /**
   * Rows are divided by a choice, and those of one of its codes shown at a time. They can be entered as a table: a line
   * for each key, its flags ticked for all texts of the line; sends every row with its id and what can be entered of it.
   */
  table?: TableSpec<NoInfer<keyof Fields & string>>;
  /** A flag that is toggled in place; sends the row's id and the flag. */
  toggle?: CallOf<(keyof Fields & string) | Id> & {
    readonly field: NoInfer<keyof Fields & string>;
  };
}

/** Rows inside a record, each added, changed and removed at once by functions. */
export interface SubListSpec<
  Fields extends AnyFields = AnyFields,
  Id extends string = string,
  Message extends string = string,
  Section extends string = string,
  Fn extends string = string,
> extends Common<Fields, string, Id, Message> {
  /** The functions that add, change and remove its rows, for the types alone. */
  readonly functions?: Fn;
  chosenFrom?: ChosenFrom;
  columns: readonly string[];
  layout?: RowLayout<string, Section>;
  add?: RowCall;
  update?: RowCall;
  remove?: RowCall;
  reorder?: RowCall & { readonly forSeveral?: true };
  table?: RowCall & TableSpec;
  toggle?: RowCall & { readonly field: string };
}

const number = f.integer({ readOnly: true });

const chosenFields = ({ to, titleIn }: OneSource, idField: string): AnyFields => ({
  [titleIn]: f.text({ readOnly: true }),
  [idField]: f.reference({ to, titleIn, required: true, only: 'create' }),
});

/** Fields that refer to what rows are chosen from: each is asked for while the others are empty. */
const sourceFields = (fields: AnyFields, names: readonly string[]): AnyFields =>
  Object.fromEntries(
    names.map((name) => {
      const others = names.filter((other) => other !== name).map((other) => [other, null]);
      const asked = { required: true, only: 'create', when: Object.fromEntries(others) } as const;
      return [name, { kind: 'reference', ...fields[name], ...asked }];
    }),
  );

/** Rows inside a record, each added, changed and removed at once by functions. */
export const subList = <
  const Fields extends AnyFields,
  const Id extends string,
  const Title extends string = never,
  const Message extends string = never,
  const Section extends string = never,
  const Fn extends string = never,
>({
  add,
  update,
  remove,
  reorder,
  table,
  toggle,
  ...spec
}: SubListInput<Fields, Id, Title, Message, Section, Fn> & Paged): SubListSpec<
  Fields & ChosenFields<NoInfer<Id>, NoInfer<Title>>,
  Id,
  NoInfer<Message>,
  NoInfer<Section>,
  NoInfer<Fn>
> => {
  const { chosenFrom, idField, numberedBy } = spec;
  const one = bearsIds(chosenFrom) ? chosenFrom : undefined;
  const sources = sourceNames(chosenFrom);
  const shown = {
    ...(one && chosenFields(one, idField)),
    ...spec.fields,
    ...sourceFields(spec.fields, sources),
  };
  const fields = {
    ...(numberedBy !== undefined && { [numberedBy]: number }),
    ...shown,
  } as Fields & ChosenFields<Id, Title>;
  const id = { [idField]: idField };
  const sentOf = (name: string | undefined) =>
    name === undefined ? {} : { [nameToSend(name, fields[name] ?? {})]: name };
  const calls = {
    add: callOf(add, entered(fields, 'update'), idField),
    update: callOf(update, { ...id, ...entered(fields, 'create') }, idField),
    remove: callOf(remove, id, idField),
    reorder: callOf(reorder, { ...id, ...sentOf(numberedBy) }, idField),
    table: callOf(table, { ...id, ...entered(fields, 'create') }, idField),
    toggle: callOf(toggle, { ...id, ...sentOf(toggle?.field) }, idField),
  };
  // What a row stands for is shown by its title.
  const columns = Object.keys(shown).filter((name) => !sources.includes(name));
  return { columns, opens: one?.to, ...spec, fields, ...calls };
};
