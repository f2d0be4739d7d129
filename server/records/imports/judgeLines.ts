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
import { bodyOf, cellOf, comparedCell } from './cells';
import { type CsvLine, unguarded } from './csvText';
import type { Destination, Found, Problems, Texts } from './Destination';
import { columnProblems, reportedTexts } from './lineReport';
import { type CellReader, cellReader } from './readCells';
import type { ReadLines } from './readLines';

/** A line with what would be stored because of it. */
export interface JudgedLine<R extends Values = Values> {
  readonly report: ImportLine;
  /** The row that it is about; none of a new one. */
  readonly row: R | undefined;
  readonly after: Values;
}

type FileColumns = ReadLines['columns'];

const MAC_OR_WINDOWS_END = /\r\n?/g;

/** The texts of a line by column; where it is shorter than its heads, what is left out is empty. */
export const textsOf = (columns: FileColumns, { cells }: CsvLine): Texts =>
  Object.fromEntries(
    columns.flatMap((column, at) =>
      column === null
        ? []
        : [[column.key, unguarded(cells[at] ?? '').replace(MAC_OR_WINDOWS_END, '\n')]],
    ),
  );

/** Which line had which value of a column that no two share. */
type Takers = ReadonlyMap<string, Map<string, number>>;

/** What is wrong with values that another line had before. Takes them for this one where none has; it may come again. */
const takenBefore = (takers: Takers, { line }: CsvLine, texts: Texts): Problems => {
  const problems: Record<string, Problem<string>> = {};
  for (const [key, taken] of takers) {
    const value = sameness(texts[key] ?? '');
    if (isBlank(value)) continue;
    const before = taken.get(value);
    if (before === undefined) taken.set(value, line);
    else if (before !== line)
      problems[key] = { message: 'server.imports.doubled', params: { line: before } };
  }
  return problems;
};

const stateOf = (isWrong: boolean, isNew: boolean, changed: readonly unknown[]): LineState => {
  if (isWrong) return 'wrong';
  if (isNew) return 'new';
  return changed.length > 0 ? 'changed' : 'unchanged';
};

/** What lines of one file are judged by. */
interface Judging<R extends Values> {
  readonly destination: Destination<R>;
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

/** The columns in which one row differs from another. */
const differing = (
  { entered }: Pick<Judging<Values>, 'entered'>,
  row: Values,
  after: Values,
): readonly FileColumn[] =>
  entered.filter(
    (column) =>
      !(column.name in after && after[column.name] === row[column.name]) &&
      comparedCell(row, column) !== comparedCell(after, column),
  );

/** What is stored already stays valid, whatever the rules are by now. */
const isAsStored = async <R extends Values>(
  judging: Judging<R>,
  row: R,
  body: Values,
): Promise<boolean> => {
  const { after, problems } = await judging.destination.read(body, row);
  return Object.keys(problems).length === 0 && differing(judging, row, after).length === 0;
};

/** What is wrong with a line regardless of the rules. */
const wrongInFile = <R extends Values>(
  { destination: { key, takesSeveral }, columns, takers, matched }: Judging<R>,
  line: CsvLine,
  texts: Texts,
  { match, problems }: Found<R>,
): Problems => {
  const isTooLong = line.cells.slice(columns.length).some((cell) => cell !== '');
  const before = match && !takesSeveral ? matched.get(match.id) : undefined;
  if (match && before === undefined) matched.set(match.id, line.line);
  return {
    ...(isTooLong && { [key]: { message: 'server.imports.tooLong' } }),
    ...(match &&
      before !== undefined &&
      before !== line.line && {
        [match.by ?? key]: { message: 'server.imports.doubled', params: { line: before } },
      }),
    ...(problems ?? takenBefore(takers, line, texts)),
  };
};

/** What would be stored. What can't be anyhow isn't looked at any further. */
const outcomeOf = async <R extends Values>(
  context: CallContext,
  judging: Judging<R>,
  { row, body, early }: { row: R | undefined; body: Values; early: Problems },
): Promise<{ readonly after: Values; readonly problems: Problems }> => {
  if (Object.keys(early).length > 0) return { after: row ?? {}, problems: early };
  if (row && (await isAsStored(judging, row, body))) return { after: row, problems: {} };
  return judging.destination.accept(context, body, row);
};

/** Whether it is known what a line is about, or why it can't be. */
const isFound = ({ row, problems }: Found, unreadable: Problems): boolean =>
  row !== undefined || problems !== undefined || Object.keys(unreadable).length > 0;

/** The record of a line that holds only what is stored already. */
const foundWhole = async <R extends Values>(
  context: CallContext,
  { destination: { identical, read } }: Judging<R>,
  { line }: CsvLine,
  body: Values,
): Promise<Found<R>> => {
  if (!identical) return {};
  const { after, problems } = await read(body, {});
  const row = Object.keys(problems).length > 0 ? undefined : await identical(context, after, line);
  return row ? { row, match: { id: row.id } } : {};
};

const judgeLine = async <R extends Values>(
  context: CallContext,
  judging: Judging<R>,
  line: CsvLine,
): Promise<JudgedLine<R>> => {
  const { destination, columns, entered, given } = judging;
  const texts = textsOf(columns, line);
  const sought = await destination.find(context, texts);
  const { values, problems: unreadable } = await judging.read(context, texts, sought.row);
  const body = bodyOf(entered, values);
  const found = isFound(sought, unreadable)
    ? sought
    : await foundWhole(context, judging, line, body);
  const { row, match, same } = found;
  const early = { ...unreadable, ...wrongInFile(judging, line, texts, found) };
  const { after, problems } = await outcomeOf(context, judging, { row, body, early });
  const wrong = columnProblems(context, destination, given, problems);
  const changed = row ? differing(judging, row, after) : [];
  const mattering = [...changed.map(({ key }) => key), ...Object.keys(wrong)];
  return {
    row,
    after,
    report: {
      line: line.line,
      state: stateOf(Object.keys(wrong).length > 0, row === undefined, changed),
      texts: reportedTexts(texts, destination, mattering),
      before: Object.fromEntries(changed.map((column) => [column.key, cellOf(row ?? {}, column)])),
      problems: wrong,
      ...(match && { match }),
      ...(same && { same }),
    },
  };
};

/** Reports what a line of a file would do. */
export type Judge<R extends Values = Values> = (
  context: CallContext,
  line: CsvLine,
) => Promise<JudgedLine<R>>;

/**
 * Judges lines of a file, one after the other: which row each is about, what changes of it, and what is wrong.
 *
 * @param read what the file has at each place, and how it writes numbers
 */
export const judgeOf = <R extends Values>(
  destination: Destination<R>,
  { columns, decimal }: Pick<ReadLines, 'columns' | 'decimal'>,
): Judge<R> => {
  const given = columns
    .filter((column) => column !== null)
    .filter(({ list }) => list === undefined);
  const entered = given.filter(({ field }) => !field.readOnly);
  const names = [...(destination.takesSeveral ? [] : [destination.key]), ...destination.unique];
  const judging: Judging<R> = {
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
