import type { FieldOf, Query, Selection } from './Query';
import type { Keyed, Row, Table, TableShape } from './Table';

/** A table that rows of a page refer to, whose rows may be read along with them. */
export interface Referred {
  readonly table: TableShape;
  /** The fields of the page's rows that hold ids of it. */
  readonly fields: readonly string[];
  /** The fields that are read of its rows; all unless given. */
  readonly needed?: readonly string[];
}

/** Rows of other tables that were read along with a page, by the names of their tables. */
export type ReadAlong = ReadonlyMap<string, readonly Row[]>;

/** Rows of a query, and how many there are. */
export interface Page<R extends Keyed = Row> {
  readonly rows: readonly R[];
  /** Matching rows before `skip` and `take`. */
  readonly total: number;
  /** What the store read along; it need not. */
  readonly along?: ReadAlong;
}

/** Rows that have the same in some fields. */
export interface Group<R extends Keyed = Row> {
  /** What they have in those fields. */
  readonly by: { readonly [Name in keyof R]?: unknown };
  readonly count: number;
  /** The sums of other fields, by their names. Rows without a number there add nothing. */
  readonly sums: Readonly<Record<string, number>>;
}

/** What is stored for a new row: all but its id. Kept as JSON keeps it; `undefined` is left out. */
export type New<R extends Keyed> = Changes<R>;

/** Changes to a row: fields that take another value, or with `undefined` go. */
export type Changes<R extends Keyed> = {
  readonly [Name in keyof Omit<R, 'id'>]?: R[Name] | undefined;
};

/** The rows of a table, of one organisation where they belong to one. Each write resolves once it is on disk. */
export interface Rows<R extends Keyed = Row> {
  /** @returns the rows that match, in the query's order */
  find(query?: Query<R>): Promise<readonly R[]>;
  /**
   * @param referred what is asked for next: where asking takes a round of its own, it may be read along
   * @returns the rows that match, and how many match without `skip` and `take`
   */
  page(query?: Query<R>, referred?: readonly Referred[]): Promise<Page<R>>;
  /** @param lock nobody else changes or locks the row before the transaction ends */
  get(id: number, lock?: 'lock'): Promise<R | undefined>;
  count(selection?: Selection<R>): Promise<number>;
  /** @returns the sum of the numbers in a field; 0 of none */
  sum(field: FieldOf<R>, selection?: Selection<R>): Promise<number>;
  /** @returns a group for each combination of values that there is in `by`, in no order */
  group(
    by: readonly FieldOf<R>[],
    sums: readonly FieldOf<R>[],
    selection?: Selection<R>,
  ): Promise<readonly Group<R>[]>;
  /** Goes through what matches, part by part: a great table is never held as a whole. In order of id. */
  each(selection?: Selection<R> & Pick<Query<R>, 'only'>): AsyncIterable<R>;
  /**
   * Rows that stand in a list of one row, without the row around them; none where it isn't there. Without `sort` as
   * they stand, and those without an id with their place, from 1, as one.
   */
  items(id: number, list: FieldOf<R>, query?: Query): Promise<Page>;
  /** Assigns the table's next id; an id is never given twice. @throws NotUnique */
  insert(values: New<R>): Promise<R>;
  /** Stores rows that were removed, as they were and with the ids that they had. @throws NotUnique */
  putBack(rows: readonly R[]): Promise<void>;
  /** Replaces the named fields. @throws MissingRow @throws NotUnique */
  update(id: number, changes: Changes<R>): Promise<R>;
  /** @returns how many rows it changed. @throws NotUnique */
  updateWhere(selection: Selection<R>, changes: Changes<R>): Promise<number>;
  /** @throws MissingRow */
  remove(id: number): Promise<void>;
  /** @returns how many rows it removed */
  removeWhere(selection: Selection<R>): Promise<number>;
}

/** The rows of a table with the types that it gives them. Of what stores keep, nothing but their ids is known. */
export const typedBy = <R extends Keyed>(_table: Table<R>, rows: Rows): Rows<R> =>
  rows as unknown as Rows<R>;

/** @throws Error where rows belong to organisations and none is named */
export const requireOrganisation = (
  { name, ofOrganisation }: TableShape,
  organisationId: number | undefined,
): number | undefined => {
  if (ofOrganisation && organisationId === undefined)
    throw new Error(`Rows of ${name} belong to organisations: name one`);
  return ofOrganisation ? organisationId : undefined;
};
