import { isObject } from '../isObject';
import { kind } from './Kind';
import { readNumber } from './numbers/numberKind';
import type { OfferedByCall } from './reference';

/** What was chosen: its id, which a title that came alone lacks, and what it was called then. */
export interface Offered {
  readonly id: number | null;
  readonly title: string;
}

export interface OfferedOptions {
  /** The call that answers what can be chosen. */
  choices: OfferedByCall;
  /** The field that has to be filled in before; with another value in it, nothing is chosen any more. */
  by?: string;
}

/** What stands in the text of an object; a text that is none is the title itself. */
const read = (wire: unknown): unknown => {
  if (typeof wire !== 'string') return wire;
  try {
    const value: unknown = JSON.parse(wire);
    return isObject(value) ? value : { title: wire };
  } catch {
    return { title: wire };
  }
};

/** One of what a call offers, kept with its title: they travel as the text of a JSON object. */
export const offered = kind<Offered | null, OfferedOptions>()({
  empty: () => null,
  parse: (wire) => {
    const value = read(wire);
    if (!isObject(value) || typeof value.title !== 'string' || value.title === '') return null;
    return { id: readNumber(value.id), title: value.title };
  },
  serialize: (value) => (value === null ? null : JSON.stringify(value)),
  traits: { isUnsortable: true, isOwnPageOnly: true },
  samples: () => [null, { id: 4, title: 'Standnummer' }, { id: null, title: 'Naam' }],
});
