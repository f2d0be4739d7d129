import type { CodeValue } from './choice';
import { type AnyField, kind, type NestedCodec } from './Kind';

export interface VariantOptions {
  /** The field whose code decides what the value is; it stands before this one. */
  by: string;
  /** What it is, for each of the codes. */
  of: Readonly<Record<CodeValue, AnyField>>;
  /** How it travels, where that isn't as its kind does: as text. */
  as?: 'text';
}

/** The field that a variant stands for in a record; none while its code is missing or unknown. */
export const variantField = (
  { by, of }: VariantOptions,
  record: Readonly<Record<string, unknown>>,
): AnyField | undefined => {
  const code = record[by];
  return typeof code === 'string' || typeof code === 'number' ? of[code] : undefined;
};

const sent = (value: unknown, field: AnyField | undefined, nested: NestedCodec): unknown =>
  field ? nested.serialize({ value }, { value: field }).value : value;

/** A value of one kind or another, as another field specifies. */
export const variant = kind<unknown, VariantOptions>()({
  empty: () => null,
  parse: (wire, options, nested, record) => {
    const field = variantField(options, record);
    if (field) return nested.parse({ value: wire }, { value: field }).value;
    return wire === undefined || wire === '' ? null : wire;
  },
  serialize: (value, options, nested, record) => {
    const onWire = sent(value, variantField(options, record), nested);
    return options.as === 'text' ? String(onWire ?? '') : onWire;
  },
  // 0 is a number and stands for no record.
  isEmpty: (value, options, nested, record) => {
    const field = variantField(options, record) ?? { kind: 'text' };
    return nested.lacking({ value }, { value: { ...field, required: true } }) !== undefined;
  },
  check: (value, options, nested, record) => {
    const field = variantField(options, record);
    return field && nested.check({ value }, { value: field });
  },
  samples: () => [null, '3', '2.5'],
});
