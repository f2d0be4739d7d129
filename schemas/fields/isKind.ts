import { type KindName, type Kinds, kinds } from '../kinds/index';
import type { AnyField, Kind, Traits } from '../kinds/Kind';

/** The options that a field of a kind has beside the common ones. */
export type OptionsOf<K extends KindName> =
  Kinds[K] extends Kind<infer _Value, infer Options> ? Options : never;

/** The value that a record holds for a field of a kind. */
export type ValueOf<K extends KindName> =
  Kinds[K] extends Kind<infer Value, infer _Options> ? Value : never;

/** A field of a kind, with that kind's options. */
export type FieldOf<K extends KindName> = AnyField & { readonly kind: K } & OptionsOf<K>;

/** Whether a field is of one of these kinds. */
export const isKind = <const K extends KindName>(
  field: AnyField,
  ...names: readonly K[]
): field is { [N in K]: FieldOf<N> }[K] => names.some((name) => name === field.kind);

/** The kind of a field, as parts see it that treat all kinds alike. */
export const kindOf = (field: AnyField): Kind<unknown, AnyField> =>
  kinds[field.kind as KindName] as unknown as Kind<unknown, AnyField>;

const NONE: Traits = {};

/** What sets the values of a field apart from most others. */
export const traitsOf = (field: AnyField): Traits => kindOf(field).traits ?? NONE;

/** Most characters that a field takes, where it takes text. */
export const longestOf = (field: AnyField & { maxLength?: number }) =>
  field.maxLength ?? kindOf(field).longest;

/** Whether a field refers to records, to one or to several. */
export const refers = (field: AnyField): field is FieldOf<'reference'> | FieldOf<'references'> =>
  traitsOf(field).refers !== undefined;

/** Whether a field holds other fields, once or in each of its rows or languages. */
export const holdsFields = (field: AnyField): field is FieldOf<'rows'> | FieldOf<'perLanguage'> =>
  traitsOf(field).holdsFields === true;

/** Whether a field is a file of its record. */
export const isFile = (field: AnyField): field is FieldOf<'image'> | FieldOf<'file'> =>
  traitsOf(field).isUpload === true;

/** All values that a field can have, where there is a fixed set of them: its codes, or on and off. */
export const valuesOf = (field: AnyField): readonly (string | number | boolean)[] | undefined =>
  kindOf(field).values?.(field);
