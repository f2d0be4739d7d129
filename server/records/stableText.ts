import { isObject } from '../../schemas/isObject';

const inOrder = (_name: string, value: unknown): unknown =>
  isObject(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** The JSON of a value, the same in whichever order its objects have their keys: stores give them in any. */
export const stableText = (value: unknown): string => JSON.stringify(value, inOrder) ?? '';
