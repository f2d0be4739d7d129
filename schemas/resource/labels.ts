import type { AnyFields } from '../fields/field';
import type { SectionsIn } from '../kinds/layout';
import type { MessageKey } from '../kinds/messages';
import type { CommonLabels } from './commonLabels';
import type { Defined, Shape } from './defineResource';
import type { SubListSpec } from './subList';

/** A part of the labels: there when the definition has something to name, at will when all of that has a name. */
type Part<Name extends string, Keys, Content> = [Keys] extends [never]
  ? unknown
  : Record<never, never> extends Content
    ? { readonly [N in Name]?: Content }
    : { readonly [N in Name]: Content };

/** A text for each name; those that don't need one of their own may be left out. */
type Texts<Names extends PropertyKey, Needed> = {
  readonly [Name in Extract<Names, Needed>]: string;
} & { readonly [Name in Exclude<Names, Needed>]?: string };

type Coded<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { labels: string }
    ? never
    : Fields[Name] extends { values: readonly PropertyKey[] }
      ? Name
      : never;
}[keyof Fields];

type Nesting<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { kind: 'rows' | 'perLanguage'; fields: AnyFields }
    ? Name
    : never;
}[keyof Fields];

type CodeLabels<Field> = Field extends { values: readonly (infer Code extends PropertyKey)[] }
  ? { readonly [C in Code]: string }
  : never;

type InnerLabels<Field, Common extends CommonLabels> = Field extends {
  fields: infer Fields extends AnyFields;
}
  ? FieldLabels<Fields, Common> & SectionLabels<Field, Fields, Common>
  : never;

/** Fields with fields inside them that all have a name without labels of their own. */
type NamedInside<Fields, Common extends CommonLabels> = {
  [Name in Nesting<Fields>]: Record<never, never> extends InnerLabels<Fields[Name], Common>
    ? Name
    : never;
}[Nesting<Fields>];

type NestedLabels<Fields, Common extends CommonLabels, Named> = {
  readonly [Name in Exclude<Nesting<Fields>, Named>]: InnerLabels<Fields[Name], Common>;
} & { readonly [Name in Extract<Nesting<Fields>, Named>]?: InnerLabels<Fields[Name], Common> };

/** Fields that nobody enters; they have labels where a list or a page shows them. */
type Derived<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { derived: true } ? Name : never;
}[keyof Fields];

type CodesOf<Fields> = {
  readonly [Name in Exclude<Coded<Fields>, Derived<Fields>>]: CodeLabels<Fields[Name]>;
} & { readonly [Name in Extract<Coded<Fields>, Derived<Fields>>]?: CodeLabels<Fields[Name]> };

