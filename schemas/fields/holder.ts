import type { Values } from '../Values';

const asObject = (wire: unknown): Values =>
  typeof wire === 'object' && wire !== null ? (wire as Values) : {};

/** The objects on the way to a field, the outermost first: `options` and `color1` for `options.color1`. */
const partsOf = (within: string | undefined): readonly string[] => within?.split('.') ?? [];

/** The name under which the outermost object that holds a field travels. */
export const outermost = (within: string): string => partsOf(within)[0] ?? within;

/** The object of the wire that holds a field; an empty one where it isn't there. */
export const holderOf = (wire: unknown, within: string | undefined): Values =>
  within === undefined
    ? asObject(wire)
    : partsOf(within).reduce((holder, part) => asObject(holder[part]), asObject(wire));

const put = (object: Values, [part, ...deeper]: readonly string[], value: Values): Values =>
  part === undefined
    ? { ...object, ...value }
    : { ...object, [part]: put(asObject(object[part]), deeper, value) };

/** An object of the wire with a value more, within the objects that hold it. */
export const withHeld = (
  object: Values,
  within: string | undefined,
  name: string,
  value: unknown,
): Record<string, unknown> => ({ ...put(object, partsOf(within), { [name]: value }) });
