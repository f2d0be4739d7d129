import type { AnyFields } from '../fields/field';
import type { CallSpec } from './call';

/** Records of another resource that belong to this one. */
export interface ChildrenSpec {
  to: string;
  /**
   * The child's field, and the list's query parameter, that hold this record's id; what stands on its own may have the
   * parameter alone.
   */
  parentField: string;
  /** The address of their list, where it is one of this record; filled in from the record. */
  path?: string;
  /** The child's fields that are shown; the columns of its list unless given. */
  columns?: readonly string[];
  /** They stand on their own: they are read here, open their own pages, and stay when this record goes. */
  standsAlone?: true;
  /** They have pages of their own: rows lead there, and a new one is entered there, with this record in its address. */
  pages?: true;
  /** The record's field whose number of them must not be exceeded: no further one is offered to be added. */
  atMost?: string;
}

/** Records of another resource that are managed in dialogs beneath this one, or listed there. */
export const children = (spec: ChildrenSpec): ChildrenSpec => spec;

/** The records beneath a record that live and go with it. */
export const ownChildren = (all: Readonly<Record<string, ChildrenSpec>>): readonly ChildrenSpec[] =>
  Object.values(all).filter(({ standsAlone }) => !standsAlone);

/** How a page that shows several single records at a glance shows one of them. */
export interface OverviewSpec<Field extends string = string> {
  /** The page. */
  readonly page: string;
  /** Under which heading of it. */
  readonly group: string;
  /** What must be filled in before it can be used. */
  readonly needs: readonly Field[];
}

/** A read-only table that a function answers. */
export interface QuerySpec<
  Fields extends AnyFields = AnyFields,
  Asks extends AnyFields = AnyFields,
  Shown extends AnyFields = AnyFields,
  Fn extends string = string,
> {
  /** The call that answers the rows. */
  rowsFrom: CallSpec<Fn>;
  /** Further parts of the body, or of a GET's query, and the record's fields that fill them. */
  args?: Readonly<Record<string, string>>;
  /** The columns. */
  fields: Fields;
  /** Fields that are entered above the table and narrow it; they travel as parts of the body. */
  asks?: Asks;
  /** Parts of the answer beside its rows, shown above them. */
  shows?: Shown;
  /** The resource whose records the rows are; they lead to their pages. */
  opens?: string;
  /** `false`: no message is shown; a failure is logged. */
  messages?: false;
}

/** A query with all the fields that need labels: its columns, and what it asks. */
export type LabelledQuery<Labelled extends AnyFields, Fn extends string = string> = QuerySpec<
  AnyFields,
  AnyFields,
  AnyFields,
  Fn
> & {
  readonly labelled?: Labelled;
};

export const query = <
  const Fields extends AnyFields,
  const Asks extends AnyFields = Record<never, never>,
  const Shown extends AnyFields = Record<never, never>,
  const Fn extends string = never,
>(
  spec: QuerySpec<Fields, Asks, Shown, Fn>,
): LabelledQuery<Fields & Asks & Shown, Fn> => spec;