/** What the parts of a JSON field are called, and their codes. */
interface PartLabels {
  readonly fields: Readonly<Record<string, string>>;
  readonly codes?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The labels of a set of fields: a name each, and names for their codes and for the fields inside them. */
export type FieldLabels<Fields extends AnyFields, Common extends CommonLabels> = {
  /** A sentence of help below a field. */
  readonly help?: { readonly [Name in keyof Fields]?: string };
  /** Of fields that hold JSON; a part without one goes by the name that it has there. */
  readonly parts?: { readonly [Name in keyof Fields]?: PartLabels };
} & Part<
  'fields',
  keyof Fields,
  Texts<keyof Fields, Exclude<keyof Fields, Derived<Fields> | keyof Common['fields']>>
> &
  Part<'codes', Coded<Fields>, CodesOf<Fields>> &
  Part<'rows', Nesting<Fields>, NestedLabels<Fields, Common, NamedInside<Fields, Common>>>;

type FieldsAt<Action, Part extends string> = Action extends {
  [P in Part]: infer Fields extends AnyFields;
}
  ? Fields
  : Record<never, never>;

type ColumnsOf<Action> = Action extends { chooses: { columns: infer Fields extends AnyFields } }
  ? Fields
  : Record<never, never>;

/** The messages that an action has of its own. */
type MessageLabels<Action> = Action extends { messages: infer Messages }
  ? { readonly [Name in keyof Messages & ('started' | 'done' | 'failed' | 'nothing')]: string }
  : unknown;

type ActionLabels<Action, Common extends CommonLabels> = {
  readonly label: string;
} & (Action extends {
  confirm: true | 'reach' | { readonly count: string };
}
  ? { readonly ask: string; readonly confirm: string }
  : unknown) &
  FieldLabels<FieldsAt<Action, 'asks'> & FieldsAt<Action, 'shows'> & ColumnsOf<Action>, Common> &
  MessageLabels<Action> &
  (Action extends { requires: readonly string[] } ? { readonly missing: string } : unknown);

/** Actions whose labels are all among the common ones. */
type NamedActions<Actions, Common extends CommonLabels> = {
  [Name in keyof Actions & keyof Common['actions']]: Common['actions'][Name] extends ActionLabels<
    Actions[Name],
    Common
  >
    ? Name
    : never;
}[keyof Actions & keyof Common['actions']];

type ActionsLabels<Actions, Common extends CommonLabels, Named> = {
  readonly [Name in Exclude<keyof Actions, Named>]: ActionLabels<Actions[Name], Common>;
} & { readonly [Name in Extract<keyof Actions, Named>]?: ActionLabels<Actions[Name], Common> };

type TableLabels<
  Tables extends Readonly<Record<string, AnyFields>>,
  Common extends CommonLabels,
> = {
  readonly [Name in keyof Tables]: { readonly name: string } & FieldLabels<Tables[Name], Common>;
};

type SubListLabels<
  Lists extends Readonly<Record<string, SubListSpec>>,
  Common extends CommonLabels,
> = {
  readonly [Name in keyof Lists]: { readonly name: string } & FieldLabels<
    Lists[Name]['fields'],
    Common
  > &
    SectionLabels<Lists[Name], Lists[Name]['fields'], Common>;
};

/** Messages that fields name in place of the shared ones, those inside other fields included. */
type MessagesOf<Fields> = {
  [Name in keyof Fields]:
    | (Fields[Name] extends { messages: infer Messages } ? Messages[keyof Messages] : never)
    | (Fields[Name] extends { fields: infer Inner extends AnyFields } ? MessagesOf<Inner> : never);
}[keyof Fields];

type MessagesOfLists<Lists extends Readonly<Record<string, SubListSpec>>> = {
  [Name in keyof Lists]:
    | NonNullable<Lists[Name]['messages']>[keyof NonNullable<Lists[Name]['messages']>]
    | MessagesOf<Lists[Name]['fields']>;
}[keyof Lists];

type MessagesOfActions<Actions> = {
  [Name in keyof Actions]: Actions[Name] extends { asks: infer Asked } ? MessagesOf<Asked> : never;
}[keyof Actions];

/** The messages that a definition names and that all resources don't share. */
type OwnMessages<S extends Shape> = Exclude<
  | S['messages']
  | MessagesOf<S['fields']>
  | MessagesOfLists<S['subLists']>
  | MessagesOfActions<S['actions']>,
  MessageKey
> &
  string;

/** Tabs or sections; one that is called like a field or a common one has a name already. */
type Headings<
  Group extends 'tabs' | 'sections',
  Names extends string,
  Fields,
  Common extends CommonLabels,
> = Part<
  Group,
  Names,
  Texts<
    Names,
    Exclude<
      Names,
      Exclude<keyof Fields, Derived<Fields>> | keyof Common['fields'] | keyof Common[Group]
    >
  >
>;

/** The headings of rows whose layout has sections. */
type SectionLabels<Rows, Fields, Common extends CommonLabels> = Rows extends {
  layout?: infer Layout;
}
  ? Headings<'sections', SectionsIn<NonNullable<Layout>>, Fields, Common>
  : unknown;

type LabelsOfShape<S extends Shape, Common extends CommonLabels> = {
  /** One and several, as in `Group |||| Groups`. */
  readonly name: string;
  /** What a record is called that has no name, where the definition asks for it. */
  readonly unnamed?: string;
  /** A sentence on what belongs in its list, where there is nothing yet. */
  readonly belongs?: string;
  /** Why a record is locked by its own values, as those are whose `verbs.update.when` isn't met. */
  readonly closed?: string;
  /**
   * How a fact of its face is read where its label and its value alone don't do, as `seen %{value}`; of rows that are
   * counted what they are called, as `1 item |||| %{smart_count} items`.
   */
  readonly facts?: { readonly [Name in keyof (S['fields'] & S['computed'])]?: string };
  /** Texts of a hand-written tab of it; they come with the definition. */
  readonly screen?: Readonly<Record<string, string>>;
} & FieldLabels<S['fields'] & S['computed'], Common> &
  Headings<'tabs', S['tabs'], S['fields'] & S['computed'], Common> &
  Headings<'sections', S['sections'], S['fields'] & S['computed'], Common> &
  Part<'words', S['words'], { readonly [Word in S['words']]: string }> &
  Part<'asks', keyof S['listAsks'], FieldLabels<S['listAsks'], Common>> &
  Part<'links', keyof S['links'], { readonly [Name in keyof S['links']]: string }> &
  Part<'children', keyof S['children'], { readonly [Name in keyof S['children']]: string }> &
  Part<'subLists', keyof S['subLists'], SubListLabels<S['subLists'], Common>> &
  Part<'queries', keyof S['queries'], TableLabels<S['queries'], Common>> &
  Part<
    'actions',
    keyof S['actions'],
    ActionsLabels<S['actions'], Common, NamedActions<S['actions'], Common>>
  > &
  Part<
    'messages',
    OwnMessages<S>,
    Texts<OwnMessages<S>, Exclude<OwnMessages<S>, keyof Common['messages']>>
  >;

/**
 * Every text that a definition needs; a missing or misspelt one doesn't compile. What is called like a common
 * label may be left out, and so may tabs and sections that are called like a field.
 */
export type Labels<D, Common extends CommonLabels> =
  D extends Defined<infer S> ? LabelsOfShape<S, Common> : never;

/** What labels look like to the parts that read them for any resource. */
export type ResourceLabels = { readonly name: string } & Readonly<Record<string, unknown>>;
