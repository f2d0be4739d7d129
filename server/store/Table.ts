/** What every stored row has. An alias: rows of known fields are rows of any fields as well. */
export type Keyed = { readonly id: number };

/** How a database holds the values of a column. */
export type ColumnType =
  | 'text'
  /** A day, a time or a moment as ISO 8601 writes it: text in the order of its codes. */
  | 'moment'
  | 'number'
  /** 0 or 1. */
  | 'flag'
  /** The id of a row, of the table that `to` names where it is always the same one. */
  | 'id'
  /** Several ids. */
  | 'ids'
  /** What a query can't compare as a whole: rows, blocks, objects. */
  | 'json';

export interface Column {
  readonly type: ColumnType;
  /** The table that it refers to. */
  readonly to?: string;
  /** Queries narrow or sort by it. */
  readonly isIndexed?: true;
  /** A password's hash, a key or a token: its values stand in no log. */
  readonly isSecret?: true;
}

/** What the change of a field amounts to, in the audit log. */
export type Meaning = 'grant' | 'password' | 'secondFactor' | 'suspension' | 'settings';

/**
 * Fields in which no two rows of an organisation, or of a shared table, are the same: text whatever its case and the
 * spaces around it. Rows that have nothing in the first of them aren't compared.
 */
export type Unique = readonly [string, ...string[]];

/** What is stored under one name: a table of a database. */
export interface TableShape {
  readonly name: string;
  /** Its rows belong to one organisation each, whose id stands in `organisationId` and in their key. */
  readonly ofOrganisation: boolean;
  /** The columns that are known. Rows may hold other values, which are kept as they are. */
  readonly columns: Readonly<Record<string, Column>>;
  readonly unique: readonly Unique[];
  /** Rows' changes have a version, by which caches between calls are validated. */
  readonly isVersioned?: true;
  /** How many rows an organisation has in it is kept, since lists that show it may be long. */
  readonly isCounted?: true;
  /** Changes of its rows aren't logged: they only follow from calls, or from others' changes. */
  readonly isUnlogged?: true;
  /** Though unlogged, rows that are removed with a record come back with it. */
  readonly isReturned?: true;
  /** What changes of its fields amount to, by their names; `*` for any other. */
  readonly meanings?: Readonly<Record<string, Meaning>>;
  /** What searches of its list look into: fields, and with dots fields of the rows in them. */
  readonly searched: readonly string[];
}

/** A table that knows the type of its rows. */
export interface Table<R extends Keyed = Row> extends TableShape {
  /** The type of its rows; no table has a value here. */
  readonly row?: R;
}

/** The type of a table's rows. */
export type RowIn<T> = T extends Table<infer R> ? R : never;

/** A stored record of which nothing is known but its id. Frozen, nested values included: changing one means `update`. */
export interface Row extends Keyed {
  readonly [field: string]: unknown;
}
