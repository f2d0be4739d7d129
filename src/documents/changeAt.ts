import { isObject } from '../../schemas/isObject';
/**
 * Values with the one at a path changed, and everything beside the path as it was.
 *
 * @param path names and numbers from the outside in, as in `items.2.link`
 */
export const changeAt = (
  values: unknown,
  [name, ...inner]: readonly string[],
  change: (value: unknown) => unknown,
): unknown => {
  if (name === undefined) return change(values);
  if (Array.isArray(values))
    return values.with(Number(name), changeAt(values[Number(name)], inner, change));
  const object = isObject(values) ? values : {};
  return { ...object, [name]: changeAt(object[name], inner, change) };
};
