import {
  type AnyField,
  type AnyFields,
  type Kind,
  type NestedCodec,
  nameToRead,
  nameToSend,
} from '../kinds/Kind';
import { perObject } from '../perObject';
import type { Values } from '../Values';
import { holderOf, withHeld } from './holder';
import { kindOf } from './isKind';

const mapFields = (fields: AnyFields, one: (field: AnyField, name: string) => unknown) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, one(field, name)]));

/** The value of a field that nothing has filled, whatever a new record begins with. */
export const emptyOf = (field: AnyField): unknown => kindOf(field).empty(field, codec);

const firstValue = (field: AnyField): unknown =>
  field.default !== undefined ? field.default : emptyOf(field);

/** The values of new fields: each field's default, or its kind's empty value. */
export const emptyValues = (fields: AnyFields): Record<string, unknown> =>
  mapFields(fields, firstValue);

/**
 * From the wire to the value of one field. Never throws.
 *
 * @param record the values before it, for kinds that depend on another field
 */
export const parseValue = (wire: unknown, field: AnyField, record: Values = {}): unknown =>
  kindOf(field).parse(wire, field, codec, record);

/**
 * From the value of one field to the wire; nothing counts as the kind's empty value.
 *
 * @param record the values around it
 */
export const serializeValue = (value: unknown, field: AnyField, record: Values = {}): unknown =>
  kindOf(field).serialize(value ?? emptyOf(field), field, codec, record);

/** How a field is read. */
interface Reading {
  readonly name: string;
  readonly field: AnyField;
  readonly kind: Kind<unknown, AnyField>;
  readonly onWire: string;
}

/** Thousands of rows are read by the same fields: what follows from those is worked out once. */
const readingsOf = perObject((fields: AnyFields): readonly Reading[] =>
  Object.entries(fields).map(([name, field]) => ({
    name,
    field,
    kind: kindOf(field),
    onWire: nameToRead(name, field),
  })),
);

/** From an object of the wire to the values of fields. */
export const parseFields = (wire: unknown, fields: AnyFields): Record<string, unknown> => {
  const values: Record<string, unknown> = {};
  for (const { name, field, kind, onWire } of readingsOf(fields))
    values[name] = kind.parse(holderOf(wire, field.within)[onWire], field, codec, values);
  return values;
};

/** From the values of fields to an object of the wire; what is only read or isn't there is left out. */
export const serializeFields = (value: Values, fields: AnyFields): Record<string, unknown> => {
  let sent: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const held = value[name];
    if (field.readOnly || held === undefined) continue;
    const onWire = serializeValue(held, field, value);
    sent = withHeld(sent, field.within, nameToSend(name, field), onWire);
  }
  return sent;
};

/** How the kinds that hold fields read and write those fields. */
export const codec: NestedCodec = {
  empty: emptyValues,
  parse: parseFields,
  serialize: serializeFields,
};
