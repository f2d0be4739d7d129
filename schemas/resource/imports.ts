import { isKind, traitsOf } from '../fields/isKind';
import { type AnyField, type AnyFields, nameToSend } from '../kinds/Kind';
import { contentLanguages } from '../kinds/perLanguage';

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
 * head stands for which column (JSON, by the file's heads; '' leaves one out); the name by which its progress is asked.
 */
export const IMPORT_PARTS = {
  dryRun: 'dryRun',
  onlyRight: 'onlyRight',
  columns: 'columns',
  run: 'run',
} as const;

/** Where an import's progress is answered, and where it is stopped; `{run}` is the name that the form gave. */
export const IMPORT_RUN_PATH = 'imports/{run}';

/**
 * Records, or rows inside one, that come in as a CSV file: a line changes the one that has its key, or is a new one.
 * What a file would do is answered line by line before anything is stored.
 */
export interface ImportsSpec<Name extends string = string> {
  /** The function that takes the file; it is named in a header. */
  readonly fn: string;
  /** Where it is called; the path of the record, or of the resource, unless given. */
  readonly path?: string;
  /** The part that the file travels in, `file` unless the specification names another. */
  readonly part?: string;
  /** The field by which a line and what is stored are the same; of records their id unless given. */
  readonly key: Name;
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
export type RecordImports<Name extends string> = Omit<ImportsSpec<Name>, 'key'> & {
  readonly key?: Name;
};

/** A column of a file: a field, or a field that each language has, in one of them. */
export interface FileColumn {
  /** What stands above it: how the field is called on the wire, and the language. */
  readonly head: string;
  /** Its name among the columns. */
  readonly key: string;
  /** The field that it is of; in a language, the one that holds the blocks. */
  readonly name: string;
  /** What its cells hold. */
  readonly field: AnyField;
  /** The block that it stands in, and the field's name there. */
  readonly within?: { readonly language: string; readonly inner: string };
}

/** Whether a field can be given in a file: it is entered in the form, and saved with it. */
const isInFiles = (field: AnyField): boolean =>
  !field.readOnly &&
  !field.derived &&
  !field.formOnly &&
  field.saveWith === undefined &&
  field.only === undefined &&
  !traitsOf(field).isUpload;

const columnsOf = (name: string, field: AnyField): readonly FileColumn[] => {
  if (!isKind(field, 'perLanguage'))
    return [{ head: nameToSend(name, field), key: name, name, field }];
  const { fields, languages = contentLanguages } = field;
  return languages.flatMap((language) =>
    Object.entries(fields).map(([inner, one]) => ({
      head: `${nameToSend(inner, one)}.${language}`,
      key: `${name}.${language}.${inner}`,
      name,
      field: one,
      within: { language, inner },
    })),
  );
};

/** The columns of a file, in the order of the fields. */
export const fileColumns = (
  fields: AnyFields,
  columns: readonly string[] = Object.entries(fields)
    .filter(([, field]) => isInFiles(field))
    .map(([name]) => name),
): readonly FileColumn[] =>
  columns.flatMap((name) => {
    const field = fields[name];
    return field ? columnsOf(name, field) : [];
  });

/** The column by which records are known that are known by their id: no field, and nobody enters it. */
const idColumn = (name: string): FileColumn => ({
  head: name,
  key: name,
  name,
  field: { kind: 'integer', readOnly: true },
});

/** A resource, as far as files of its records are concerned. */
interface Exchanged {
  readonly fields: AnyFields;
  readonly idField: string;
  readonly imports?: ImportsSpec;
}

/** The columns of a file of records: before the others the id, unless a field of theirs tells which one a line is about. */
export const recordColumns = (
  { fields, idField, imports }: Exchanged,
  columns?: readonly string[],
): readonly FileColumn[] => {
  const own = fileColumns(fields, columns);
  return imports && imports.key !== idField ? own : [idColumn(idField), ...own];
};

/** What a line of an import is beside what is stored. */
export const lineStates = ['new', 'changed', 'unchanged', 'wrong'] as const;
export type LineState = (typeof lineStates)[number];

/** A line of an import, as the server judges it. */
export interface ImportLine {
  /** Its place in the file, from 1; that of its first line where a text in it has several. */
  readonly line: number;
  readonly state: LineState;
  /** The texts of the line, by column; of records those that tell which it is, and what is changed or wrong. */
  readonly texts: Readonly<Record<string, string>>;
  /** What the columns that change hold by now, as the file would say it. */
  readonly before: Readonly<Record<string, string>>;
  /** What is wrong, by column, in the words of the form. */
  readonly problems: Readonly<Record<string, string>>;
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
}
