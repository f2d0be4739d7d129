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

const NONE: Traits = {};

/** What sets the values of a field apart from most others. */
export const traitsOf = ({ kind }: AnyField): Traits => kinds[kind as KindName].traits ?? NONE;
