import {
  type AnyField,
  type AnyFields,
  type ImportLine,
  isBlank,
  type LineState,
  type Problem,
} from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import type { Values } from '../../store/Store';
import { answerField } from '../../wire/fields';
import { brokenReferences } from '../references/brokenReferences';
import { readInner } from '../save/acceptInner';
import { problemText } from '../texts';
import { type CsvLine, unguarded } from './csvText';

/** Where the lines of a file go. */
export interface Destination {
  /** The resource in whose words problems are told. */
  readonly resource: string;
  readonly fields: AnyFields;
  /** The field by which a line and a row are the same. */
  readonly key: string;
  /** Fields whose values no two rows share. */
  readonly unique: readonly string[];
  /** What is stored. */
  readonly rows: readonly Values[];
}

/** A line with what would be stored because of it. */
export interface JudgedLine {
  readonly told: ImportLine;
  /** The row that it is about; none of a new one. */
  readonly row: Values | undefined;
  readonly after: Values;
}

type Problems = Readonly<Record<string, Problem<string>>>;

/** What makes two values the same, whatever capitals they have and blanks around them. */
const sameness = (value: unknown): string => String(value).trim().toLowerCase();

/** A stored value as a file says it. */
export const cellOf = (stored: unknown, field: AnyField): string => {
  const answered = answerField(stored, field);
  if (answered === null || answered === undefined) return '';
  return typeof answered === 'object' ? JSON.stringify(answered) : String(answered);
};

/** Who has which value of a field that no two rows share: rows, and lines that came before. */
const holdersOf = (name: string, rows: readonly Values[]): Map<string, Values | number> =>
  new Map(
    rows.filter((row) => !isBlank(row[name])).map((row) => [sameness(row[name]), row] as const),
  );

/** What is wrong with values that somebody else has already. Takes them for the line where nobody has. */
const takenValues = (
  holders: ReadonlyMap<string, Map<string, Values | number>>,
  { line }: CsvLine,
  row: Values | undefined,
  after: Values,
): Problems => {
  const problems: Record<string, Problem<string>> = {};
  for (const [name, taken] of holders) {
    if (isBlank(after[name])) continue;
    const holder = taken.get(sameness(after[name]));
    if (typeof holder === 'number')
      problems[name] = { message: 'server.imports.doubled', params: { line: holder } };
    else if (holder && holder !== row) problems[name] = { message: 'alreadyThere' };
    else taken.set(sameness(after[name]), line);
  }
  return problems;
};

const stateOf = (isWrong: boolean, isNew: boolean, changed: readonly string[]): LineState => {
  if (isWrong) return 'wrong';
  if (isNew) return 'new';
  return changed.length > 0 ? 'changed' : 'unchanged';
};

/** The texts of a line by field; where it is shorter than its heads, what is left out is empty. */
const textsOf = (names: readonly string[], { cells }: CsvLine): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name, at) => [name, unguarded(cells[at] ?? '')]));

/**
 * Judges the lines of a file, one after the other: which row each is about, what changes of it, and what is wrong.
 *
 * @param names the fields that the columns of the file stand for, in their order
 */
export const judgeLines = async (
  context: CallContext,
  { resource, fields, key, unique, rows }: Destination,
  names: readonly string[],
  lines: readonly CsvLine[],
): Promise<readonly JudgedLine[]> => {
  const byKey = new Map(rows.map((row) => [sameness(row[key]), row]));
  const holders = new Map(
    [...new Set([key, ...unique])].map((name) => [name, holdersOf(name, rows)]),
  );
  const judge = async (line: CsvLine): Promise<JudgedLine> => {
    const texts = textsOf(names, line);
    const row = isBlank(texts[key]) ? undefined : byKey.get(sameness(texts[key]));
    const { after, problems } = readInner(fields, texts, row);
    const isTooLong = line.cells.slice(names.length).some((cell) => cell !== '');
    const all: Problems = {
      ...(isTooLong && { [key]: { message: 'server.imports.tooLong' } }),
      ...takenValues(holders, line, row, after),
      ...(await brokenReferences(context, fields, row, after)),
      ...problems,
    };
    const wrong = Object.entries(all).map(([name, problem]) => [
      name,
      problemText(context, resource, problem),
    ]);
    const changed = row
      ? names.filter((name) => JSON.stringify(row[name]) !== JSON.stringify(after[name]))
      : [];
    const before = changed.map((name) => [
      name,
      cellOf(row?.[name], fields[name] ?? { kind: 'text' }),
    ]);
    return {
      row,
      after,
      told: {
        line: line.line,
        state: stateOf(wrong.length > 0, row === undefined, changed),
        texts,
        before: Object.fromEntries(before),
        problems: Object.fromEntries(wrong),
      },
    };
  };
  const judged: JudgedLine[] = [];
  for (const line of lines) judged.push(await judge(line));
  return judged;
};
