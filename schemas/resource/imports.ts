/**
 * Records, or rows inside one, that come in as a CSV file: a line changes the one that has its key, or is a new one.
 * What a file would do, and by what each line was matched, is answered line by line before anything is stored.
 */
export interface ImportsSpec<Name extends string = string> {
  /** The function that takes the file; it is named in a header. */
  readonly fn: string;
  /** Where it is called; the path of the record, or of the resource, unless given. */
  readonly path?: string;
  /** The part that the file travels in, `file` unless the specification names another. */
  readonly part?: string;
  /** The field by which a line and what is stored are the same; of records their id. */
  readonly key: Name;
  /**
   * The fields that tell which record a line without an id is about, in this order: a code, an external id, a name;
   * `rows.code` for a field of its rows.
   */
  readonly keys?: readonly (Name | `${string}.${string}`)[];
  /** The fields that are the columns of the file; all that are entered unless given. */
  readonly columns?: readonly Name[];
}

/** What is saved as a CSV file with the columns of an import. */
export interface ExportsSpec<Name extends string = string> {
  /** The function that answers it: rows of a record as the file's text (`data`), records as `rows` of columns. */
  readonly fn: string;
  readonly path?: string;
  /** What the file is called; `{field}`s are the record's. */
  readonly fileName: string;
  readonly columns?: readonly Name[];
}

/** A resource's imports as they are written down. */
export type RecordImports<Name extends string> = Omit<ImportsSpec<Name>, 'key'>;
