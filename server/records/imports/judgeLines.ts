import {
  type FileColumn,
  type ImportLine,
  isBlank,
  type LineState,
  type Problem,
} from '../../../schemas';
import { sameness } from '../../../schemas/kinds/unique';
import type { CallContext } from '../../contract/CallContext';
import type { Values } from '../../store/Store';
import { fieldName, problemText } from '../texts';
import { bodyOf, cellOf } from './cells';
import { type CsvLine, unguarded } from './csvText';
import { type CellReader, cellReader } from './readCells';
import type { ReadLines } from './readLines';
import type { Words } from './words';

/** What a line says, by column. */
export type Texts = Readonly<Record<string, string>>;

export type Problems = Readonly<Record<string, Problem<string>>>;

/** What a line is about, and by what that was found. */
export interface Found {
  /** What is stored; none of a new line. */
  readonly row?: Values;
  readonly match?: ImportLine['match'];
  readonly same?: ImportLine['same'];
  /** Why it isn't known which one it is about. */
  readonly problems?: Problems;
}

/** Where the lines of a file go. */
export interface Destination {
  /** The resource in whose words problems are told. */
  readonly resource: string;
  /** The column by which a line and what is stored are the same. */
  readonly key: string;
  /** Columns whose values no two lines share. */
  readonly unique: readonly string[];
  /** Of what is in order only the first columns are told, for there are many. */
  readonly isBrief?: true;
  /** What its fields, codes and links are called. */
  readonly words: Words;
  /** What is stored of what a line is about, by its texts. */
  find(context: CallContext, texts: Texts): Promise<Found>;
  /** What the fields that came make of what is stored, without a look at the rules. */
  read(body: Values, row: Values): { readonly after: Values; readonly problems: Problems };
  /** What would be stored, by the rules of the form; none where something is wrong. */
  accept(
    context: CallContext,
    body: Values,
    row: Values | undefined,
  ): Promise<{ readonly after: Values; readonly problems: Problems }>;
}

/** A line with what would be stored because of it. */
export interface JudgedLine {
  readonly told: ImportLine;
  /** The row that it is about; none of a new one. */
  readonly row: Values | undefined;
  readonly after: Values;
}

type FileColumns = ReadLines['columns'];

/** How many columns of a line are told where most are left out. */
const TOLD = 4;

const MAC_OR_WINDOWS_END = /\r\n?/g;

/** The texts of a line by column; where it is shorter than its heads, what is left out is empty. */
const textsOf = (columns: FileColumns, { cells }: CsvLine): Texts =>
  Object.fromEntries(
    columns.flatMap((column, at) =>
      column === null
        ? []
        : [[column.key, unguarded(cells[at] ?? '').replace(MAC_OR_WINDOWS_END, '\n')]],
    ),
  );

/** Which line had which value of a column that no two share. */
type Takers = ReadonlyMap<string, Map<string, number>>;

/** What is wrong with values that a line before has already. Takes them for this line where none has. */
const takenBefore = (takers: Takers, { line }: CsvLine, texts: Texts): Problems => {
  const problems: Record<string, Problem<string>> = {};
  for (const [key, taken] of takers) {
    const value = sameness(texts[key] ?? '');
    if (isBlank(value)) continue;
    const before = taken.get(value);
    if (before === undefined) taken.set(value, line);
    else problems[key] = { message: 'server.imports.doubled', params: { line: before } };
  }
  return problems;
};

const stateOf = (isWrong: boolean, isNew: boolean, changed: readonly unknown[]): LineState => {
  if (isWrong) return 'wrong';
  if (isNew) return 'new';
  return changed.length > 0 ? 'changed' : 'unchanged';
};

/** What is wrong, by the columns of the file: a field without one is named where the line is. */
const toldProblems = (
  context: CallContext,
  { resource, key }: Destination,
  columns: readonly FileColumn[],
  problems: Problems,
): Readonly<Record<string, string>> => {
  const told: Record<string, string> = {};
  for (const [name, problem] of Object.entries(problems)) {
    const text = problemText(context, resource, problem);
    const column = columns.find((one) => one.key === name || one.name === name);
    const isNamed = column !== undefined || name === key;
    const at = column?.key ?? key;
    const said = isNamed ? text : `${fieldName(context, resource, name)}: ${text}`;
    told[at] = told[at] === undefined ? said : `${told[at]} · ${said}`;
  }
  return told;
};

