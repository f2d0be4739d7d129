const MEBIBYTE = 1_048_576;

/** Most bytes of a file that is imported, and most lines of it. */
interface ImportLimits {
  readonly maxBytes: number;
  readonly maxLines: number;
}

/** The limits of files of rows inside a record, which are stored at once. */
export const ROW_IMPORT_LIMITS: ImportLimits = { maxBytes: 5 * MEBIBYTE, maxLines: 20_000 };

/** The limits of files of records, which are stored part by part. */
export const RECORD_IMPORT_LIMITS: ImportLimits = { maxBytes: 50 * MEBIBYTE, maxLines: 100_000 };

/**
 * The parts of the form beside the file: nothing is stored yet; what is right is stored without what is wrong; which
 * head stands for which column (JSON, by the file's heads; '' leaves one out); what becomes of lines without a key whose
 * title is there already (`change` that record, or `add` another); the name by which its progress is asked.
 */
export const IMPORT_PARTS = {
  dryRun: 'dryRun',
  onlyRight: 'onlyRight',
  columns: 'columns',
  same: 'same',
  run: 'run',
} as const;

/** The part of a body by which an export is asked for the rows of its records as well, one a line. */
export const EXPORT_WITH_ROWS = 'withRows';

/** Where an import's progress is answered, and where it is stopped; `{run}` is the name that the form gave. */
export const IMPORT_RUN_PATH = 'imports/{run}';

/** What can become of lines without a key whose title is there already. */
export const sameChoices = ['change', 'add'] as const;
export type SameChoice = (typeof sameChoices)[number];

/** What a line of an import is beside what is stored. */
export const lineStates = ['new', 'changed', 'unchanged', 'wrong'] as const;
export type LineState = (typeof lineStates)[number];

/** A line of an import, as the server judges it. */
export interface ImportLine {
  /** Its place in the file, from 1; that of its first line where a text in it has several. */
  readonly line: number;
  readonly state: LineState;
  /** The texts of the line, by column; of records those that identify it, and what is changed or wrong. */
  readonly texts: Readonly<Record<string, string>>;
  /** What the columns that change hold by now, as the file would write it. */
  readonly before: Readonly<Record<string, string>>;
  /** What is wrong, by column, in the words of the form. */
  readonly problems: Readonly<Record<string, string>>;
  /**
   * The column by which its record was found, and that record's id, where the line doesn't give the id itself; no column
   * where it was found because all of them are equal.
   */
  readonly match?: { readonly by?: string; readonly id: number };
  /** It has no key, and so many records have its title: it is wrong until somebody chooses what becomes of it. */
  readonly same?: readonly number[];
}

/** A head of a file, and the head of the column that it stands for; `null` while it stands for none. */
export interface FileHead {
  readonly head: string;
  readonly column: string | null;
}

/** How many lines are in each state. */
export type LineCounts = Readonly<Record<LineState, number>>;

/** How far an import is: it judges all lines, and stores them then. */
export interface ImportProgress {
  readonly phase: 'judging' | 'storing';
  readonly done: number;
  readonly of: number;
  /** The process that imported has ended: what was stored by then stands, and nobody goes on. */
  readonly lost?: 1;
}
