import type { JsonSchema, UiElement } from './JsonSchema';
import { column, line, option } from './layout';

export const TITLE_LENGTH = 500;

export const flag = (initial = false): JsonSchema => ({ type: 'boolean', default: initial });

export const oneOf = (...values: [string, ...string[]]): JsonSchema => ({
  type: 'string',
  enum: values,
  default: values[0],
});

export const text = (maxLength: number, format?: JsonSchema['format']): JsonSchema => ({
  type: 'string',
  default: '',
  maxLength,
  ...(format && { format }),
});

/** A colour, or none for that of the page. */
export const colour: JsonSchema = { type: 'string', format: 'colour', default: '' };

/** An address, or none. */
export const address: JsonSchema = text(2000, 'link');

export const title: JsonSchema = text(TITLE_LENGTH);

const common = {
  required: flag(),
  rowWidth: { type: 'integer', minimum: 1, maximum: 12, default: 12 },
  weight: { type: 'number', minimum: 0, maximum: 1000, default: 0 },
} satisfies Record<string, JsonSchema>;

/** The options that all rows have which ask for a value, with the type's own after the title. */
export const inputOptions = (
  own: Record<string, JsonSchema> = {},
  defaultValue?: JsonSchema,
): Record<string, JsonSchema> => ({
  title,
  placeholder: title,
  ...own,
  ...(defaultValue && { defaultValue }),
  ...common,
});

/** How they are edited: the content first, then what is asked of it, then its place. */
export const inputLayout = (own: readonly UiElement[] = [], hasDefault = true): UiElement =>
  column(
    option('title'),
    option('placeholder'),
    ...own,
    ...(hasDefault ? [option('defaultValue')] : []),
    option('required'),
    line('rowWidth', 'weight'),
  );