/** The texts that tell what a line is about, and those that matter. */
const toldTexts = (
  texts: Texts,
  { key, isBrief }: Destination,
  mattering: readonly string[],
): Texts => {
  if (!isBrief) return texts;
  const filled = Object.keys(texts).filter((name) => texts[name] !== '');
  const names = new Set([key, ...filled.slice(0, TOLD), ...mattering]);
  return Object.fromEntries([...names].map((name) => [name, texts[name] ?? '']));
};

/** What lines of one file are judged by. */
interface Judging {
  readonly destination: Destination;
  /** What the file has at each place. */
  readonly columns: FileColumns;
  /** The columns that it has. */
  readonly given: readonly FileColumn[];
  /** Those of them that people enter: nobody enters the id by which a record is known. */
  readonly entered: readonly FileColumn[];
  readonly read: CellReader;
  readonly takers: Takers;
  /** The lines by the records that they were matched to. */
  readonly matched: Map<number, number>;
}

/** The columns in which one row says something else than another. */
const differing = ({ entered }: Judging, row: Values, after: Values): readonly FileColumn[] =>
  entered.filter(
    (column) =>
      !(column.name in after && after[column.name] === row[column.name]) &&
      cellOf(row, column) !== cellOf(after, column),
  );

/** What is stored already is let be, whatever the rules say by now. */
const isAsStored = (judging: Judging, row: Values, body: Values): boolean => {
  const { after, problems } = judging.destination.read(body, row);
  return Object.keys(problems).length === 0 && differing(judging, row, after).length === 0;
};

/** What is wrong with a line whatever the rules say. */
const wrongInFile = (
  { destination: { key }, columns, takers, matched }: Judging,
  line: CsvLine,
  texts: Texts,
  { match, problems }: Found,
): Problems => {
  const isTooLong = line.cells.slice(columns.length).some((cell) => cell !== '');
  const before = match && matched.get(match.id);
  if (match && before === undefined) matched.set(match.id, line.line);
  return {
    ...(isTooLong && { [key]: { message: 'server.imports.tooLong' } }),
    ...(match &&
      before !== undefined && {
        [match.by]: { message: 'server.imports.doubled', params: { line: before } },
      }),
    ...(problems ?? takenBefore(takers, line, texts)),
  };
};

/** What would be stored. What can't be anyhow isn't accepted: that may change what stands beside it. */
const outcomeOf = async (
  context: CallContext,
  judging: Judging,
  { row, body, early }: { row: Values | undefined; body: Values; early: Problems },
): Promise<{ readonly after: Values; readonly problems: Problems }> => {
  if (Object.keys(early).length > 0) return { after: row ?? {}, problems: early };
  if (row && isAsStored(judging, row, body)) return { after: row, problems: {} };
  return judging.destination.accept(context, body, row);
};

const judgeLine = async (
  context: CallContext,
  judging: Judging,
  line: CsvLine,
): Promise<JudgedLine> => {
  const { destination, columns, entered, given } = judging;
  const texts = textsOf(columns, line);
  const found = await destination.find(context, texts);
  const { row, match, same } = found;
  const { values, problems: unreadable } = await judging.read(context, texts, row);
  const early = { ...unreadable, ...wrongInFile(judging, line, texts, found) };
  const body = bodyOf(entered, values);
  const { after, problems } = await outcomeOf(context, judging, { row, body, early });
  const wrong = toldProblems(context, destination, given, problems);
  const changed = row ? differing(judging, row, after) : [];
  const mattering = [...changed.map(({ key }) => key), ...Object.keys(wrong)];
  return {
    row,
    after,
    told: {
      line: line.line,
      state: stateOf(Object.keys(wrong).length > 0, row === undefined, changed),
      texts: toldTexts(texts, destination, mattering),
      before: Object.fromEntries(changed.map((column) => [column.key, cellOf(row ?? {}, column)])),
      problems: wrong,
      ...(match && { match }),
      ...(same && { same }),
    },
  };
};

/** Says of a line of a file what it would do. */
export type Judge = (context: CallContext, line: CsvLine) => Promise<JudgedLine>;

/**
 * Judges lines of a file, one after the other: which row each is about, what changes of it, and what is wrong.
 *
 * @param read what the file has at each place, and how it writes numbers
 */
export const judgeOf = (
  destination: Destination,
  { columns, decimal }: Pick<ReadLines, 'columns' | 'decimal'>,
): Judge => {
  const given = columns.filter((column) => column !== null);
  const entered = given.filter(({ field }) => !field.readOnly);
  const names = [destination.key, ...destination.unique];
  const judging: Judging = {
    destination,
    columns,
    given,
    entered,
    read: cellReader(entered, destination.words, decimal),
    matched: new Map(),
    takers: new Map(names.map((name) => [name, new Map()])),
  };
  return (context, line) => judgeLine(context, judging, line);
};
