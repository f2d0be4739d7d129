import type { AnyFields } from '../fields/field';
import { nameToSend } from '../kinds/Kind';

const MEBIBYTE = 1_048_576;

/** Most bytes of a file that is imported. */
export const IMPORT_MAX_BYTES = 5 * MEBIBYTE;

/** Most lines of such a file. */
export const IMPORT_MAX_LINES = 20_000;

/** The parts of the form beside the file: nothing is stored yet; what is right is stored without what is wrong. */
export const IMPORT_PARTS = { dryRun: 'dryRun', onlyRight: 'onlyRight' } as const;

/**
 * Rows that come in as a CSV file: a line changes the row that has its key, or is a new one. What a file would do is
 * answered line by line before anything is stored.
 */
export interface ImportsSpec<Name extends string = string> {
  /** The function that takes the file; it is named in a header. */
  readonly fn: string;
  /** The part that the file travels in, `file` unless the specification names another. */
  readonly part?: string;
  /** The field by which a line and a row are the same. */
  readonly key: Name;
  /** The fields that are the columns of the file; all that are entered unless given. */
  readonly columns?: readonly Name[];
}

/** Rows that are saved as a CSV file with the columns of an import. */
export interface ExportsSpec<Name extends string = string> {
  /** The function that answers the file's text, as `data`. */
  readonly fn: string;
  /** What the file is called; `{field}`s are the record's. */
  readonly fileName: string;
  readonly columns?: readonly Name[];
}

/** The heads of a file's columns, as the fields are called on the wire, and the fields by them. */
export const importColumns = (
  fields: AnyFields,
  columns: readonly string[] = Object.keys(fields).filter((name) => !fields[name]?.readOnly),
): ReadonlyMap<string, string> =>
  new Map(columns.map((name) => [nameToSend(name, fields[name] ?? {}), name]));

/** What a line of an import is beside what is stored. */
export const lineStates = ['new', 'changed', 'unchanged', 'wrong'] as const;
export type LineState = (typeof lineStates)[number];

/** A line of an import, as the server judges it. */
export interface ImportLine {
  /** Its place in the file, from 1; that of its first line where a text in it has several. */
  readonly line: number;
  readonly state: LineState;
  /** The texts of the line, by field. */
  readonly texts: Readonly<Record<string, string>>;
  /** What the fields that change hold by now, as the file would say it. */
  readonly before: Readonly<Record<string, string>>;
  /** What is wrong, by field, in the words of the form. */
  readonly problems: Readonly<Record<string, string>>;
}

/** How many lines are in each state. */
export type LineCounts = Readonly<Record<LineState, number>>;
