import type { AnyFields } from '../fields/field';
import type { MessageKey } from '../kinds/messages';
import type { Defined, Shape } from './defineResource';
import type { SubListSpec } from './subList';

/** Tabs that every resource may use without a label of its own. */
type SharedTab = 'general';

/** A part of the labels that stands there exactly when the definition has something to name. */
type Part<Name extends string, Keys, Content> = [Keys] extends [never]
  ? unknown
  : { readonly [N in Name]: Content };

type Coded<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { labels: string }
    ? never
    : Fields[Name] extends
          | { kind: 'choice' | 'choices'; values: readonly PropertyKey[] }
          | { kind: 'colour'; presets: readonly PropertyKey[] }
      ? Name
      : never;
}[keyof Fields];

type Nesting<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { kind: 'rows' | 'perLanguage'; fields: AnyFields }
    ? Name
    : never;
}[keyof Fields];

type CodeLabels<Field> = Field extends
  | { values: readonly (infer Code extends PropertyKey)[] }
  | { presets: readonly (infer Code extends PropertyKey)[] }
  ? { readonly [C in Code]: string }
  : never;

type NestedFields<Field> = Field extends { fields: infer Fields extends AnyFields }
  ? FieldLabels<Fields>
  : never;

/** Fields that nobody enters; they have labels where a list or a page shows them. */
type Following<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { derived: true } ? Name : never;
}[keyof Fields];

/** One for each of the fields, and for those that follow from others if need be. */
type EachOf<Fields, Names extends keyof Fields, Content> = {
  readonly [Name in Exclude<Names, Following<Fields>>]: Content extends 'codes'
    ? CodeLabels<Fields[Name]>
    : string;
} & {
  readonly [Name in Names & Following<Fields>]?: Content extends 'codes'
    ? CodeLabels<Fields[Name]>
    : string;
};

/** The labels of a set of fields: a name each, and names for their codes and for the fields inside them. */
export type FieldLabels<Fields extends AnyFields> = {
  readonly fields: EachOf<Fields, keyof Fields, 'name'>;
  /** A sentence of help below a field. */
  readonly help?: { readonly [Name in keyof Fields]?: string };
} & Part<'codes', Coded<Fields>, EachOf<Fields, Coded<Fields>, 'codes'>> &
  Part<'rows', Nesting<Fields>, { readonly [Name in Nesting<Fields>]: NestedFields<Fields[Name]> }>;

type ActionLabels<Action> = { readonly label: string } & (Action extends {
  confirm: true | { readonly count: string };
}
  ? { readonly confirm: string }
  : unknown) &
  (Action extends { asks: infer Fields extends AnyFields } ? FieldLabels<Fields> : unknown) &
  (Action extends { requires: readonly string[] } ? { readonly missing: string } : unknown);

type TableLabels<Tables extends Readonly<Record<string, AnyFields>>> = {
  readonly [Name in keyof Tables]: { readonly name: string } & FieldLabels<Tables[Name]>;
};

type SubListLabels<Lists extends Readonly<Record<string, SubListSpec>>> = {
  readonly [Name in keyof Lists]: { readonly name: string } & FieldLabels<Lists[Name]['fields']>;
};

/** Messages that fields name in place of the shared ones, those inside other fields included. */
type SaidOf<Fields> = {
  [Name in keyof Fields]:
    | (Fields[Name] extends { messages: infer Messages } ? Messages[keyof Messages] : never)
    | (Fields[Name] extends { fields: infer Inner extends AnyFields } ? SaidOf<Inner> : never);
}[keyof Fields];

type SaidOfLists<Lists extends Readonly<Record<string, SubListSpec>>> = {
  [Name in keyof Lists]:
    | NonNullable<Lists[Name]['messages']>[keyof NonNullable<Lists[Name]['messages']>]
    | SaidOf<Lists[Name]['fields']>;
}[keyof Lists];

/** The messages that a definition names and that all resources don't share. */
type OwnMessages<S extends Shape> = Exclude<
  S['messages'] | SaidOf<S['fields']> | SaidOfLists<S['subLists']>,
  MessageKey
> &
  string;

type LabelsOfShape<S extends Shape> = {
  /** One and several, as in `Group |||| Groups`. */
  readonly name: string;
  /** What a record is called that has no name, where the definition asks for it. */
  readonly unnamed?: string;
} & FieldLabels<S['fields'] & S['computed']> &
  Part<
    'tabs',
    Exclude<S['tabs'], SharedTab>,
    { readonly [Name in Exclude<S['tabs'], SharedTab>]: string }
  > &
  Part<'sections', S['sections'], { readonly [Name in S['sections']]: string }> &
  Part<'conditions', S['conditions'], { readonly [Name in S['conditions']]: string }> &
  Part<'links', keyof S['links'], { readonly [Name in keyof S['links']]: string }> &
  Part<'children', keyof S['children'], { readonly [Name in keyof S['children']]: string }> &
  Part<'subLists', keyof S['subLists'], SubListLabels<S['subLists']>> &
  Part<'queries', keyof S['queries'], TableLabels<S['queries']>> &
  Part<
    'actions',
    keyof S['actions'],
    { readonly [Name in keyof S['actions']]: ActionLabels<S['actions'][Name]> }
  > &
  Part<'messages', OwnMessages<S>, { readonly [Name in OwnMessages<S>]: string }>;

/** Every text that a definition needs; a missing or misspelt one doesn't compile. */
export type Labels<D> = D extends Defined<infer S> ? LabelsOfShape<S> : never;

/** What labels look like to the parts that read them for any resource. */
export type ResourceLabels = { readonly name: string } & Readonly<Record<string, unknown>>;
