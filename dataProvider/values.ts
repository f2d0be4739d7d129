import type { AnyFields, DataRecord, FieldsRecord } from '../schemas';
import { parseFields, parseValue, readNumber } from '../schemas/codec';
import { isObject } from '../schemas/isObject';
import type { Values } from '../schemas/Values';

export { bodyOf } from '../schemas/codec';
export type { Values };

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
