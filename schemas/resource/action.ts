import type { Exactly } from '../fields/exactly';
import type { AnyField, AnyFields } from '../fields/field';
import type { Right } from '../kinds/accessFlags';
import type { CallSpec } from './call';
import type { IconName } from './icons';

/** An answer's rows of which one is chosen; it fills fields of the form, which is then saved as ever. */
export interface ChoosesSpec<Field extends string = string> {
  /** The part of the answer that holds the rows. */
  readonly rows: string;
  /** What is shown of each; it is known by the first. */
  readonly columns: AnyFields;
  /** The fields that are filled, and the column that fills each; the first identifies the one that is chosen by now. */
  readonly fills: { readonly [Name in Field]?: string };
  /** The flag of the row that is proposed while none is chosen. */
  readonly default?: string;
}

/** The messages of an action where the server gives none. */
export interface ActionMessages {
  /** That it has begun, for so many milliseconds: `actions.<name>.started`. */
  readonly started?: number;
  /** That it is done: `actions.<name>.done`, which may name parts of the answer, and `count`: how many are offered. */
  readonly done?: true;
  /** That it failed: `actions.<name>.failed`. */
  readonly failed?: true;
  /** The part of the answer that its message is about, written before it. */
  readonly about?: string;
  /** What is empty of what it previews: `actions.<name>.nothing`. */
  readonly nothing?: true;
}

/** One call for all ticked rows: their ids travel as a list, and the answer is a file with all of them. */
interface OneFileSpec {
  readonly path: string;
  readonly idsArg: string;
  readonly downloads: string;
}

/** A button that calls a function of the server. */
export interface ActionSpec extends CallSpec {
  readonly icon: IconName;
  /**
   * Where the button stands, if not on the record's page: in each row of the list; above the list, for what is
   * done to the resource as a whole, at the resource's path; or in each row of a sub-list or a query of the
   * record; `everywhere`: in each row of the list and on the record's page. What it names is then of that row, and `{row.name}` in its path as well; `{name}` is the record's.
   */
  readonly at?:
    | 'row'
    | 'list'
    | 'everywhere'
    | { readonly subList: string }
    | { readonly query: string };
  /**
   * Parts of the body, and the record's fields that fill them, or those of the row that it stands in. What is asked
   * under the name of such a part begins as the record has it, and isn't asked for several at once.
   */
  readonly args?: Readonly<Record<string, string>>;
  /** Fields that a dialog asks for; they travel as parts of the body. */
  readonly asks?: AnyFields;
  /**
   * Offered for the ticked rows of the list as well: what it asks is asked once, and it is called for one after the
   * other. Those that it isn't offered for (`when`) stay as they are, so that the list shows the fields that decide it.
   * Where one file for all is wanted, what asks for that.
   */
  readonly forSeveral?: true | OneFileSpec;
  /**
   * The function of the record that answers what the action would change with what is entered, without doing it: rows
   * of a `title`, and of `before` and `after`, which are shown as this field.
   */
  readonly previews?: { readonly fn: string; readonly as: AnyField };
  /** Fields of the record that must be filled in first; the message is `actions.<name>.missing`. */
  readonly requires?: readonly string[];
  /** The answer is a file, saved under this name; or its rows are saved as a CSV file of this name. */
  readonly downloads?: string | { readonly rows: string };
  /**
   * The page that it leads to: at once that of the record which it made, whose id the answer gives as `last_id`; or,
   * from its message, that of a resource's record, by the field that holds its id.
   */
  readonly opens?: 'created' | { readonly to: string; readonly idField: string };
  /** Parts of the answer that a dialog shows, each to be copied. */
  readonly shows?: AnyFields;
  readonly chooses?: ChoosesSpec;
  /** Calls nothing: fills the form with the values that a new record begins with, which a save then stores. */
  readonly fills?: 'defaults';
  readonly messages?: ActionMessages;
  /** Other resources whose records it changes: what is shown of them is read anew. */
  readonly changes?: readonly string[];
  /**
   * What it makes of fields of the record that only actions change: what gives one of them the value of before takes it
   * back.
   */
  readonly sets?: Readonly<Record<string, unknown>>;
  /** Offered while the record is edited as well; what it requires and sends is then what is entered. */
  readonly whileEditing?: true;
  /**
   * Asks before it acts; texts under `actions.<name>.confirm`, with a field of the record as their count. `reach`:
   * shows whom the function reaches and what it takes from whom, as the server knows.
   */
  readonly confirm?: boolean | 'reach' | { readonly count: string };
  /** Offered only while the record's fields have these values. */
  readonly when?: Readonly<Record<string, unknown>>;
  /** The right that it takes; to update unless given. */
  readonly right?: Right;
  /** A field of the answer that is shown once, with a button to copy it. */
  readonly revealOnce?: string;
  readonly tone?: 'primary' | 'error';
}

