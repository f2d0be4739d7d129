import { isObject } from '../isObject';
import { kind } from './Kind';
import { readNumber } from './numbers/numberKind';
import type { Referred } from './reference';

export type ReferencesOptions = Referred & {
  /** They travel as objects with their id, and are read together with these fields of theirs. */
  carries?: readonly string[];
  /** The name of the id in the objects that they are read from, where they are read from objects. */
  idField?: string;
};

/** Several other records, by their ids; read from ids or from rows that carry an id. */
export const references = kind<readonly number[], ReferencesOptions>()({
  empty: () => [],
  parse: (wire, { idField = 'id' }) =>
    (Array.isArray(wire) ? wire : [])
      .map((item: unknown) => readNumber(isObject(item) ? item[idField] : item))
      .filter((id) => id !== null),
  serialize: (value, { carries }) => (carries ? value.map((id) => ({ id })) : value),
  traits: {
    mergesBy: 'items',
    isUnsortable: true,
    isOwnPageOnly: true,
    narrows: true,
    refers: 'several',
  },
  samples: () => [[], [3], [1, 2, 42]],
});
