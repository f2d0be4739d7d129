import { isObject } from '../../schemas/isObject';

const isInOrder = (names: readonly string[]): boolean =>
  names.every((name, place) => place === 0 || (names[place - 1] ?? '') < name);

const inOrder = (_name: string, value: unknown): unknown => {
  if (!isObject(value)) return value;
  const names = Object.keys(value);
  if (isInOrder(names)) return value;
  return Object.fromEntries(names.sort().map((name) => [name, value[name]]));
};

/** The JSON of a value, the same in whichever order its objects have their keys: stores give them in any. */
export const stableText = (value: unknown): string => JSON.stringify(value, inOrder) ?? '';
