import { type AnyFields, type DataRecord, type FieldsRecord, outermost } from '../schemas';
import {
  parseFields,
  parseValue,
  readNumber,
  serializeFields,
  serializeValue,
} from '../schemas/codec';
import { isObject } from '../schemas/isObject';
import type { Values } from '../schemas/Values';

export type { Values };

/** The parts of a call's body by the names that they travel under, and what of the values fills each. */
interface Sending {
  readonly args?: Readonly<Record<string, string>>;
}

/** A field's value as it travels, the whole of an object that holds fields, or what is no field as it is. */
const sentAs = (name: string, fields: AnyFields, values: Values): unknown => {
  const value = values[name];
  const field = fields[name];
  if (field) return value === undefined ? undefined : serializeValue(value, field);
  const held = Object.entries(fields).filter(
    ([, { within }]) => within !== undefined && outermost(within) === name,
  );
  return held.length > 0 ? serializeFields(values, Object.fromEntries(held))[name] : value;
};

/**
 * What a call sends of values: what its `args` name, or all fields that can be entered.
 *
 * @param call whose `args` name fields, objects on the wire that hold fields, or parts that are no fields,
 *   such as an id
 */
export const bodyOf = (
  { args }: Sending,
  fields: AnyFields,
  values: Values,
): Record<string, unknown> =>
  args === undefined
    ? serializeFields(values, fields)
    : Object.fromEntries(
        Object.entries(args).map(([sent, name]) => [sent, sentAs(name, fields, values)]),
      );

/**
 * Rows of an answer, or of a part of a record, read by their fields. Parts of a row that are no fields stay
 * as they came.
 *
 * @param idField the name of a row's id on the wire; a row without an id has 0
 */
export const rowsOf = (wire: unknown, fields: AnyFields, idField = 'id'): readonly DataRecord[] =>
  (Array.isArray(wire) ? wire : []).filter(isObject).map((row) => {
    const id = readNumber(row[idField]) ?? 0;
    return { ...row, ...parseFields(row, fields), [idField]: id, id };
  });

/** A row of fields, with its id. */
export type RowOf<Fields extends AnyFields> = DataRecord & FieldsRecord<Fields>;

/**
 * Rows that a record carries beside what its definition describes.
 *
 * @param part the name of the part of the record that holds them
 */
export const carriedRows = <const Fields extends AnyFields>(
  record: Readonly<Record<string, unknown>>,
  part: string,
  fields: Fields,
  idField?: string,
): readonly RowOf<Fields>[] => rowsOf(record[part], fields, idField) as readonly RowOf<Fields>[];

/** Texts by the names of fields. */
export type Texts = Readonly<Record<string, string>>;

/** The values of fields that came as texts, as an address gives them. */
export const valuesOf = (texts: Texts, fields: AnyFields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => {
      const field = fields[name];
      return field ? [[name, parseValue(text, field)]] : [];
    }),
  );
