import type { Keyed, Row } from './Table';

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

/** The name of a field of rows. */
export type FieldOf<R extends Keyed> = keyof R & string;

/** What a row must be. Plain data, so that any database can be asked; all parts that are given must hold. */
export interface Condition<R extends Keyed = Row> {
  /** Every field passes its test. */
  readonly where?: { readonly [Name in keyof R]?: Test };
  /** Every field holds a list of rows, at least one of which meets the condition. */
  readonly has?: { readonly [Name in keyof R]?: Condition };
  readonly all?: readonly Condition<R>[];
  /** At least one holds; none of none does. */
  readonly any?: readonly Condition<R>[];
  readonly not?: Condition<R>;
}

export interface Search {
  /** Words with blanks between them, each of which is looked for by itself. */
  readonly text: string;
  /** Names of fields; `rows.name` is that field of each of the rows in a list. */
  readonly fields: readonly string[];
}

export interface Sort<R extends Keyed = Row> {
  readonly field: FieldOf<R>;
  readonly order: 'asc' | 'desc';
}

/** Which rows are meant. */
export interface Selection<R extends Keyed = Row> extends Condition<R> {
  /** Every word of the text stands in at least one of the fields, ignoring case and accents. */
  readonly search?: Search;
}

/** Which rows, in which order, which part of them, and what of each. */
export interface Query<R extends Keyed = Row> extends Selection<R> {
  /**
   * Numbers by value, text as a reader would order it, blank values last; equals by id, from the highest down where the
   * last sort is descending. Without: by id.
   */
  readonly sort?: readonly Sort<R>[];
  readonly skip?: number;
  readonly take?: number;
  /** The only fields that rows come with, beside their ids. */
  readonly only?: readonly FieldOf<R>[];
  /** The fields that are read of the rows. A store to which rows come from elsewhere may leave others out. */
  readonly needed?: readonly FieldOf<R>[];
}
