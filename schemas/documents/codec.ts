import { isObject } from '../isObject';
import { readNumber } from '../kinds/numbers/numberKind';
import { takes } from './checkSchema';
import type { JsonSchema } from './JsonSchema';
import type { DocumentRow, RowCode, RowOptions, RowType } from './RowType';
import { rowTypeOf, rowTypes } from './rowTypes';

type Wire = Readonly<Record<string, unknown>>;

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const asObject = (wire: unknown): Wire => {
  const read = typeof wire === 'string' ? readJson(wire) : wire;
  return isObject(read) ? read : {};
};

const flags = new Map<unknown, boolean>([
  ...[1, '1', 'true'].map((on) => [on, true] as const),
  ...[0, '0', 'false', ''].map((off) => [off, false] as const),
]);

/** An option as other programs may have stored it: flags as 0 and 1, numbers as text. */
const readOption = (wire: unknown, schema: JsonSchema): unknown => {
  if (wire === undefined || (wire === null && !takes(schema, 'null'))) return schema.default;
  if (takes(schema, 'boolean')) return flags.get(wire) ?? wire;
  if (takes(schema, 'string')) return typeof wire === 'number' ? String(wire) : wire;
  if (typeof wire === 'string' && !takes(schema, 'array'))
    return readNumber(wire) ?? schema.default;
  return wire;
};

const optionsOf = (type: RowType, wire: Wire): RowOptions => {
  const known = Object.entries(type.options).map(([name, schema]) => [
    name,
    readOption(wire[name], schema),
  ]);
  return { ...wire, ...Object.fromEntries(known) };
};

const idOf = (wire: unknown): number | null => {
  const id = readNumber(wire);
  return id !== null && Number.isInteger(id) && id > 0 ? id : null;
};

const parseRow = (wire: unknown, index: number): DocumentRow | undefined => {
  if (!isObject(wire)) return undefined;
  const type = rowTypeOf(readNumber(wire.type) ?? 0);
  const id = readNumber(wire.id);
  if (!type || id === null) return undefined;
  const options = asObject(wire.options);
  return {
    id,
    order: readNumber(wire.order) ?? index,
    type: type.code,
    options: optionsOf(type, options),
    mediaId: idOf(wire.mediaId) ?? idOf(options.mediaId),
    translationId: readNumber(wire.translationId) ?? 0,
  };
};

/**
 * Reads the rows of a document in their order. Options may come as JSON text or as an object; what is
 * missing or can't be read gets its default, rows of unknown types are left out.
 */
export const parseRows = (wire: unknown): readonly DocumentRow[] =>
  (Array.isArray(wire) ? wire : [])
    .flatMap((row, index) => parseRow(row, index) ?? [])
    .sort((one, other) => one.order - other.order);

/** A row as it is sent and stored: its options as JSON text. */
export const serializeRow = ({
  id,
  order,
  type,
  options,
  mediaId,
  translationId,
}: DocumentRow) => ({
  id,
  order,
  type,
  options: JSON.stringify(options),
  mediaId,
  translationId,
});

/** A row of a type with nothing filled in. */
export const newRow = (code: RowCode): Omit<DocumentRow, 'id' | 'order'> => {
  const type = rowTypes.find((known) => known.code === code);
  return { type: code, options: type ? optionsOf(type, {}) : {}, mediaId: null, translationId: 0 };
};
