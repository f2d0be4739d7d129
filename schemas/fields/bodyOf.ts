import type { AnyFields } from '../kinds/Kind';
import type { Values } from '../Values';
import { serializeFields, serializeValue } from './codec';
import { outermost } from './holder';

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
