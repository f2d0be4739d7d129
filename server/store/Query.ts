/** A value that a field is compared with. `null` also stands for the absence of the field. */
export type Plain = string | number | boolean | null;

/** What a field must be. Values are compared with their types: `1` isn't `'1'`. */
export type Test =
  /** The value. */
  | Plain
  /** One of the values; nothing is one of none. */
  | readonly Plain[]
  /** A list that holds the value, or at least one of the values. */
  | { readonly contains: Plain | readonly Plain[] }
  /** A number between numbers, or a text between texts by their codes (as ISO dates are); both ends count. */
  | { readonly from: number | string; readonly to?: number | string }
  | { readonly from?: number | string; readonly to: number | string }
  /** The text, whatever its case. */
  | { readonly ignoringCase: string };

/** What a row must be. Plain data, so that any database can be asked; all parts that are given must hold. */
export interface Condition {
  /** Every field passes its test. */
  readonly where?: Readonly<Record<string, Test>>;
  /** Every field holds a list of rows, at least one of which meets the condition. */
  readonly has?: Readonly<Record<string, Condition>>;
  readonly all?: readonly Condition[];
  /** At least one holds; none of none does. */
  readonly any?: readonly Condition[];
  readonly not?: Condition;
}

export interface Search {
  /** Words with blanks between them, each of which is looked for by itself. */
  readonly text: string;
  /** Names of fields; `rows.name` is that field of each of the rows in a list. */
  readonly fields: readonly string[];
}

export interface Sort {
  readonly field: string;
  readonly order: 'asc' | 'desc';
}

/** Which rows, in which order, and which part of them. */
export interface Query extends Condition {
  /** Every word of the text stands in at least one of the fields, ignoring case and accents. */
  readonly search?: Search;
  /** Numbers by value, text as a reader would order it, blank values last; equals by id. Without: by id. */
  readonly sort?: readonly Sort[];
  readonly skip?: number;
  readonly take?: number;
}
