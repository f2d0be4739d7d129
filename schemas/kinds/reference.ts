import { kind } from './Kind';
import { readNumber } from './numberKind';

/** A function's results. */
interface FunctionChoices {
  readonly fn: string;
  readonly path: string;
  readonly body?: Readonly<Record<string, string | number>>;
  /** Further parts of the body and the record's fields that fill them. */
  readonly args?: Readonly<Record<string, string>>;
}

/** Where the records to choose from come from, when it is not the referred resource's list. */
export type Choices =
  /** That list, narrowed by further query parameters. */
  | { readonly query: Readonly<Record<string, string | number>> }
  /** A list of {id, name} that the record itself carries. */
  | { readonly in: string }
  | FunctionChoices;

/** The resource that is referred to; what a function offers may be of none. */
export type Referred =
  | { readonly to: string; readonly choices?: Choices }
  | { readonly to?: undefined; readonly choices: FunctionChoices };

export type ReferenceOptions = Referred & {
  /** The field of the record that already carries the referred record's title. */
  titleIn?: string;
  /** Sent for "none", where that is not null. */
  none?: number | string;
};

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
