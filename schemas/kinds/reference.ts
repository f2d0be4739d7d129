import { type AnyFields, kind } from './Kind';
import { readNumber } from './numberKind';

/** A function's results. */
interface FunctionChoices {
  readonly fn: string;
  /** Another path than the record's; filled in from the record. */
  readonly path?: string;
  readonly body?: Readonly<Record<string, string | number>>;
  /** Further parts of the body and the record's fields that fill them. */
  readonly args?: Readonly<Record<string, string>>;
  /** What is typed travels under this name, and the function answers what contains it. */
  readonly search?: string;
}

/** A list that belongs to no resource. */
interface ListChoices {
  readonly list: string;
}

/** Where the records to choose from come from, when it is not the referred resource's list. */
export type Choices =
  /** That list, narrowed by further query parameters. */
  | { readonly query: Readonly<Record<string, string | number>> }
  /** A list of {id, name} that the record itself carries. */
  | { readonly in: string }
  | ListChoices
  | FunctionChoices;

/** The resource that is referred to; what a function offers may be of none. */
export type Referred =
  | { readonly to: string; readonly choices?: Choices }
  | { readonly to?: undefined; readonly choices: FunctionChoices | ListChoices };

export type ReferenceOptions = Referred & {
  /** The field of the record that already carries the referred record's title. */
  titleIn?: string;
  /** Sent for "none", where that is not null. */
  none?: number | string;
  /** 0 stands for all of them, which is a choice of its own. */
  allowsAll?: boolean;
  /** The field of the record that already carries the referred record's colour, shown with the title. */
  colourIn?: string;
};

/** The field of a resource that holds its records' colour. */
export const colourFieldOf = (fields: AnyFields): string | undefined =>
  Object.entries(fields).find(([, { kind }]) => kind === 'colour')?.[0];

/** Another record, by its id; `null` for none. */
export const reference = kind<number | null, ReferenceOptions>()({
  empty: () => null,
  parse: (wire, { none, allowsAll }) => {
    const id = typeof wire === 'object' && wire !== null && 'id' in wire ? wire.id : wire;
    const value = readNumber(id);
    return value === none || (value === 0 && !allowsAll) ? null : value;
  },
  serialize: (value, { none = null }) => value ?? none,
  samples: () => [null, 1, 42],
});
