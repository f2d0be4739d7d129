import type { CodeValue } from './choice';
import { type AnyField, kind } from './Kind';
import { asText } from './textKind';

export interface VariantOptions {
  /** The field whose code decides what the value is. */
  by: string;
  /** What it is, for each of the codes. */
  of: Readonly<Record<CodeValue, AnyField>>;
}

/** The field that a variant stands for in a record; none while its code is missing or unknown. */
export const variantField = (
  { by, of }: VariantOptions,
  record: Readonly<Record<string, unknown>>,
): AnyField | undefined => of[String(record[by])];

/** A value that is of one kind or another, as another field says; it travels as text. */
export const variant = kind<string, VariantOptions>()({
  empty: () => '',
  parse: asText,
  serialize: (value) => value,
  // 0 is a number and stands for no record.
  isEmpty: (value, options, nested, record) => {
    const field = variantField(options, record) ?? { kind: 'text' };
    return nested.lacks(nested.parse({ value }, { value: field }), {
      value: { ...field, required: true },
    });
  },
  check: (value, options, nested, record) => {
    const field = variantField(options, record);
    return field && nested.check(nested.parse({ value }, { value: field }), { value: field });
  },
  samples: () => ['', '3', '2.5'],
});
