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

export type Problems = Readonly<Record<string, Problem<string>>>;

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
  /** What is stored under a key. @param key blank where the line has none */
  find(context: CallContext, key: string): Promise<Values | undefined>;
  /** What is wrong with a key, whatever is stored under it. */
  wrongKey?(key: string): Problem<string> | undefined;
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

/** The columns of a file by their places; `null` for one that is left out. */
export type FileColumns = readonly (FileColumn | null)[];

/** How many columns of a line are told where most are left out. */
const TOLD = 4;

const MAC_OR_WINDOWS_END = /\r\n?/g;

/** The texts of a line by column; where it is shorter than its heads, what is left out is empty. */
const textsOf = (columns: FileColumns, { cells }: CsvLine): Readonly<Record<string, string>> =>
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
const takenBefore = (
  takers: Takers,
  { line }: CsvLine,
  texts: Readonly<Record<string, string>>,
): Problems => {
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
  texts: Readonly<Record<string, string>>,
  { key, isBrief }: Destination,
  mattering: readonly string[],
): Readonly<Record<string, string>> => {
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
  readonly takers: Takers;
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
  { destination: { key, wrongKey }, columns, takers }: Judging,
  line: CsvLine,
  texts: Readonly<Record<string, string>>,
): Problems => {
  const ofKey = wrongKey?.(texts[key] ?? '');
  const isTooLong = line.cells.slice(columns.length).some((cell) => cell !== '');
  return {
    ...(isTooLong && { [key]: { message: 'server.imports.tooLong' } }),
    ...(ofKey && { [key]: ofKey }),
    ...takenBefore(takers, line, texts),
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
  const row = await destination.find(context, texts[destination.key] ?? '');
  const early = wrongInFile(judging, line, texts);
  const body = bodyOf(entered, texts);
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
    },
  };
};

/** Says of a line of a file what it would do. */
export type Judge = (context: CallContext, line: CsvLine) => Promise<JudgedLine>;

/**
 * Judges lines of a file, one after the other: which row each is about, what changes of it, and what is wrong.
 *
 * @param columns what the file has at each place
 */
export const judgeOf = (destination: Destination, columns: FileColumns): Judge => {
  const given = columns.filter((column) => column !== null);
  const names = [destination.key, ...destination.unique];
  const judging: Judging = {
    destination,
    columns,
    given,
    entered: given.filter(({ field }) => !field.readOnly),
    takers: new Map(names.map((name) => [name, new Map()])),
  };
  return (context, line) => judgeLine(context, judging, line);
};
