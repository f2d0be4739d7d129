import { kind } from './Kind';
import { readNumber } from './numberKind';

/** Where the records to choose from come from. */
export type Choices =
  /** The referred resource's list. */
  | undefined
  /** A list of {id, name} that the record itself carries. */
  | { readonly in: string }
  /** A function's results. */
  | {
      readonly fn: string;
      readonly path: string;
      readonly body?: Readonly<Record<string, string | number>>;
    };

export interface ReferenceOptions {
  /** The resource that is referred to. */
  to: string;
  /** The field of the record that already carries the referred record's title. */
  titleIn?: string;
  /** Where the choices come from, when it is not the referred resource's list. */
  choices?: Choices;
  /** Sent for "none", where that is not null. */
  none?: number | string;
}

/** Another record, by its id; `null` for none. */
export const reference = kind<number | null, ReferenceOptions>()({
  empty: () => null,
  parse: (wire, { none }) => {
    const id = typeof wire === 'object' && wire !== null && 'id' in wire ? wire.id : wire;
    const value = readNumber(id);
    return value === none || value === 0 ? null : value;
  },
  serialize: (value, { none = null }) => value ?? none,
  samples: () => [null, 1, 42],
});
