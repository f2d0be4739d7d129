import { type AnyFields, kind } from './Kind';
import { readNumber } from './numbers/numberKind';

/** What a call answers: a function's results, or what a GET finds at a path. */
export type OfferedByCall = (
  | { readonly fn: string; readonly method?: 'POST'; readonly path?: string }
  | { readonly fn?: undefined; readonly method: 'GET'; readonly path: string }
) & {
  readonly body?: Readonly<Record<string, string | number>>;
  /** Further parts of the body, or of a GET's query, and the record's fields that fill them. */
  readonly args?: Readonly<Record<string, string>>;
  /** What is typed travels under this name, and the answer holds what contains it. */
  readonly search?: string;
};

/** Where the records to choose from come from, when it is not the referred resource's list. */
export type Choices =
  /** That list, narrowed by further query parameters. */
  | { readonly query: Readonly<Record<string, string | number>> }
  /** A list of {id, name} that the record itself carries. */
  | { readonly in: string }
  /** What a call answers; without a path of its own it is made at the record's. */
  | OfferedByCall;

/** The resource that is referred to; what a call offers may be of none. */
export type Referred =
  | { readonly to: string; readonly choices?: Choices }
  | { readonly to?: undefined; readonly choices: OfferedByCall };

export type ReferenceOptions = Referred & {
  /** The field of the record that already carries the referred record's title. */
  titleIn?: string;
  /** Numbers that stand for no record, where that is not null, or for all of them, which is a choice of its own. */
  means?: Readonly<Record<number, 'none' | 'all'>>;
  /** Fields of the record that are proposed the value of a field of the record that is chosen, by that one's name. */
  fills?: Readonly<Record<string, string>>;
  /**
   * Texts of the referred record that the record carries under these names; `wire` is its field, where that is called
   * otherwise. A colour is shown with the title.
   */
  carries?: AnyFields;
};

/** The field of a resource that holds its records' colour. */
export const colourFieldOf = (fields: AnyFields): string | undefined =>
  Object.entries(fields).find(([, { kind }]) => kind === 'colour')?.[0];

type Meanings = Pick<ReferenceOptions, 'means'>;

/** What travels where no record is referred to. */
export const noneOf = ({ means = {} }: Meanings): number | null => {
  const found = Object.entries(means).find(([, meaning]) => meaning === 'none');
  return found ? Number(found[0]) : null;
};

/** Whether 0 stands for all records. */
export const allowsAll = ({ means = {} }: Meanings): boolean => means[0] === 'all';

/** Another record, by its id; `null` for none. */
export const reference = kind<number | null, ReferenceOptions>()({
  empty: () => null,
  parse: (wire, field) => {
    const id = typeof wire === 'object' && wire !== null && 'id' in wire ? wire.id : wire;
    const value = readNumber(id);
    return value === noneOf(field) || (value === 0 && !allowsAll(field)) ? null : value;
  },
  serialize: (value, field) => value ?? noneOf(field),
  traits: { narrows: true, refers: 'one' },
  samples: () => [null, 1, 42],
});
