import type { JsonSchema, UiElement } from './JsonSchema';
import type { DocumentRow, RowOptions } from './RowType';
import { rowTypeOf } from './rowTypes';

const COLUMNS = 12;

/** The name of a row's value in a document's form. */
export const valueName = ({ id }: Pick<DocumentRow, 'id'>): string => `row${id}`;

/** How many of the twelve columns a row takes. */
export const columnsOf = ({ rowWidth }: RowOptions): number =>
  typeof rowWidth === 'number' && rowWidth >= 1 && rowWidth <= COLUMNS
    ? Math.round(rowWidth)
    : COLUMNS;

/** One row in a form: a control for its value, or an element of the row type's own name. */
const elementOf = (row: DocumentRow): UiElement => {
  const type = rowTypeOf(row.type);
  const options = { row, columns: columnsOf(row.options) };
  return type?.value
    ? { type: 'Control', scope: `#/properties/${valueName(row)}`, options }
    : { type: type?.name ?? 'text', options };
};

/** The JSON Schema of the value that a row asks for; `undefined` when it asks for none. */
const valueSchema = ({ type, options }: DocumentRow): JsonSchema | undefined =>
  rowTypeOf(type)?.value?.schema(options);

/** A document's form for JSON Forms: a property for each row that asks for a value, twelve columns. */
export const formOf = (
  rows: readonly DocumentRow[],
): { schema: JsonSchema; uischema: UiElement } => {
  const properties: Record<string, JsonSchema> = {};
  const required: string[] = [];
  for (const row of rows) {
    const schema = valueSchema(row);
    if (!schema) continue;
    properties[valueName(row)] = schema;
    if (row.options.required === true) required.push(valueName(row));
  }
  return {
    schema: { type: 'object', properties, required },
    uischema: { type: 'DocumentGrid', elements: rows.map(elementOf) },
  };
};

const initialValue = ({ type, options }: DocumentRow): unknown => {
  const schema = rowTypeOf(type)?.value?.schema(options);
  const { defaultValue = null } = options;
  if (schema?.type === 'array') return defaultValue === null ? [] : [defaultValue];
  return defaultValue;
};

/** The values that a document's form starts with, by row id. */
export const initialValues = (rows: readonly DocumentRow[]): Readonly<Record<number, unknown>> =>
  Object.fromEntries(
    rows.filter(({ type }) => rowTypeOf(type)?.value).map((row) => [row.id, initialValue(row)]),
  );
