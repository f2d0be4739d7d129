import type { Keyed, Table, TableShape, Unique } from '../store/Table';
import { type ColumnSpecs, columnsOf, type RowOfColumns } from './columns';

/** A table that follows from no definition. */
interface TableInput<Specs extends ColumnSpecs> {
  readonly name: string;
  /** Its rows don't each belong to one organisation. */
  readonly shared?: true;
  /** What follows from its rows is remembered between calls. */
  readonly versioned?: true;
  /** How many rows an organisation has in it is kept. */
  readonly counted?: true;
  /** Changes of its rows aren't logged: they only follow from calls, or from others' changes. */
  readonly unlogged?: true;
  /** Though unlogged, rows that are removed with a record come back with it. */
  readonly returned?: true;
  /** What changes of its fields amount to in the audit log. */
  readonly meanings?: TableShape['meanings'];
  readonly columns: Specs;
  readonly unique?: readonly Unique[];
}

type Owned<Shared> = Shared extends true ? unknown : { readonly organisationId: number };

/** Describes what is stored of something that has no definition, such as sessions. */
export const defineTable = <
  const Specs extends ColumnSpecs,
  const Input extends TableInput<Specs> & { readonly columns: Specs },
>({
  name,
  shared,
  versioned,
  counted,
  unlogged,
  returned,
  meanings,
  columns,
  unique = [],
}: Input): Table<Keyed & Owned<Input['shared']> & RowOfColumns<Input['columns']>> => ({
  name,
  ofOrganisation: !shared,
  ...(versioned && { isVersioned: true }),
  ...(counted && { isCounted: true }),
  ...(unlogged && { isUnlogged: true }),
  ...(returned && { isReturned: true }),
  ...(meanings && { meanings }),
  columns: columnsOf(columns),
  unique,
  searched: [],
});