/** The fields that an action names: of the rows that it stands in, or of the record. */
export const fieldsOfAction = (
  { at }: Pick<ActionSpec, 'at'>,
  {
    fields,
    subLists,
    queries,
  }: {
    readonly fields: AnyFields;
    readonly subLists: Readonly<Record<string, { readonly fields: AnyFields }>>;
    readonly queries: Readonly<Record<string, { readonly fields: AnyFields }>>;
  },
): AnyFields => {
  if (typeof at !== 'object') return fields;
  return ('subList' in at ? subLists[at.subList] : queries[at.query])?.fields ?? {};
};

/** The parts of a definition whose rows actions can stand in. */
interface RowParts {
  readonly subLists: Readonly<
    Record<string, { readonly fields: AnyFields; readonly idField: string }>
  >;
  readonly queries: Readonly<Record<string, AnyFields>>;
}

type NameIn<Part> = keyof Part & string;

/** The fields that an action names: of the row that it stands in, or of the record. */
type NamedAt<Given, Field extends string, Parts extends RowParts> = Given extends {
  readonly at: { readonly subList: infer Name extends keyof Parts['subLists'] };
}
  ? NameIn<Parts['subLists'][Name]['fields']> | Parts['subLists'][Name]['idField']
  : Given extends { readonly at: { readonly query: infer Name extends keyof Parts['queries'] } }
    ? NameIn<Parts['queries'][Name]>
    : Field;

/** What an action may name of the resource that it belongs to. */
interface ActionOn<Given, Field extends string, Parts extends RowParts> {
  readonly at?:
    | 'row'
    | 'list'
    | 'everywhere'
    | { readonly subList: NameIn<Parts['subLists']> }
    | { readonly query: NameIn<Parts['queries']> };
  readonly args?: Readonly<Record<string, Field | 'id'>>;
  readonly requires?: readonly Field[];
  readonly chooses?: Given extends { readonly chooses: { readonly fills: infer Fills } }
    ? { readonly fills: { readonly [Name in keyof Fills]: Name extends Field ? unknown : never } }
    : unknown;
  readonly confirm?: boolean | 'reach' | { readonly count: Field };
  readonly when?: Given extends { readonly when: infer When }
    ? { readonly [Name in keyof When]: Name extends Field ? unknown : never }
    : unknown;
  readonly sets?: Given extends { readonly sets: infer Set }
    ? { readonly [Name in keyof Set]: Name extends Field ? unknown : never }
    : unknown;
}

/** Actions of a resource that has these fields. */
export type ActionsOn<Actions, Field extends string, Parts extends RowParts> = Actions & {
  readonly [Name in keyof NoInfer<Actions>]: ActionOn<
    NoInfer<Actions>[Name],
    NamedAt<NoInfer<Actions>[Name], Field, Parts>,
    Parts
  >;
};

/** What an action can't define together. */
type Compatible<Spec> = Spec extends { readonly at: 'list' }
  ? {
      readonly confirm?: boolean;
      readonly when?: never;
      readonly requires?: never;
      readonly args?: never;
    }
  : unknown;

export const action = <const Spec extends ActionSpec>(
  spec: Exactly<Spec, ActionSpec> & Compatible<Spec>,
): Spec => spec;
