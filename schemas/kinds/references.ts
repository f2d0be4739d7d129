import { kind } from './Kind';
import { readNumber } from './numbers/numberKind';
import type { Referred } from './reference';

/** Several other records, by their ids; read from ids or from rows that carry an id. */
export const references = kind<readonly number[], Referred>()({
  empty: () => [],
  parse: (wire) =>
    (Array.isArray(wire) ? wire : [])
      .map((item: unknown) =>
        readNumber(typeof item === 'object' && item !== null && 'id' in item ? item.id : item),
      )
      .filter((id) => id !== null),
  serialize: (value) => value,
  traits: { mergesBy: 'items', isUnsortable: true, isOwnPageOnly: true },
  samples: () => [[], [3], [1, 2, 42]],
});
