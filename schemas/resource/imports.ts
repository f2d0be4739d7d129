import type { AnyFields } from '../kinds/Kind';

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
   * The fields that identify which record a line without an id is about, in this order: a code, an external id, a name;
   * `rows.code` for a field of its rows.
   */
  readonly keys?: readonly (Name | `${string}.${string}`)[];
  /** The fields that are the columns of the file; all that are entered unless given. */
  readonly columns?: readonly Name[];
  /**
   * Sub-lists whose rows come in the same file, one a line, each with the fields that identify which of the record's rows a
   * line is about, in this order.
   */
  readonly rows?: Readonly<Record<string, readonly string[]>>;
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
export type RecordImports<Name extends string> = Partial<Omit<ImportsSpec<Name>, 'key'>>;

/** The function that takes files of records where a definition names no other. */
const IMPORT_RECORDS = 'importRecords';

/** A definition, as far as it decides whether files bring records in. */
interface Written {
  readonly single?: boolean;
  readonly idField?: string;
  readonly imports?: RecordImports<string> | false;
  readonly list?: unknown;
}

/**
 * How records of a resource come in from files: every list whose records are changed takes them, unless it defines
 * otherwise. Whatever no two records share identifies the one that a line is about.
 */
export const importsOf = (
  { single = false, idField = 'id', imports = {}, list }: Written,
  fields: AnyFields,
  isChanged: boolean,
): ImportsSpec | undefined => {
  const isTaken = isChanged && !single && list !== undefined;
  if (imports === false || !isTaken) return undefined;
  const unique = Object.keys(fields).filter((name) => fields[name]?.unique === true);
  return { fn: IMPORT_RECORDS, keys: unique, ...imports, key: idField };
};
