import type { CodeValue } from '../kinds/choice';
import type { ChosenFrom, SourceNames } from '../kinds/chosenFrom';
import { type KindName, kinds } from '../kinds/index';
import type { AnyField, AnyFields, FieldOptions, OwnMessageTexts } from '../kinds/Kind';
import type { RowLayout, SectionsIn } from '../kinds/layout';
import { contentLanguages } from '../kinds/perLanguage';
import type { Exactly } from './exactly';
import type { OptionsOf, ValueOf } from './isKind';

/** The value that a record holds for a field: the literals of its codes and the shape of its rows included. */
export type FieldValue<F> = F extends { kind: 'choice'; values: readonly (infer Code)[] }
  ? Code | null
  : F extends { kind: 'choices'; values: readonly (infer Code)[] }
    ? readonly Code[]
    : F extends { kind: 'rows'; fields: infer Fields extends AnyFields }
      ? readonly ({ id: number | null } & FieldsRecord<Fields>)[]
      : F extends { kind: 'perLanguage'; fields: infer Fields extends AnyFields }
        ? Readonly<Record<string, FieldsRecord<Fields>>>
        : F extends { kind: infer K extends KindName }
          ? ValueOf<K>
          : never;

/** What a set of fields amounts to in a record. */
export type FieldsRecord<Fields extends AnyFields> = {
  -readonly [Name in keyof Fields]: FieldValue<Fields[Name]>;
};

type Shared<Field> = Field extends {
  kind: 'perLanguage';
  fields: infer Inner;
  mirrorsFirst: readonly (infer Name)[];
}
  ? { readonly [N in Name & keyof Inner]: Inner[N] & { readonly derived: true } }
  : never;

type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** All fields of a record: those that are written down, and those that share texts of a language. */
export type WholeFields<Fields extends AnyFields> = Fields & Together<Shared<Fields[keyof Fields]>>;

type Known<K extends KindName> = OptionsOf<K> & FieldOptions<ValueOf<K>>;

/** What options define for codes must be about the field's own codes. */
type OfItsCodes<Options> = Options extends { values: readonly (infer Code extends CodeValue)[] }
  ? {
      readonly default?: Code | readonly Code[] | null;
      readonly notOffered?: readonly Code[];
      readonly formerly?: Readonly<Record<CodeValue, Code>>;
      readonly tones?: Options extends { tones: infer Tones }
        ? { readonly [C in keyof Tones]: C extends Code ? unknown : never }
        : unknown;
    }
  : unknown;

/** What blocks share must be among their fields. */
type OfItsFields<Options> = Options extends { fields: infer Fields; mirrorsFirst: unknown }
  ? { readonly mirrorsFirst: readonly (keyof Fields & string)[] }
  : unknown;

/** What rows are chosen by must be among their fields, and so must the field of a record's title. */
type OfItsSources<Options> = Options extends {
  fields: infer Fields extends AnyFields;
  chosenFrom: unknown;
}
  ? { readonly chosenFrom: ChosenFrom<keyof Fields & string, SourceNames<Fields>> }
  : unknown;

/** What a layout places must be among the fields of the rows. */
type OfItsLines<Options> = Options extends { fields: infer Fields; layout: infer Layout }
  ? { readonly layout: RowLayout<keyof Fields & string, SectionsIn<Layout>> }
  : unknown;

/** What stands in for messages that exist. */
type OfMessages<Options> = Options extends { messages: infer Messages }
  ? { readonly messages: Exactly<Messages, OwnMessageTexts> }
  : unknown;

type Checked<K extends KindName, Options> = Exactly<Options, Known<K>> &
  OfItsCodes<Options> &
  OfItsFields<Options> &
  OfItsLines<Options> &
  OfItsSources<Options> &
  OfMessages<Options>;

type Maker<K extends KindName> = <const Options extends Known<K>>(
  ...options: Record<never, never> extends OptionsOf<K>
    ? [options?: Checked<K, Options>]
    : [options: Checked<K, Options>]
) => { readonly kind: K } & Options;

const makers = Object.fromEntries(
  Object.keys(kinds).map((kind) => [kind, (options?: object) => ({ kind, ...options })]),
) as unknown as { [K in KindName]: Maker<K> };

/** Fields that many records have alike. */
const ready = {
  /** The language that something is written in. */
  language: () =>
    makers.choice({ values: contentLanguages, labels: 'languages', default: 'NL-nl' }),
  gender: () => makers.choice({ values: ['M', 'F', 'U'], labels: 'genders', default: 'U' }),
};

/** The words for fields: `f.<kind>({ options })`, and some that are ready made. */
export const f = { ...makers, ...ready };

export type { AnyField, AnyFields };
